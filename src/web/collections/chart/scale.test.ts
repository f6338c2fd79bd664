import { expect, test } from 'vitest'
import type { CollectionColumn } from '../../../contract/collections.ts'
import { axesOf, isLine } from './chart-columns.ts'
import { scaleOf, shareOf } from './scale.ts'

test('bars begin at zero and end at a round number beyond the largest', () => {
  expect(scaleOf([4879, 12104, 12756, 139820], { isFromZero: true })).toEqual({
    from: 0,
    to: 150000,
    ticks: [0, 50000, 100000, 150000],
  })
  expect(scaleOf([-3, 5], { isFromZero: true }).from).toBeLessThanOrEqual(-3)
})

test('a line begins where its values do, at a round number', () => {
  const scale = scaleOf([102.1, 103.9], { isFromZero: false })
  expect(scale.from).toBe(102)
  expect(scale.to).toBe(104)
  expect(scaleOf([0.1, 0.3], { isFromZero: false }).ticks).toEqual([0.1, 0.15, 0.2, 0.25, 0.3])
})

test('one value, or none that differs, still has a scale', () => {
  expect(scaleOf([7, 7], { isFromZero: true }).to).toBeGreaterThanOrEqual(7)
  expect(scaleOf([0], { isFromZero: false })).toMatchObject({ from: 0 })
  expect(shareOf(5, { from: 0, to: 10 })).toBe(0.5)
})

const column = (key: string, type: CollectionColumn['type']): CollectionColumn => ({
  key,
  label: key,
  type,
  unit: null,
  required: false,
})

test('the axes are what was asked for, else the first that fit', () => {
  const columns = [column('c1', 'text'), column('c2', 'number'), column('c3', 'date'), column('c4', 'number')]
  const keys = (x?: string, y?: string) => {
    const axes = axesOf(columns, { x, y })
    return axes && [axes.x.key, axes.y.key]
  }
  expect(keys()).toEqual(['c1', 'c2'])
  expect(keys('c3', 'c4')).toEqual(['c3', 'c4'])
  expect(keys('c2', 'c2')).toEqual(['c1', 'c2'])
  expect(keys('c2')).toEqual(['c2', 'c4'])
  expect(keys('c9', 'c1')).toEqual(['c1', 'c2'])
  expect(axesOf([column('c1', 'text')], { x: undefined, y: undefined })).toBeNull()
  expect(isLine({ x: column('c3', 'date'), y: column('c2', 'number') })).toBe(true)
})
