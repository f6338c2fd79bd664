import { describe, expect, test } from 'vitest'
import { apa, type ApaWords } from './apa.ts'
import { bibtex, escapeTex } from './bibtex.ts'
import type { Source } from './cited.ts'
import { initialsOf, splitName } from './names.ts'

const TODAY = new Date(2026, 10, 18, 12)
const ADDRESS = 'https://cendekia.example/article/7/history?revision=70'

const sourceOf = (given: Partial<Source> = {}): Source => ({
  kind: 'article',
  authors: ['Arjun Nair'],
  translators: [],
  title: 'How to weigh a star',
  path: '/article/7/history?revision=70',
  isFixed: true,
  changedAt: '2026-03-05T23:30:00.000Z',
  key: 'article7-70',
  ...given,
})

const EN: ApaWords = {
  language: 'en',
  siteName: 'Cendekia',
  formerMember: 'Former member',
  kind: '',
  translator: 'Trans.',
  retrieved: (date, url) => `Retrieved ${date}, from ${url}`,
}
const written = (given: Partial<Source>, words: Partial<ApaWords> = {}): string =>
  apa(sourceOf(given), ADDRESS, TODAY, { ...EN, ...words })

describe('names', () => {
  test('are turned round by their last word, unless they have no family name', () => {
    expect(splitName('Mei Lin Tan')).toEqual({ given: 'Mei Lin', last: 'Tan' })
    expect(splitName(' Sukarno ')).toEqual({ given: 'Sukarno', last: '' })
    expect(splitName('Siti binti Ahmad')).toEqual({ given: 'Siti binti Ahmad', last: '' })
    expect(splitName('Raju a/l Muthu')).toEqual({ given: 'Raju a/l Muthu', last: '' })
    expect(splitName('Ali b. Abu')).toEqual({ given: 'Ali b. Abu', last: '' })
    expect(splitName('John B. Smith')).toEqual({ given: 'John B.', last: 'Smith' })
    expect(splitName('Budi Santoso, S.Pd.')).toEqual({ given: 'Budi Santoso, S.Pd.', last: '' })
    expect(splitName('Team 42')).toEqual({ given: 'Team 42', last: '' })
  })

  test('are shortened to their first letters, of every script', () => {
    expect(initialsOf('Mei Lin')).toBe('M. L.')
    expect(initialsOf('Jean-Luc')).toBe('J.-L.')
    expect(initialsOf('élodie')).toBe('É.')
  })
})

describe('APA', () => {
  test('names author, day, title, site and the address of the version', () => {
    expect(written({})).toBe(`Nair, A. (2026, March 5). How to weigh a star. Cendekia. ${ADDRESS}`)
  })

  test('joins several authors, and leaves a mark that the title brought', () => {
    expect(written({ authors: ['Arjun Nair', 'Mei Lin Tan', 'Sukarno'], title: 'Apa itu "DNA"?' })).toBe(
      `Nair, A., Tan, M. L., & Sukarno. (2026, March 5). Apa itu "DNA"? Cendekia. ${ADDRESS}`,
    )
  })

  test('says who is no member any more, what it is, and when a page was read that may change', () => {
    expect(written({ authors: [], isFixed: false }, { kind: 'Question' })).toBe(
      `[Former member]. (2026, March 5). How to weigh a star [Question]. Cendekia. Retrieved November 18, 2026, from ${ADDRESS}`,
    )
  })

  test('does not make an author of a translator', () => {
    expect(written({ translators: ['Mei Lin Tan'] })).toContain('How to weigh a star (M. L. Tan, Trans.). ')
  })

  test('writes the day as the reader’s language does', () => {
    expect(written({}, { language: 'id' })).toContain('(2026, 5 Maret)')
    expect(written({}, { language: 'my' })).toContain('(2026, 5 Mac)')
  })
})

describe('BibTeX', () => {
  const entry = (given: Partial<Source> = {}): string =>
    bibtex(sourceOf(given), ADDRESS, TODAY, { siteName: 'Cendekia', formerMember: 'Former member' })

  test('is one entry with all its fields', () => {
    expect(entry({ authors: ['Arjun Nair', 'Mei Lin Tan'] })).toBe(
      [
        '@misc{cendekiaarticle7-70,',
        '  author       = {Nair, Arjun and Tan, Mei Lin},',
        '  title        = {{How to weigh a star}},',
        '  year         = {2026},',
        '  month        = mar,',
        '  howpublished = {Cendekia},',
        `  url          = {${ADDRESS}}`,
        '}',
      ].join('\n'),
    )
  })

  test('does not let a title or a name break out of its field', () => {
    expect(escapeTex('50% of {x} & \\y_1 ~ a^b # $5')).toBe(
      '50\\% of \\textbraceleft{}x\\textbraceright{} \\& \\textbackslash{}y\\_1 \\textasciitilde{} a\\textasciicircum{}b \\# \\$5',
    )
    const hostile = entry({ title: '}},\n note={x', authors: ['Salt and Pepper'] })
    expect(hostile).toContain('{{\\textbraceright{}\\textbraceright{}, note=\\textbraceleft{}x}}')
    expect(hostile).toContain('author       = {{Salt and Pepper}}')
    expect(braces(hostile)).toBe(0)
  })

  test('says when a page was read that may change, and whose author has left', () => {
    const changing = entry({ isFixed: false, authors: [] })
    expect(changing).toContain('urldate      = {2026-11-18}')
    expect(changing).toContain('author       = {{Former member}}')
  })
})

const braces = (text: string): number => text.split('{').length - text.split('}').length
