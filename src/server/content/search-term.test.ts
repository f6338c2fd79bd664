import { expect, test } from 'vitest'
import { stretchesBetween } from './search-labels.ts'
import { pageOf } from './search-source.ts'
import { readSearchTerm } from './search-term.ts'

test('what is shown is cleaned; phrases and exclusions are read from what was typed', () => {
  expect(readSearchTerm(' "black hole" -<sun> ')).toEqual({
    shown: 'black hole -sun',
    asked: '"black hole" -sun',
    last: undefined,
    tag: 'black-hole-sun',
  })
  expect(readSearchTerm('black hol').last).toEqual({ before: 'black ', prefix: 'hol' })
  expect(readSearchTerm('black ho').last).toBeUndefined()
  expect(readSearchTerm('"black hol').last).toBeUndefined()
  expect(readSearchTerm('"black" hol').last).toEqual({ before: '"black" ', prefix: 'hol' })
  expect(readSearchTerm('black -hol').last).toBeUndefined()
})

test('an apostrophe stays within a word and nowhere else', () => {
  expect(readSearchTerm("'Qur'an' o'")).toMatchObject({ shown: 'Quran o', asked: 'Qur’an o' })
})

test('minuses in front of nothing, and marks that nobody sees, are left out', () => {
  expect(readSearchTerm('- - moon --').asked).toBe('moon')
  expect(readSearchTerm('\u202emo\u200bon\ufeff').asked).toBe('moon')
})

test('days are asked for by whole years, and by months at both ends', () => {
  expect(stretchesBetween('2025-11-20', '2027-01-03')).toEqual([
    "' m 2025-11'",
    "' m 2025-12'",
    "' y 2026'",
    "' m 2027-01'",
  ])
  expect(stretchesBetween('2026-05-05', '2026-05-05')).toEqual(["' m 2026-05'"])
  expect(stretchesBetween('2026-05-06', '2026-05-05')).toEqual([])
  expect(stretchesBetween('0001-01-01', '9999-12-31')).toHaveLength(100)
})

test('a page continues after the last one, whatever has come or gone since', () => {
  const found = [
    { kind: 0, rank: 0.5, id: 1 },
    { kind: 2, rank: 0.1, id: 2 },
    { kind: 2, rank: 0.3, id: 3 },
    { kind: 2, rank: 0.3, id: 4 },
  ]
  const first = pageOf(found, { after: null, limit: 2 })
  expect(first).toEqual({ ids: [4, 3], next: { kind: 2, rank: 0.3, id: 3 } })
  const rest = found.filter(({ id }) => id !== 3)
  expect(pageOf([...rest, { kind: 2, rank: 0.9, id: 5 }], { after: first.next, limit: 9 })).toEqual({
    ids: [2, 1],
    next: null,
  })
})
