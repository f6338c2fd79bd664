import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

test('a cell with a comma, a quote or a line break is quoted, as RFC 4180 says', () => {
  expect(csvLine(['plain', 'a, b', 'say "yes"', 'two\nlines', '', null, 12, -3])).toBe(
    'plain,"a, b","say ""yes""","two\nlines",,,12,-3\r\n',
  )
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '\nx'])('%j is made a text', (text) => {
  expect(csvLine([text])).toMatch(/^"?'/)
})
