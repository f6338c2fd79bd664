import { expect, test } from 'vitest'
import { cleanTerm } from '../../contract/search-rules.ts'
import { searchPath, termOf } from './search-path.ts'

test.each([
  [' <star>" ', 'star'],
  ['"ring of fire"', '"ring of fire"'],
  ['“ring of fire” -java', '"ring of fire" -java'],
  ['sea " salt " and "sun', 'sea "salt" and sun'],
  ['""', ''],
  ["don't", 'dont'],
])('%s is searched for as %s', (written, term) => {
  expect(termOf(written)).toBe(term)
  // What is shown of it is what the specification cleans.
  expect(cleanTerm(term)).toBe(term.replaceAll('"', ''))
  expect(termOf(term)).toBe(term)
})

test('a phrase stands in the address with its quotes', () => {
  expect(searchPath('"ring of fire"')).toBe('/?q=%22ring%20of%20fire%22')
})
