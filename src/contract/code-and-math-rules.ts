/** What highlighted code and formulas are made of: the server writes by these rules, the web checks them again. */

/** Kinds of tokens in highlighted code. */
export const CODE_KINDS = [
  'keyword',
  'string',
  'number',
  'comment',
  'title',
  'type',
  'name',
  'attribute',
  'literal',
  'meta',
  'variable',
  'regexp',
  'addition',
  'deletion',
] as const
export type CodeKind = (typeof CODE_KINDS)[number]

/** The part of MathML Core that formulas are made of: nothing that loads, links or runs. */
export const MATH_TAGS = [
  'math',
  'mrow',
  'mi',
  'mo',
  'mn',
  'mtext',
  'mspace',
  'mfrac',
  'msqrt',
  'mroot',
  'mstyle',
  'msub',
  'msup',
  'msubsup',
  'munder',
  'mover',
  'munderover',
  'mmultiscripts',
  'mprescripts',
  'mtable',
  'mtr',
  'mtd',
  'mpadded',
  'mphantom',
] as const
export type MathTag = (typeof MATH_TAGS)[number]

export const MATH_ATTRIBUTES = [
  'accent',
  'accentunder',
  'columnalign',
  'depth',
  'displaystyle',
  'fence',
  'form',
  'height',
  'largeop',
  'linethickness',
  'lspace',
  'mathvariant',
  'maxsize',
  'minsize',
  'movablelimits',
  'rowspacing',
  'rspace',
  'scriptlevel',
  'separator',
  'stretchy',
  'symmetric',
  'voffset',
  'width',
] as const
const MATH_VALUE =
  '(?:true|false|normal|prefix|infix|postfix|left|right|center|[+-]?\\d{0,3}(?:\\.\\d{1,6})?(?:em|ex|pt|px|%)?)'
/** ArticleText and lengths, a few of them at most: no attribute can carry a text. */
export const MATH_ATTRIBUTE_VALUE = new RegExp(`^${MATH_VALUE}(?: ${MATH_VALUE}){0,19}$`)
