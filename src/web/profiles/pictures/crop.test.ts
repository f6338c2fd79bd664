import { expect, test } from 'vitest'
import { cropOf, MAX_ZOOM, moved, nearest, wholeOf, type View } from './crop.ts'

const LANDSCAPE = { width: 1600, height: 900 }
const PORTRAIT = { width: 601, height: 1203 }

test('the first crop is the middle, as large as fits', () => {
  expect(cropOf(LANDSCAPE, 1, wholeOf(LANDSCAPE))).toEqual({ x: 350, y: 0, width: 900, height: 900 })
  expect(cropOf(LANDSCAPE, 3, wholeOf(LANDSCAPE))).toEqual({ x: 1, y: 184, width: 1599, height: 533 })
  expect(cropOf(PORTRAIT, 3, wholeOf(PORTRAIT))).toMatchObject({ width: 600, height: 200 })
})

test('nearer is smaller, and five times is the nearest', () => {
  expect(cropOf(LANDSCAPE, 1, { x: 800, y: 450, zoom: 2 })).toEqual({
    x: 575,
    y: 225,
    width: 450,
    height: 450,
  })
  expect(cropOf(LANDSCAPE, 1, { x: 800, y: 450, zoom: 99 }).width).toBe(900 / MAX_ZOOM)
})

test('whatever is asked for, the crop is whole pixels of the right shape inside the picture', () => {
  for (const picture of [LANDSCAPE, PORTRAIT, { width: 3, height: 1 }, { width: 7, height: 5 }])
    for (const ratio of [1, 3])
      for (const zoom of [0, 1, 1.37, 2.9, 50])
        for (const at of [-500, 0, 0.4, 99.5, 5000]) {
          const view: View = { x: at, y: at / 3, zoom }
          const { x, y, width, height } = cropOf(picture, ratio, view)
          for (const number of [x, y, width, height]) expect(Number.isInteger(number)).toBe(true)
          expect(width).toBe(height * ratio)
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
          expect(x + width).toBeLessThanOrEqual(picture.width)
          expect(y + height).toBeLessThanOrEqual(picture.height)
        }
})

test('a view that is moved beyond the edge stays at it, so that the way back is short', () => {
  const view = moved(LANDSCAPE, 1, wholeOf(LANDSCAPE), { x: 9999 })
  expect(view.x).toBe(1150)
  expect(moved(LANDSCAPE, 1, view, { zoom: 0.1 }).zoom).toBe(1)
})

test('it is not brought nearer than what is left can be shown', () => {
  expect(nearest(LANDSCAPE, 3, 600)).toBeCloseTo(2.665)
  expect(nearest(LANDSCAPE, 1, 64)).toBe(MAX_ZOOM)
  expect(nearest({ width: 300, height: 100 }, 3, 600)).toBe(1)
  expect(moved(LANDSCAPE, 3, wholeOf(LANDSCAPE), { zoom: 9 }, 2.665).zoom).toBe(2.665)
})
