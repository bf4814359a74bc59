/** A public report made runnable: its text as it stood when it was read, and what it says as operations. */
export interface Report {
  readonly inputs: string;
  readonly right: string;
  /** `operation | argument | … = result`, the result in golden notation or the code of a refusal. */
  readonly cases: readonly string[];
}

/** The composition, coalesce and coordinate rows of `public-reports.json`, by id. */
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
    cases: ["composition | ((2,3),8):((1,2),6) | <<2,3>,4> = ((2,3),4):((1,2),6)"],
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
    cases: ["coalesce | (4,6):(1,4) = 24:1", "coalesce | (4,(6)):(1,(4)) = 24:1"],
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
};

/** Rows of these kinds that no case stands for, and why. */
export const apart: Readonly<Record<string, string>> = {
  "CMP-18": "strides that are basis vectors",
  "CMP-19": "strides that are basis vectors",
  "CRD-05": "swapped arguments are a type error at the call, not a result: coordinate.test.ts",
  "CRD-11": "about a partition, not an operation",
  "CRD-12": "about divide",
};
