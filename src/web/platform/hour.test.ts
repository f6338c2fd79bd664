import { expect, test } from 'vitest'
import { hourAt } from './hour.ts'

test('a day has four parts', () => {
  const day = Array.from({ length: 24 }, (_, hours) => hourAt(hours))
  expect(day.filter((hour) => hour === 'night')).toHaveLength(10)
  expect([day[4], day[5], day[10], day[11], day[14], day[15], day[18], day[19]]).toEqual([
    'night',
    'dawn',
    'dawn',
    'noon',
    'noon',
    'dusk',
    'dusk',
    'night',
  ])
})
