import { expect, test } from 'vitest'
import { FIRST_PAGE, goBack, goOn, type Trail } from './page-trail.ts'

const through = (...cursors: string[]): Trail => cursors.reduce(goOn, FIRST_PAGE)

test('each page leads on to the one after it, and back to the one before', () => {
  const third = through('b', 'c')
  expect(third).toEqual({ at: 'c', page: 3, before: [null, 'b'] })
  expect(goBack(third)).toEqual({ at: 'b', page: 2, before: [null] })
  expect(goBack(goBack(third))).toEqual(FIRST_PAGE)
})

test('[S4.5-6] a history of five pages is remembered, and no more', () => {
  const sixth = through('b', 'c', 'd', 'e', 'f')
  expect(sixth.before).toEqual([null, 'b', 'c', 'd', 'e'])
  const eighth = goOn(goOn(sixth, 'g'), 'h')
  expect(eighth).toEqual({ at: 'h', page: 8, before: ['c', 'd', 'e', 'f', 'g'] })
})

test('where no way back is remembered, it leads to the first page', () => {
  let trail = through('b', 'c', 'd', 'e', 'f', 'g', 'h')
  const pages: number[] = []
  while (trail.page > 1) {
    trail = goBack(trail)
    pages.push(trail.page)
  }
  expect(pages).toEqual([7, 6, 5, 4, 3, 1])
  expect(goBack(FIRST_PAGE)).toEqual(FIRST_PAGE)
})
