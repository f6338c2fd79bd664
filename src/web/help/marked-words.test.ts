import { expect, test } from 'vitest'
import { plainWords, splitWords } from './marked-words.ts'

test('names, typed letters and links are told apart; marks inside typed letters are letters', () => {
  expect(splitWords('Press **Publish**, type `**bold**` or see [the rules](/help-center?page=x).')).toEqual([
    { kind: 'text', words: 'Press ' },
    { kind: 'name', words: 'Publish' },
    { kind: 'text', words: ', type ' },
    { kind: 'typed', words: '**bold**' },
    { kind: 'text', words: ' or see ' },
    { kind: 'link', words: 'the rules', to: '/help-center?page=x' },
    { kind: 'text', words: '.' },
  ])
})

test('without marks a text is one part, and none is none', () => {
  expect(splitWords('3 * 4 = 12')).toEqual([{ kind: 'text', words: '3 * 4 = 12' }])
  expect(splitWords('')).toEqual([])
})

test('plain words leave the marks out', () => {
  expect(plainWords('**A** `b` [c](/d)')).toBe('A b c')
})
