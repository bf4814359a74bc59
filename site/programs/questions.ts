import {
  assertInjective,
  coalesce,
  complement,
  isBijective,
  layout,
  rightInverse,
  sameFunction,
} from "cute-layout";

const a = layout("(4,8):(8,1)");
const inverse = rightInverse(a);
const yes: true = isBijective(a);

// What a layout leaves out of 256.
const rest = complement(layout("(4,8):(1,8)"), 256);

// The same function in fewer modes.
const short = coalesce(layout("(2,(1,6)):(1,(6,2))"));
const same = sameFunction(short, layout("12:1"));

// Two coordinates of this one meet.
assertInjective(layout("(4,8):(1,2)"));
