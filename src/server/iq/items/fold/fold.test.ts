import { describe, expect, test } from 'vitest'
import { randomFromText } from '../random.ts'
import type { Point } from '../spatial/draw.ts'
import {
  expectEvenKeys,
  expectPlainDrawing,
  expectTemplates,
  make,
  makeEveryKey,
  makeMany,
  SMALL_OPTION_PX,
} from '../spatial/check-testing.ts'
import { distance, seeDiscs } from '../spatial/read-drawing.ts'
import { fold } from './generator.ts'
import { solveFold } from './solver.ts'

const items = makeMany(fold, 4)

describe('folded paper', () => {
  test('every template has its features weighed', () => {
    expectTemplates(fold)
  })

  test('the same seed makes the same item, another one another', () => {
    for (const template of fold.templates.slice(0, 5)) {
      const first = make(fold, template, randomFromText('one'))
      expect(make(fold, template, randomFromText('one'))).toEqual(first)
      expect(make(fold, template, randomFromText('other'))).not.toEqual(first)
    }
  })

  test('whoever unfolds the paper finds the key and nothing else', () => {
    for (const { id, item } of items) expect(solveFold(item), id).toEqual([item.key])
  })

  test('each of the same options could be the key', () => {
    for (const template of fold.templates) {
      const every = makeEveryKey(fold, template, template.id)
      for (const [key, item] of every.entries()) {
        expect(item.options).toEqual(every[0]?.options)
        expect(solveFold(item)).toEqual([key])
      }
    }
  })

  test('the key is everywhere as often', () => {
    expectEvenKeys(items)
  })

  test('every fold is a step, and the last one shows the punch', () => {
    for (const { id, item } of items) {
      const [, folds, punches] = id.split('-').map((part) => Number.parseInt(part, 10))
      expect(item.stem).toHaveLength((folds ?? 0) + 1)
      expect(item.stem.map((step) => seeDiscs(step).length)).toEqual([
        ...Array.from({ length: folds ?? 0 }, () => 0),
        punches,
      ])
    }
  })

  test('drawings are plain, and two sheets differ visibly on a small screen', () => {
    for (const { item } of items) {
      for (const drawn of [...item.stem, ...item.options]) expectPlainDrawing(drawn)
      const sheets = item.options.map((option) => seeDiscs(option).map(({ x, y }): Point => [x, y]))
      for (const [index, sheet] of sheets.entries()) {
        for (const other of sheets.slice(index + 1)) {
          expect((apart(sheet, other) * SMALL_OPTION_PX) / 100).toBeGreaterThan(10)
        }
      }
    }
  })
})

/** How far the loneliest hole of either is from the other's. */
function apart(one: readonly Point[], other: readonly Point[]): number {
  const nearest = (spot: Point, spots: readonly Point[]) =>
    Math.min(...spots.map((near) => distance(spot, near)))
  return Math.max(...one.map((spot) => nearest(spot, other)), ...other.map((spot) => nearest(spot, one)))
}
