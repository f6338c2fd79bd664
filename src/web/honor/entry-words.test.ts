import { expect, test } from 'vitest'
import { wordsOfEntry } from './entry-words.ts'
import { entryOf } from './honor-testing.ts'

test.each([
  ['a like', {}, 'article-liked', null],
  ['a like of what is gone', { object: null }, 'article-liked-gone', null],
  ['a like that was taken back', { isReversal: true, delta: -5 }, 'article-liked-not', null],
  [
    'a like that staff took back',
    { isReversal: true, delta: -5, note: 'Traded' },
    'article-liked',
    'takenBack',
  ],
  [
    'a like that went with what was liked',
    { isReversal: true, delta: -5, object: null },
    'article-liked-gone',
    'takenBack',
  ],
  [
    'a like of somebody who has left, taken back',
    { isReversal: true, delta: -5, actor: null },
    'article-liked',
    'takenBack',
  ],
  [
    'a like of a post without a title',
    { reason: 'post-liked', object: { type: 'page-post', title: '', href: '/page/7' } },
    'post-liked-gone',
    null,
  ],
  ['what is about nothing', { reason: 'email-verified', object: null }, 'email-verified', null],
  [
    'a suggestion that is no longer accepted',
    { reason: 'suggestion-accepted', isReversal: true, delta: -4 },
    'suggestion-accepted',
    'takenBack',
  ],
  ['a penalty', { reason: 'content-removed', delta: -10, object: null }, 'content-removed-gone', null],
  [
    'a penalty that was lifted',
    { reason: 'content-removed', isReversal: true, delta: 10 },
    'content-removed',
    'givenBack',
  ],
] as const)('%s is told by its own words', (_, changes, sentence, before) => {
  expect(wordsOfEntry(entryOf(1, changes))).toEqual({ sentence, before })
})
