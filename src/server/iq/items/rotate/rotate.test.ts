import { describe, expect, test } from 'vitest'
import { randomFromText } from '../random.ts'
import {
  expectEvenKeys,
  expectPlainDrawing,
  expectTemplates,
  make,
  makeEveryKey,
  makeMany,
  mirrored,
  SMALL_OPTION_PX,
} from '../spatial/check-testing.ts'
import { distance, seePolygons } from '../spatial/read-drawing.ts'
import { rotate } from './generator.ts'
import { solveRotate } from './solver.ts'

const items = makeMany(rotate, 4)

describe('figures turned in the plane', () => {
  test('every template has its features weighed', () => {
    expectTemplates(rotate)
  })

  test('the same seed makes the same item, another one another', () => {
    for (const template of rotate.templates.slice(0, 5)) {
      const first = make(rotate, template, randomFromText('one'))
      expect(make(rotate, template, randomFromText('one'))).toEqual(first)
      expect(make(rotate, template, randomFromText('other'))).not.toEqual(first)
    }
  })

  test('whoever turns the figure finds the key and nothing else', () => {
    for (const { id, item } of items) expect(solveRotate(item), id).toEqual([item.key])
  })

  test('each of the same options could be the key', () => {
    for (const template of rotate.templates) {
      const every = makeEveryKey(rotate, template, template.id)
      for (const [key, item] of every.entries()) {
        expect(item.options).toEqual(every[0]?.options)
        expect(solveRotate(item)).toEqual([key])
      }
    }
  })

  test('the key is everywhere as often', () => {
    expectEvenKeys(items)
  })

  test('the mirror image of every option is among them', () => {
    for (const { id, item } of items) {
      const images = item.options.map((option) => solveRotate({ ...item, stem: [mirrored(option)] }))
      expect(
        images.flat().toSorted((one, other) => one - other),
        id,
      ).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
      expect(images.some(([image], index) => image === index)).toBe(false)
    }
  })

  test('drawings are plain, and a cell is large enough on a small screen', () => {
    for (const { item } of items) {
      for (const drawn of [...item.stem, ...item.options]) {
        expectPlainDrawing(drawn)
        for (const { points } of seePolygons(drawn)) {
          const [one = [0, 0], other = [0, 0]] = points
          expect((distance(one, other) * SMALL_OPTION_PX) / drawn.w).toBeGreaterThan(6)
        }
      }
    }
  })
})
