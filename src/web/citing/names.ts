/** A name as lists of sources sort it; without `last` it is written as it is. */
export interface SplitName {
  given: string
  last: string
}

/** Siti binti Ahmad is no Ahmad: such a name has no family name, and is never turned round. */
const PATRONYMIC = new Set(['bin', 'binti', 'binte', 'bt', 'ibn', 'a/l', 'a/p', 'anak'])
/** A small b is short for bin; a large one is a middle name's. */
const isPatronymic = (word: string): boolean =>
  /^b\.?$/.test(word) || PATRONYMIC.has(word.toLowerCase().replace(/\.$/, ''))

/** "Mei Lin Tan" is Tan, Mei Lin. Many people here have one name alone. */
export function splitName(name: string): SplitName {
  const words = name.trim().split(/\s+/)
  const last = words.at(-1) ?? ''
  const isWhole =
    words.length < 2 ||
    words.some(isPatronymic) ||
    // Budi Santoso, S.Pd.: what follows a comma is no family name.
    name.includes(',') ||
    !/^\p{L}/u.test(last)
  return isWhole ? { given: words.join(' '), last: '' } : { given: words.slice(0, -1).join(' '), last }
}

/** "Mei Lin" is M. L., "Jean-Luc" is J.-L. */
export function initialsOf(given: string): string {
  return given
    .split(' ')
    .map((word) =>
      word
        .split('-')
        .map((part) => /^./u.exec(part)?.[0])
        .filter((letter) => letter !== undefined)
        .map((letter) => `${letter.toUpperCase()}.`)
        .join('-'),
    )
    .filter((letters) => letters !== '')
    .join(' ')
}
