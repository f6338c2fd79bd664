/** Bounds of one text. Those on the source are checked before anything is parsed: micromark can be quadratic. */
export const MOST_NODES = 5000
/** By counting pairs of marks alone: what is surely far beyond the limit is refused before it is parsed. */
export const MOST_LIKELY_NODES = 6000
export const MOST_DEPTH = 30

/** A paragraph of 3,000 words fits on a line of this length. */
export const LONGEST_LINE = 20_000
export const MOST_LINES = 6000
/** A block without an empty line in it, other than code: a table or a list of 400 rows. */
export const LONGEST_PART_LINES = 400
export const LONGEST_PART = 32_000
/** Quotes and lists inside one another. */
export const MOST_NESTING = 12
export const MOST_DEFINITIONS = 200

/** Marks (`*`, `_`, `[` …) in one part, and the sum of the squares of the marks of each paragraph. */
export const MOST_MARKS = 1200
export const MOST_MARK_WORK = 500_000
export const MOST_TABLE_BARS = 1500

/** Beyond these a formula is shown as its source, and code without colours: nothing is refused. */
export const LONGEST_FORMULA = 1000
export const MOST_FORMULA_CHARACTERS = 12_000
export const MOST_FORMULA_NODES = 3000
export const MOST_FORMULA_BRACES = 20
/** highlight.js grows with the square of a line, and of a block in some languages. */
export const LONGEST_COLOURED_LINE = 300
export const LONGEST_COLOURED_CODE = 5000
export const MOST_COLOURED_CHARACTERS = 15_000
export const MOST_CODE_TOKENS = 5000
