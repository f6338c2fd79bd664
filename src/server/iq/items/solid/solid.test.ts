import { describe, expect, test } from 'vitest'
import { randomFromText } from '../random.ts'
import {
  expectEvenKeys,
  expectPlainDrawing,
  expectTemplates,
  make,
  makeEveryKey,
  makeMany,
  SMALL_OPTION_PX,
} from '../spatial/check-testing.ts'
import { distance, seePolygons } from '../spatial/read-drawing.ts'
import type { Chain } from './chain.ts'
import { POSES, put } from './chain.ts'
import { clearViews, posesOf } from './clear-views.ts'
import { solid } from './generator.ts'
import { seeCubes } from './see-cubes.ts'
import { solveSolid } from './solver.ts'

const items = makeMany(solid, 3)

describe('chains of cubes', () => {
  test('every template has its features weighed', () => {
    expectTemplates(solid)
  })

  test('the same seed makes the same item, another one another', () => {
    for (const template of solid.templates.slice(0, 5)) {
      const first = make(solid, template, randomFromText('one'))
      expect(make(solid, template, randomFromText('one'))).toEqual(first)
      expect(make(solid, template, randomFromText('other'))).not.toEqual(first)
    }
  })

  test('whoever sees the cubes finds the key and nothing else', () => {
    for (const { id, item } of items) expect(solveSolid(item), id).toEqual([item.key])
  })

  test('each of the same options could be the key', () => {
    for (const template of solid.templates) {
      const every = makeEveryKey(solid, template, template.id)
      for (const [key, item] of every.entries()) {
        expect(item.options).toEqual(every[0]?.options)
        expect(solveSolid(item)).toEqual([key])
      }
    }
  })

  test('the key is everywhere as often', () => {
    expectEvenKeys(items)
  })

  test('the mirror image of every option is among them', () => {
    for (const { id, item } of items) {
      const chains = item.options.map((option): Chain => seeCubes(option) ?? [])
      const names = chains.map(turnedName)
      const images = chains.map((chain) => turnedName(chain.map(([x, y, z]) => [-x, y, z])))
      expect(images.toSorted(), id).toEqual(names.toSorted())
      expect(images.some((image, index) => image === names[index])).toBe(false)
    }
  })

  test('no arm hides another, touches it or seems to go on from it', () => {
    // A loop that comes back in front of where it began.
    const loop: Chain = [
      [0, 0, 0],
      [1, 0, 0],
      [2, 0, 0],
      [2, 0, 1],
      [2, 0, 2],
      [2, 1, 2],
      [2, 2, 2],
    ]
    const clear = clearViews(loop, 100)
    expect((clear[0] ?? 0) & 1).toBe(0)
    expect(posesOf(clear)).not.toBe(0)
    expect(posesOf(clearViews(loop, 2))).toBe(0)
  })

  test('drawings are plain, and an edge is long enough on a small screen', () => {
    for (const { item } of items) {
      for (const drawn of [...item.stem, ...item.options]) {
        expectPlainDrawing(drawn)
        for (const { points } of seePolygons(drawn)) {
          const [one = [0, 0], other = [0, 0]] = points
          expect((distance(one, other) * SMALL_OPTION_PX) / drawn.w).toBeGreaterThan(4.5)
        }
      }
    }
  })
})

/** One name for cubes in any order, however they are put down. */
function turnedName(cubes: Chain): string {
  const names = POSES.map((pose) => {
    const turned = put(cubes, pose)
    const least = [0, 1, 2].map((axis) => Math.min(...turned.map((cube) => cube[axis] ?? 0)))
    return turned
      .map((cube) => cube.map((value, axis) => value - (least[axis] ?? 0)).join(','))
      .sort()
      .join(' ')
  })
  return names.sort()[0] ?? ''
}
