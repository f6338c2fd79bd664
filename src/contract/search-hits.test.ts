import { expect, test } from 'vitest'
import { aroundHit, pieceWithHit } from './search-hits.ts'

const FILLER = 'Here is a sentence of no interest to anybody. '.repeat(8)

test('a piece around the first hit has it, with some words before it, and says where it was cut', () => {
  const text = `${FILLER}Under the sea a volcano slept. ${FILLER}`
  const piece = aroundHit(text, 'volcanoes', 100) ?? ''
  expect(piece).toContain('Under the sea a volcano slept.')
  expect(piece).toMatch(/^…\S.*…$/)
  expect(piece.length).toBeLessThanOrEqual(102)
  expect(text).toContain(piece.slice(1, -1))
})

test('where the beginning has it, or nothing has, there is no piece', () => {
  expect(aroundHit(`A volcano. ${FILLER}`, 'volcano', 100)).toBeNull()
  expect(aroundHit(FILLER, 'volcano', 100)).toBeNull()
  expect(aroundHit('', 'volcano', 100)).toBeNull()
  expect(pieceWithHit('A volcano. It slept.', 'volcano', 12)).toBe('A volcano.…')
  expect(aroundHit(FILLER, '-volcano', 100)).toBeNull()
})

test('a hit that the cut of the beginning would lose is no hit of the beginning', () => {
  const text = `${'x'.repeat(96)} volcano ends it`
  expect(aroundHit(text, 'volcano', 100)).toBe('…volcano ends it')
})

test('letters of two halves stay whole, and words without end are no trouble', () => {
  const piece = aroundHit(`${'😀'.repeat(90)} volcano ${'😀'.repeat(90)}`, 'volcano', 101) ?? ''
  expect(piece).toContain('volcano')
  expect(piece.isWellFormed()).toBe(true)
  expect(aroundHit('y'.repeat(100_000), 'volcano', 100)).toBeNull()
})
