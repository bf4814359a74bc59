/** A public report made runnable: its text as it stood when it was read, and what it says as operations. */
export interface Report {
  readonly inputs: string;
  readonly right: string;
  /** `operation | argument | … = result`, the result in golden notation or the code of a refusal. */
  readonly cases: readonly string[];
}

/** The rows of `public-reports.json`, by id. */
export const reports: Readonly<Record<string, Report>> = {
  "CMP-01": {
    inputs: "A=(4,6,8):(2,3,5), B=6:3",
    right: "ERROR (no layout of size 6 equals A o B)",
    cases: ["composition | (4,6,8):(2,3,5) | 6:3 = stride-divisibility"],
  },
  "CMP-05": {
    inputs: "A=(10,2):(16,4), B=(3,4):(1,5)",
    right: "(3,(2,2)):(16,(80,4))",
    cases: ["composition | (10,2):(16,4) | (3,4):(1,5) = (3,(2,2)):(16,(80,4))"],
  },
  "CMP-06": {
    inputs: "A=(32,128):(128,1), B=(30,128):(1,32)",
    right: "(30,128):(128,1)",
    cases: ["composition | (32,128):(128,1) | (30,128):(1,32) = (30,128):(128,1)"],
  },
  "CMP-08": {
    inputs: "A=(2,3):(4,1), B=(3,4):(3,1)",
    right: "ERROR",
    cases: ["composition | (2,3):(4,1) | (3,4):(3,1) = stride-divisibility"],
  },
  "CMP-12": {
    inputs: "A=(3,6,2,8):(5,7,11,13), B=96:3 and B=48:6",
    right: "(6,2,8):(7,11,13) and (3,2,8):(14,11,13)",
    cases: [
      "composition | (3,6,2,8):(5,7,11,13) | 96:3 = (6,2,8):(7,11,13)",
      "composition | (3,6,2,8):(5,7,11,13) | 48:6 = (3,2,8):(14,11,13)",
    ],
  },
  "CMP-21": {
    inputs: "A=((2,3),8):((1,2),6), T=<<2,3>,4>",
    right: "compose ((2,3),4):((1,2),6); divide (((2,1),(3,1)),(4,2)):(((1,0),(2,0)),(6,24))",
    cases: [
      "composition | ((2,3),8):((1,2),6) | <<2,3>,4> = ((2,3),4):((1,2),6)",
      "logical_divide | ((2,3),8):((1,2),6) | <<2,3>,4> = (((2,1),(3,1)),(4,2)):(((1,0),(2,0)),(6,24))",
    ],
  },
  "CMP-23": {
    inputs: "A=(5,3):(1,7), B=4:1, C=2:5",
    right: "2:7 vs 2:5",
    cases: [
      "composition | 4:1 | 2:5 = 2:5",
      "composition | (5,3):(1,7) | 2:5 = 2:7",
      "composition | (5,3):(1,7) | 4:1 = 4:1",
    ],
  },
  "CMP-24": {
    inputs: "A=(8,64):(64,1), B=((4,4),4):((16,1),4)",
    right: "((4,4),(2,2)):((2,64),(256,1))",
    cases: ["composition | (8,64):(64,1) | ((4,4),4):((16,1),4) = ((4,4),(2,2)):((2,64),(256,1))"],
  },
  "DER-01": {
    inputs: "A=(6,2):(1,7), B=(3,2):(2,5)",
    right: "ERROR",
    cases: ["composition | (6,2):(1,7) | (3,2):(2,5) = distributivity"],
  },
  "DER-02": {
    inputs: "A=(8,8):(3,97), B=(3,4):(3,8)",
    right: "(3,4):(9,97) is exact; the paper's sufficient test 3*3<=8 fails",
    cases: ["composition | (8,8):(3,97) | (3,4):(3,8) = (3,4):(9,97)"],
  },
  "DER-04": {
    inputs: "A=(2,2):(1,8), B=3:1",
    right: "ERROR",
    cases: ["composition | (2,2):(1,8) | 3:1 = shape-divisibility"],
  },
  "DER-05": {
    inputs: "A=(4,8):(8,1), B=(1,4):(7,1)",
    right: "(1,4):(0,8)",
    cases: ["composition | (4,8):(8,1) | (1,4):(7,1) = (1,4):(0,8)"],
  },
  "DER-06": {
    inputs: "A=(2,1):(1,80), B=(3,2):(2,1)",
    right: "(3,2):(80,1)",
    cases: ["composition | (2,1):(1,80) | (3,2):(2,1) = (3,2):(80,1)"],
  },
  "DER-07": {
    inputs: "A=(4,6,8,10):(2,3,5,7), B=6:12",
    right: "(2,3):(9,5)",
    cases: ["composition | (4,6,8,10):(2,3,5,7) | 6:12 = (2,3):(9,5)"],
  },
  "DER-09": {
    inputs: "A=(3,2):(1,10), B=(2,2):(1,2) (the same function as 4:1)",
    right: "ERROR",
    cases: [
      "composition | (3,2):(1,10) | (2,2):(1,2) = distributivity",
      "composition | (3,2):(1,10) | 4:1 = shape-divisibility",
    ],
  },
  "CPL-05": {
    inputs: "6:4 in 24",
    right: "complement 4:1; coalesced 24:1",
    cases: [
      "complement | 6:4 | 24 = 4:1",
      "coalesce | (4,6):(1,4) = 24:1",
      "coalesce | (4,(6)):(1,(4)) = 24:1",
    ],
  },
  "COA-01": {
    inputs: "(1,1):(8,4)",
    right: "1:0 (any stride is equal as a function)",
    cases: ["coalesce | (1,1):(8,4) = 1:0"],
  },
  "COA-02": {
    inputs: "(3,2):(2,1) and (2,3):(1,2)",
    right: "colexicographic: (3,2):(2,1) stays; (2,3):(1,2) -> 6:1",
    cases: ["coalesce | (3,2):(2,1) = (3,2):(2,1)", "coalesce | (2,3):(1,2) = 6:1"],
  },
  "COA-05": {
    inputs: "any",
    right:
      "e.g. composition((10,2):(16,4),(5,4):(1,5)) = (5,(2,2)):(16,(80,4)), not ((5,1),(2,2)):((16,4),(80,4))",
    cases: ["composition | (10,2):(16,4) | (5,4):(1,5) = (5,(2,2)):(16,(80,4))"],
  },
  "CRD-01": {
    inputs: "idx2crd(11,(5,4))",
    right: "(1,2)",
    cases: ["idx2crd | 11 | (5,4) = (1,2)"],
  },
  "CRD-02": {
    inputs: "idx2crd(7,(1,(2,2)),(0,(1,2)))",
    right: "(0,(1,1))",
    cases: ["idx2crd | 7 | (1,(2,2)) | (0,(1,2)) = (0,(1,1))"],
  },
  "CRD-04": {
    inputs: "24 vs (24) vs (4,6)",
    right: "24 <= (24): yes; (24) <= 24: no; (24) <= (4,6): no; 24 <= (4,6): yes",
    cases: [
      "compatible | 24 | (24) = true",
      "compatible | (24) | 24 = false",
      "compatible | (24) | (4,6) = false",
      "compatible | 24 | (4,6) = true",
    ],
  },
  "CRD-06": {
    inputs: "-1; (-2,3); (2,(-3,4)); 0",
    right: "ERROR for all four (shape extents are positive integers)",
    cases: [
      "layout | -1 = extent",
      "layout | (-2,3) = extent",
      "layout | (2,(-3,4)) = extent",
      "layout | 0 = extent",
    ],
  },
  "CRD-13": {
    inputs: "(5,(2,2)):(16,(80,4)) vs (5,2,2):(16,80,4)",
    right:
      "equal on the 20 integer coordinates; but (i,j) is a coordinate only of the first, (i,j,k) only of the second",
    cases: [
      "flatten | (5,(2,2)) = (5,2,2)",
      "flatten | (16,(80,4)) = (16,80,4)",
      "at | (5,(2,2)):(16,(80,4)) | 19 = 148",
      "at | (5,2,2):(16,80,4) | 19 = 148",
      "at | (5,(2,2)):(16,(80,4)) | (4,3) = 148",
      "at | (5,2,2):(16,80,4) | (4,3) = coordinate",
      "at | (5,2,2):(16,80,4) | (4,1,1) = 148",
      "at | (5,(2,2)):(16,(80,4)) | (4,1,1) = coordinate",
    ],
  },
  "DYN-01": {
    inputs: "(65384,65384):(65384,1)",
    right: "4275067455",
    cases: ["at | (65384,65384):(65384,1) | (65383,65383) = 4275067455"],
  },
  "DYN-02": {
    inputs: "(536870913,4):(4,1), coordinate (536870912,0)",
    right: "2147483648",
    cases: ["at | (536870913,4):(4,1) | (536870912,0) = 2147483648"],
  },
  "DYN-04": {
    inputs: "(1,N,H,D) with first stride N*H*D >= 2^31, e.g. (1,2097152,8,128):(2147483648,1024,128,1)",
    right: "stride of a size-1 mode is irrelevant: equal to (1,2097152,8,128):(0,1024,128,1)",
    cases: [
      "coalesce | (1,2097152,8,128):(2147483648,1024,128,1) = (2097152,8,128):(1024,128,1)",
      "coalesce | (1,2097152,8,128):(0,1024,128,1) = (2097152,8,128):(1024,128,1)",
    ],
  },
  "DYN-05": {
    inputs: "4:-1; (2,4):(4,-1); Sw<2,0,2> over 16:1",
    right: "span (max-min+1): 4, 8, 16; highest offset +1: 1, 5, 16",
    cases: ["cosize | 4:-1 = 4", "cosize | (2,4):(4,-1) = 8"],
  },
  "DYN-10": {
    inputs: "tensor (4,8):(10,1) rebuilt as (4,8):(8,1)",
    right: "L(1,0)=10, not 8",
    cases: ["at | (4,8):(10,1) | (1,0) = 10"],
  },
  "DIV-01": {
    inputs: "A=(12,32):(1,12), B=(4,8):(1,4)",
    right: "((4,8),12):((1,4),32)",
    cases: ["logical_divide | (12,32):(1,12) | (4,8):(1,4) = ((4,8),12):((1,4),32)"],
  },
  "DIV-02": {
    inputs: "A=(12,(4,8)):(7,(1,30)), tiler 128",
    right: "ERROR",
    cases: ["zipped_divide | (12,(4,8)):(7,(1,30)) | 128 = shape-divisibility"],
  },
  "DIV-03": {
    inputs: "A=(12,(4,8)):(7,(1,30)), tiler 12",
    right: "(12,(4,8)):(7,(1,30))",
    cases: ["zipped_divide | (12,(4,8)):(7,(1,30)) | 12 = (12,(4,8)):(7,(1,30))"],
  },
  "DIV-04": {
    inputs: "A=(12,(4,8)):(7,(1,30)), T=<2,_>",
    right: "((2,1),(6,(4,8))):((7,0),(14,(1,30)))",
    cases: ["zipped_divide | (12,(4,8)):(7,(1,30)) | <2,_> = ((2,1),(6,(4,8))):((7,0),(14,(1,30)))"],
  },
  "DIV-06": {
    inputs: "A=(9,(4,8)):(59,(13,1)), T=<3:3,(2,4):(1,8)>",
    right: "((3,(2,4)),(3,(2,2))):((177,(13,2)),(59,(26,1)))",
    cases: [
      "zipped_divide | (9,(4,8)):(59,(13,1)) | <3:3,(2,4):(1,8)> = ((3,(2,4)),(3,(2,2))):((177,(13,2)),(59,(26,1)))",
    ],
  },
  "DIV-10": {
    inputs: "A=(3,8):(1,3), T=<2,3>",
    right:
      "zipped ((2,3),(2,3)):((1,3),(2,9)); 36 coordinates, 24 of them in bounds, 12 must be predicated off",
    cases: ["zipped_divide | (3,8):(1,3) | <2,3> = ((2,3),(2,3)):((1,3),(2,9))"],
  },
  "DIV-11": {
    inputs: "A=(10,64):(64,1), T=<16,64>",
    right: "((16,1),(64,1)):((64,0),(1,0)); rows 10..15 are out of bounds",
    cases: ["logical_divide | (10,64):(64,1) | <16,64> = ((16,1),(64,1)):((64,0),(1,0))"],
  },
  "DIV-13": {
    inputs: "2:5 (/) 1; 4:3 (/) 4; 2:5 (/) 4",
    right: "(1,2):(0,5); (4,1):(3,0); (4,1):(5,0)",
    cases: [
      "logical_divide | 2:5 | 1 = (1,2):(0,5)",
      "logical_divide | 4:3 | 4 = (4,1):(3,0)",
      "logical_divide | 2:5 | 4 = (4,1):(5,0)",
    ],
  },
  "DIV-15": {
    inputs: "A=(5120,4096):(1,5120), tiler <32,64,4> projected to <32,4>, coordinate (m,_)",
    right: "(32,4,1024):(1,5120,20480)",
    cases: [
      "zipped_divide | (5120,4096):(1,5120) | <32,4> = ((32,4),(160,1024)):((1,5120),(32,20480))",
      "slice | ((32,4),(160,1024)):((1,5120),(32,20480)) | (_,_) | (3,_) = (32,4,1024):(1,5120,20480)",
    ],
  },
  "DIV-16": {
    inputs: "A=(2,6):(6,1), T=<1,2>",
    right: "((1,2),(2,3)):((0,1),(6,2))",
    cases: ["zipped_divide | (2,6):(6,1) | <1,2> = ((1,2),(2,3)):((0,1),(6,2))"],
  },
  "DIV-17": {
    inputs: "acc=(4,2,4):(1,4,8), T=<2>",
    right: "((2,2),2,4):((1,2),4,8) -> ((2,2),(2,4)):((2,4),(1,8))",
    cases: [
      "logical_divide | (4,2,4):(1,4,8) | <2> = ((2,2),2,4):((1,2),4,8)",
      "flat_divide | (4,2,4):(1,4,8) | <2> = (2,2,2,4):(1,2,4,8)",
      "select | (2,2,2,4):(1,2,4,8) | 1 | 2 | 0 | 3 = (2,2,2,4):(2,4,1,8)",
      "group | (2,2,2,4):(2,4,1,8) | 0 | 2 = ((2,2),2,4):((2,4),1,8)",
      "group | ((2,2),2,4):((2,4),1,8) | 1 | 3 = ((2,2),(2,4)):((2,4),(1,8))",
    ],
  },
  "CPL-01": {
    inputs: "4:2 with target 8",
    right: "2:1 within target 8 (paper form without target: (2,1):(1,8))",
    cases: ["complement | 4:2 | 8 = 2:1", "complement | 4:2 = (2,1):(1,8)"],
  },
  "CPL-02": {
    inputs: "4:2 with target 24",
    right: "(2,3):(1,8)",
    cases: ["complement | 4:2 | 24 = (2,3):(1,8)"],
  },
  "CPL-03": {
    inputs: "(2,2):(1,6) with target 24",
    right: "(3,2):(2,12); together ((2,2),(3,2)):((1,6),(2,12))",
    cases: [
      "complement | (2,2):(1,6) | 24 = (3,2):(2,12)",
      "isBijective | ((2,2),(3,2)):((1,6),(2,12)) = true",
    ],
  },
  "CPL-06": {
    inputs: "(2,3):(3,2)",
    right: "ERROR for complement; is_injective = true",
    cases: [
      "complement | (2,3):(3,2) = overlap",
      "complement | (2,3):(3,2) | 12 = overlap",
      "isInjective | (2,3):(3,2) = true",
    ],
  },
  "CPL-09": {
    inputs: "A=4:1, B=3:2",
    right: "bound must be at least |A|*cosize(B)=20; product (4,3):(1,8)",
    cases: ["logical_product | 4:1 | 3:2 = (4,3):(1,8)"],
  },
  "PRD-02": {
    inputs: "A=8:1, B=4",
    right: "(8,4):(1,8)",
    cases: ["logical_product | 8:1 | 4 = (8,4):(1,8)"],
  },
  "PRD-03": {
    inputs: "A=(2,5):(5,1), B=(3,4):(1,3)",
    right: "((2,3),(5,4)):((5,10),(1,30)) == (6,(5,4)):(5,(1,30)) as functions",
    cases: [
      "blocked_product | (2,5):(5,1) | (3,4):(1,3) = ((2,3),(5,4)):((5,10),(1,30))",
      "sameFunction | ((2,3),(5,4)):((5,10),(1,30)) | (6,(5,4)):(5,(1,30)) = true",
    ],
  },
  "PRD-04": {
    inputs: "A=(2,5):(5,1), B=(3,4):(1,3); and A=(32,8), B=(4,1)",
    right: "((2,5),(3,4)):((5,1),(10,30)); ((32,8),(4,1)):((1,32),(256,0))",
    cases: [
      "logical_product | (2,5):(5,1) | (3,4):(1,3) = ((2,5),(3,4)):((5,1),(10,30))",
      "logical_product | (32,8):(1,32) | (4,1):(1,4) = ((32,8),(4,1)):((1,32),(256,0))",
    ],
  },
  "PRD-05": {
    inputs:
      "tile_to_shape((2,3):(1,2), 12); tile_to_shape(.., (4,6,8)); make_ordered_layout((4,8), order (0,0))",
    right: "ERROR, ((2,2),(3,2),8):((1,6),(2,12),24), ERROR",
    cases: [
      "tileToShape | (2,3):(1,2) | 12 = rank",
      "tileToShape | (2,3):(1,2) | (4,6,8) = ((2,2),(3,2),8):((1,6),(2,12),24)",
      "orderedLayout | (4,8) | (0,0) = order",
    ],
  },
  "INV-02": {
    inputs: "(128,160):(65536,1)",
    right: "(65536,128):(128,1)",
    cases: ["left_inverse | (128,160):(65536,1) = (65536,128):(128,1)"],
  },
  "INV-03": {
    inputs: "4:2; (4,2):(1,16); ((2,2),(2,2)):((1,4),(8,32))",
    right: "(2,4):(0,1); (16,2):(1,4); (4,8,2):(1,2,8)",
    cases: [
      "left_inverse | 4:2 = (2,4):(0,1)",
      "left_inverse | (4,2):(1,16) = (16,2):(1,4)",
      "left_inverse | ((2,2),(2,2)):((1,4),(8,32)) = (4,8,2):(1,2,8)",
    ],
  },
  "INV-04": {
    inputs: "(2,4,6):(4,1,8)",
    right: "(4,2,6):(2,1,8)",
    cases: ["right_inverse | (2,4,6):(4,1,8) = (4,2,6):(2,1,8)"],
  },
  "INV-05": {
    inputs: "tiled=((2,512),(3,341)):((1,6),(2,3072)) from 1024/3 floored; index map (1024,1024):(1,1024)",
    right: "right_inverse=(2,3,512,341):(1,1024,2,3072); the composition with (1024,1024) is an ERROR",
    cases: [
      "right_inverse | ((2,512),(3,341)):((1,6),(2,3072)) = (2,3,512,341):(1,1024,2,3072)",
      "composition | (2,3,512,341):(1,1024,2,3072) | (1024,1024):(1,1024) = shape-divisibility",
    ],
  },
  "INV-06": {
    inputs: "(16,8192):(1,16)",
    right: "131072:1",
    cases: ["right_inverse | (16,8192):(1,16) = 131072:1"],
  },
  "INV-07": {
    inputs: "((2,2),(2,4)):((0,1),(0,2))",
    right: "(2,4):(2,8) for both",
    cases: [
      "right_inverse | ((2,2),(2,4)):((0,1),(0,2)) = (2,4):(2,8)",
      "left_inverse | ((2,2),(2,4)):((0,1),(0,2)) = (2,4):(2,8)",
    ],
  },
  "INV-09": {
    inputs: "left_inverse((4,4):(4,1)) reshaped to (8,2)",
    right: "(8,2) view of (4,4):(4,1): ((4,2),2):((4,1),2)",
    cases: [
      "left_inverse | (4,4):(4,1) = (4,4):(4,1)",
      "withShape | (4,4):(4,1) | (8,2) = ((4,2),2):((4,1),2)",
    ],
  },
  "VEC-01": {
    inputs: "src=dst=(2,3):(1,2)",
    right: "common run 6; usable vector = gcd(6,4) = 2",
    cases: [
      "maxCommonVector | (2,3):(1,2) | (2,3):(1,2) = 6",
      "vectorWidth | (2,3):(1,2) | (2,3):(1,2) | 4 = 2",
    ],
  },
  "VEC-02": {
    inputs: "src=(8,8):(1,8), dst=(8,8):(1,9)",
    right: "common run 8, but the widest vector that divides every outer stride is gcd(8,9)=1",
    cases: ["maxCommonVector | (8,8):(1,8) | (8,8):(1,9) = 8", "vectorWidth | (8,8):(1,8) | (8,8):(1,9) = 1"],
  },
  "VEC-03": {
    inputs: "A=((2,2),(4,2)):((1,8),(2,16)), B=(4,8):(1,4)",
    right: "run {0,1}: K=2, coordinates 2:1",
    cases: [
      "maxCommonVector | ((2,2),(4,2)):((1,8),(2,16)) | (4,8):(1,4) = 2",
      "maxCommonLayout | ((2,2),(4,2)):((1,8),(2,16)) | (4,8):(1,4) = 2:1",
    ],
  },
  "DYN-07": {
    inputs: "16:1 (2-byte) recast to 4-byte",
    right: "8:1",
    cases: ["recast | 16:1 | 16 | 32 = 8:1"],
  },
  "DYN-08": {
    inputs: "(1,1):(0,0) of 8-byte elements recast to 2-byte",
    right: "size must become 4, e.g. (4,1):(1,0)",
    cases: ["recast | (1,1):(0,0) | 64 | 16 = (4,1):(1,0)"],
  },
  "SWZ-07": {
    inputs: "(2,2,2):(8,16,32) vs 8:8 for one thread",
    right: "equal functions",
    cases: ["sameFunction | (2,2,2):(8,16,32) | 8:8 = true"],
  },
  "DER-03": {
    inputs: "A=10:1, B=(2,2):(1,5)",
    right: "ERROR",
    cases: ["logical_divide | 10:1 | (2,2):(1,5) = not-completing"],
  },
  "DER-08": {
    inputs: "4:2",
    right: "(2,1):(1,8) is intended (the maximal one); 1:8 and 1:24 satisfy eq.15-17 too",
    cases: ["complement | 4:2 = (2,1):(1,8)"],
  },
};

/** Rows that no case stands for, and why. */
export const apart: Readonly<Record<string, string>> = {
  "CMP-18": "strides that are basis vectors",
  "CMP-19": "strides that are basis vectors",
  "CRD-05": "swapped arguments are a type error at the call, not a result: coordinate.test.ts",
  "CRD-11": "about a partition, not an operation",
  "CRD-12": "about an operation that this library does not have",
  "CPL-08": "strides that are basis vectors",
  "INV-08": "a list of values, not a layout: completeness.test.ts",
  "SWZ-04": "swizzles",
  "SWZ-05": "swizzles",
  "SWZ-08": "swizzles",
  "SWZ-09": "swizzles",
  "SWZ-10": "swizzles",
};
