import { expect, test } from 'vitest'
import type { Mute } from './mutes.ts'
import { findMute, hasWord } from './mute-rules.ts'

const NOW = Date.parse('2026-11-17T00:00:00Z')
let lastId = 0
const mute = (change: Partial<Mute>): Mute => ({
  id: ++lastId,
  kind: 'word',
  person: null,
  text: '',
  effect: 'fold',
  expiresAt: null,
  ...change,
})
const person = (id: number) => ({ id, name: 'Budi', alias: 'budi', profileUrl: null, honor: 0 })

test.each([
  ['a spoiler here', 'spoiler', true],
  ['spoiler', 'spoiler', true],
  ['(spoiler)', 'spoiler', true],
  ['spoilers ahead', 'spoiler', false],
  ['a nospoiler zone', 'spoiler', false],
  ['art of the cart', 'art', true],
  ['the cart', 'art', false],
  ['the end is near', 'the end', true],
  ['the endless', 'the end', false],
  ['c++ is a language', 'c++', true],
  ['c++11 is one too', 'c++', true],
  ['résumé', 'resume', false],
  ['a résumé', 'résumé', true],
  ['e\u0301', 'e', false],
  ['good 👍 job', '👍', true],
  ['𝒳art', 'art', false],
  ['この言葉は', '言葉', true],
  ['covid19', 'covid', false],
  ['it’s', 'it', true],
  ['', 'x', false],
])('%j has the word %j: %j', (text, word, isThere) => {
  expect(hasWord(text, word)).toBe(isThere)
})

test('upper case and white space make no difference, marks on letters do', () => {
  const mutes = [mute({ text: 'the end' })]
  expect(findMute(mutes, { title: 'THE\n  END' }, NOW)).toBe(mutes[0])
  expect(findMute(mutes, { title: 'Thé end' }, NOW)).toBeNull()
})

test('a word is looked for in title, description and content, a tag among the tags, a person as author', () => {
  const word = mute({ text: 'rain' })
  for (const of of [{ title: 'Rain' }, { description: 'Rain' }, { content: 'Some rain' }])
    expect(findMute([word], of, NOW)).toBe(word)
  expect(findMute([word], { title: null, content: null, tags: ['rain'] }, NOW)).toBeNull()
  const tag = mute({ kind: 'tag', text: 'rain' })
  expect(findMute([tag], { title: 'Rain', tags: ['sun'] }, NOW)).toBeNull()
  expect(findMute([tag], { tags: ['sun', 'rain'] }, NOW)).toBe(tag)
  const budi = mute({ kind: 'person', person: person(8) })
  expect(findMute([budi], { authorId: 8 }, NOW)).toBe(budi)
  expect(findMute([budi], { author: { id: 8 } }, NOW)).toBe(budi)
  expect(findMute([budi], { authorId: 9 }, NOW)).toBeNull()
  expect(findMute([budi], { authorId: null, author: null }, NOW)).toBeNull()
})

test('what has expired does not count, and hiding counts more than folding', () => {
  const ended = mute({ text: 'rain', expiresAt: '2026-11-16T00:00:00Z' })
  const fold = mute({ text: 'rain', expiresAt: '2026-11-18T00:00:00Z' })
  const hide = mute({ text: 'snow', effect: 'hide' })
  expect(findMute([ended], { title: 'rain' }, NOW)).toBeNull()
  expect(findMute([ended, fold], { title: 'rain' }, NOW)).toBe(fold)
  expect(findMute([fold, hide], { title: 'rain and snow' }, NOW)).toBe(hide)
})

test('a long text that begins the word again and again is read once', () => {
  expect(hasWord('a'.repeat(200_000), 'a'.repeat(50))).toBe(false)
})
