import { expect, test } from 'vitest'
import { editDistance, mostLikely, respell, wordsOf } from './spelling.ts'

test('a letter changed, left out, added or swapped with its neighbour is one slip', () => {
  for (const [one, other, slips] of [
    ['history', 'history', 0],
    ['histroy', 'history', 1],
    ['histry', 'history', 1],
    ['hiistory', 'history', 1],
    ['hystory', 'history', 1],
    ['hsitroy', 'history', 2],
    ['moon', 'sun', 3],
    ['', 'abc', 3],
    ['a', 'abcdef', 3],
  ] as const)
    expect(editDistance(one, other, 2), `${one} ${other}`).toBe(slips)
})

test('the fewest slips win, then the word that is used most', () => {
  const known = [
    { word: 'planet', weight: 3 },
    { word: 'planets', weight: 9 },
    { word: 'plants', weight: 50 },
  ]
  expect(mostLikely('plannet', known)).toBe('planet')
  expect(mostLikely('planes', known)).toBe('plants')
  expect(mostLikely('quartz', known)).toBeUndefined()
})

test('a short word is corrected by one slip only, and never to itself', () => {
  expect(mostLikely('mooon', [{ word: 'noon', weight: 1 }])).toBeUndefined()
  expect(mostLikely('moon', [{ word: 'moon', weight: 1 }])).toBeUndefined()
})

test('only words are respelt, six at most; numbers, signs and short words stay', () => {
  expect(wordsOf('The histroy of 1945, an Histroy')).toEqual(['the', 'histroy'])
  expect(wordsOf('aaa bbb ccc ddd eee fff ggg')).toHaveLength(6)
  expect(respell('Histroy of -war 1945', new Map([['histroy', 'history']]))).toBe('history of -war 1945')
})
