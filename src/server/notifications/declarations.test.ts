import { expect, test } from 'vitest'
import type { NotificationType } from '../content/notification-type.ts'
import { features } from '../features.ts'

const declared = features.flatMap(({ name, notifications }) =>
  notifications === undefined ? [] : [{ feature: name, ...notifications }],
)

test('no two features declare the same type or source', () => {
  const types = declared.flatMap(({ types = {} }) => Object.keys(types))
  const sources = declared.flatMap(({ sources = {} }) => Object.keys(sources))
  expect(types.length).toBeGreaterThan(0)
  expect(new Set(types).size).toBe(types.length)
  expect(new Set(sources).size).toBe(sources.length)
})

test('the name of a type fits the settings, and a source is named like what it tells', () => {
  for (const { types = {}, sources = {} } of declared) {
    for (const name of Object.keys(types)) expect(name).toMatch(/^[a-z-]{1,40}$/)
    // Follow-ups are handled in the order of their kinds: with one beginning they come in a row, and are told at once.
    for (const kind of Object.keys(sources)) expect(kind).toMatch(/^notify-[a-z-]+$/)
  }
})

test('every sentence names who did it in the same way in all languages', () => {
  for (const { types = {} } of declared)
    for (const sentence of Object.values(types).flatMap(sentencesOf)) {
      const placeholders = Object.values(sentence).map((text) => text.match(/\{\w+\}/g)?.toSorted() ?? [])
      for (const names of placeholders) {
        expect(names).toEqual(placeholders[0])
        expect(names.every((name) => ['{actors}', '{title}'].includes(name))).toBe(true)
      }
    }
})

function sentencesOf({ words, wordsFor = {} }: NotificationType) {
  return [words, ...Object.values(wordsFor)]
}
