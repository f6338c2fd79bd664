/** Scripts in which a joiner or non-joiner between two letters changes how a word is written. */
const JOINED = [
  'Arabic Syriac Mongolian Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala',
  'Khmer Myanmar Javanese Balinese Sundanese',
]
  .flatMap((scripts) => scripts.split(' '))
  .map((script) => `\\p{Script=${script}}`)
  .join('')
const VIRAMAS = '\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d\\u0dca'
const NEEDED = [
  `(?<=[${JOINED}\\p{M}])[\\u200c\\u200d](?=[${JOINED}])`,
  // Older Malayalam and Sinhala text ends words this way.
  `(?<=[${VIRAMAS}])\\u200d`,
  '(?<=\\p{Extended_Pictographic}[\\ufe0f\\p{Emoji_Modifier}]?)\\u200d(?=\\p{Extended_Pictographic})',
  '(?<=\\p{Extended_Pictographic})[\\ufe0e\\ufe0f]',
  '(?<=\\p{Script=Mongolian})[\\u180b-\\u180f]',
].join('|')
const HIDDEN = '[\\p{Default_Ignorable_Code_Point}\\p{Cf}\\u2800]'

/** The text without characters that nobody sees, such as a zero-width space; joiners stay where writing needs them. */
export function withoutHidden(text: string): string {
  // bounded: names and aliases have at most 120 characters
  return text.replace(new RegExp(`(${NEEDED})|${HIDDEN}`, 'gu'), '$1')
}
