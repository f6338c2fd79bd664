import { expect, test } from 'vitest'
import { readOriginal } from './read-original.ts'

test.each([
  ['12', 12],
  [' #12 ', 12],
  ['/question/12', 12],
  ['https://cendekia.example/question/12?answer=3', 12],
  ['https://cendekia.example/v2/?code=x#/question/12', 12],
  ['', null],
  ['0', null],
  ['/article/12', null],
  ['the one about bees', null],
])('%j is question %j', (text, id) => {
  expect(readOriginal(text)).toBe(id)
})
