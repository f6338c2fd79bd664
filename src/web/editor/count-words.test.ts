import { expect, test } from 'vitest'
import { countText } from './count-words.ts'

test.each([
  ['', 0],
  ['one two', 2],
  ['**bold** and _it’s_ half-done', 4],
  ['# Heading\n\n- [ ] a task', 3],
  ['see [the page](https://example.org/a/b)', 3],
  ['kupu-kupu 12,5 kilo', 4],
])('words of %j', (text, words) => {
  expect(countText(text).words).toBe(words)
})

test('a character is what one sees, not how it is stored', () => {
  expect(countText('a🌋b').characters).toBe(3)
})
