/** Letters that look like a Latin one, by what they look like; lower case, since case is folded first. */
const LOOKALIKES: Record<string, string> = {
  a: 'аαɑᴀ4@',
  b: 'вьβʙ',
  c: 'сϲᴄ',
  d: 'ԁđᴅɗ',
  e: 'еєεᴇ3',
  f: 'ғꜰƒ',
  g: 'ɡɢց',
  h: 'нһħʜհ',
  // Upper and lower case of i and l, and the digit, are one shape in many fonts.
  i: 'lіιıɪɩӏł1|ʟ',
  j: 'јϳᴊ',
  k: 'кκᴋ',
  m: 'мμᴍ',
  n: 'пηɴոŋ',
  o: 'оοσөøᴏօ0',
  p: 'рρᴘ',
  q: 'ԛ',
  r: 'гʀ',
  s: 'ѕꜱ5$',
  t: 'тτŧᴛ7',
  u: 'υцսᴜ',
  v: 'ѵνᴠ',
  w: 'ԝшωᴡ',
  x: 'хχ',
  y: 'уγʏ',
  z: 'ᴢ',
}
const LETTERS = new Map(
  Object.entries(LOOKALIKES).flatMap(([letter, others]) => Array.from(others, (other) => [other, letter])),
)

/** White letters in black circles and squares, which Unicode does not fold to the letters they are. */
const DARK_LETTERS = /[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}]/gu

/** What a text looks like: case, width, marks and lookalikes folded, nothing but letters and digits left. */
export function skeletonOf(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]/gu, '')
}

/** The same for each word of a text. */
export function wordSkeletons(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}

function fold(text: string): string {
  const plain = text
    .replace(DARK_LETTERS, (letter) =>
      String.fromCodePoint(97 + (((letter.codePointAt(0) ?? 0) - 0x1f150) % 32)),
    )
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
  return plain
    .replace(/./gsu, (letter) => LETTERS.get(letter) ?? letter)
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
}
