import { at, composition, layout, logicalDivide, zippedDivide } from "cute-layout";

// A matrix of 16 rows and 32 columns, the rows one after the other.
const matrix = layout("(16,32):(32,1)");

// Tiles of 4 by 8: what a tile holds, and how the tiles follow.
const tiles = zippedDivide(matrix, [4, 8]);
const where = at(tiles, [3, 5], [1, 2]);

// Each operation shows what it made. Put the cursor on a name to see its picture.
const columns = composition(layout("(8,8):(8,1)"), layout("((4,8),2):((16,1),8)"));

// This one has no layout: a step of 3 meets a mode of 4 in its midst.
const refused = composition(layout("(4,6,8):(2,3,5)"), layout("6:3"));

// Try other tiles: what does not divide is underlined.
const halves = logicalDivide(layout("10:1"), layout("(2,2):(1,5)"));
