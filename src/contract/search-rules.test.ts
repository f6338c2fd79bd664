import { expect, test } from 'vitest'
import { cleanTerm, isSearchable } from './search-rules.ts'

test('[S5-1] the characters < > \' " are removed from a search term', () => {
  expect(cleanTerm(`<b>it's "new"</b>`)).toBe('bits new/b')
  expect(cleanTerm(`<>'"`)).toBe('')
  expect(cleanTerm('50% & more; (a|b) * \\')).toBe('50% & more; (a|b) * \\')
})

test('[S5-2] a search term is trimmed', () => {
  expect(cleanTerm('  black holes \n')).toBe('black holes')
  expect(cleanTerm(`" ' moon ' "`)).toBe('moon')
})

test('[S5-3] a search term of fewer than 2 characters is rejected', () => {
  for (const term of ['', ' ', 'a', ' a ', '<a>', `'"`, '  ', '👩']) expect(isSearchable(term)).toBe(false)
  for (const term of ['ab', ' ab ', '<ab', 'a b', '%_', '日本']) expect(isSearchable(term)).toBe(true)
})
