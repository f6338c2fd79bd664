import { expect, test } from 'vitest'
import { begunMention } from './begun-mention.ts'

/** The cursor is where the bar stands. */
function begun(text: string) {
  const at = text.indexOf('|')
  return begunMention({ value: text.replace('|', ''), selectionStart: at, selectionEnd: at })
}

test.each([
  ['@b|', { at: 0, start: 'b' }],
  ['Thanks @Bu|', { at: 7, start: 'Bu' }],
  ['(@budi-s|', { at: 1, start: 'budi-s' }],
  ['line\n@b|', { at: 5, start: 'b' }],
  ['@bu| and more', { at: 0, start: 'bu' }],
  ['`code` @b|', { at: 7, start: 'b' }],
  ['```\ncode\n```\n@b|', { at: 13, start: 'b' }],
  ['@Ayşe|', { at: 0, start: 'Ayşe' }],
])('%j begins a name', (text, expected) => {
  expect(begun(text)).toEqual(expected)
})

test.each([
  '@|',
  'ana@b|',
  '@@b|',
  '/@b|',
  '`@b|',
  '```\n@b|',
  '@b |',
  '@b| '.replace('|', ' |'),
  '@-|',
  `@${'b'.repeat(51)}|`,
  'plain|',
  '|@b',
])('%j begins none', (text) => {
  expect(begun(text)).toBeNull()
})

test('a selection is no cursor', () => {
  expect(begunMention({ value: '@bu', selectionStart: 1, selectionEnd: 3 })).toBeNull()
})
