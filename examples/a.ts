import { composition, layout } from "cute-layout";
export const R = composition(layout([8, 8], [8, 1]), layout("((4,8),2):((16,1),8)"));
export const bad = composition(layout("(4,6,8):(2,3,5)"), layout("6:3"));
