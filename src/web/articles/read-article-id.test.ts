import { expect, test } from 'vitest'
import { readArticleId } from './read-article-id.ts'

test('[S2.2-20] the id of an article is read as an integer, and a slug after it is ignored', () => {
  expect(['7', '123456789012345', '7-how-to-weigh-a-star', '7-'].map(readArticleId)).toEqual([
    7, 123_456_789_012_345, 7, 7,
  ])
})

test.each([undefined, '', '0', '007', '-7', '7.5', '7abc', 'abc', ' 7', '1'.repeat(16), '٧'])(
  '[S2.2-20] %j is no article',
  (value) => {
    expect(readArticleId(value)).toBeNull()
  },
)
