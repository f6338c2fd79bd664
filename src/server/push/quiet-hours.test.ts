import { expect, test } from 'vitest'
import { endOfQuiet } from './quiet-hours.ts'

const hours = (timeZone: string, quietFrom = 22, quietUntil = 7) => ({ timeZone, quietFrom, quietUntil })
const end = (now: string, quiet: ReturnType<typeof hours>) =>
  endOfQuiet(new Date(now), quiet)?.toISOString() ?? null

test.each([
  // Jakarta is seven hours ahead.
  ['2026-11-17T14:59:59.999Z', 'Asia/Jakarta', null],
  ['2026-11-17T15:00:00.000Z', 'Asia/Jakarta', '2026-11-18T00:00:00.000Z'],
  ['2026-11-17T23:59:59.000Z', 'Asia/Jakarta', '2026-11-18T00:00:00.000Z'],
  ['2026-11-18T00:00:00.000Z', 'Asia/Jakarta', null],
  ['2026-11-17T15:30:00.000Z', 'Asia/Kuala_Lumpur', '2026-11-17T23:00:00.000Z'],
  // A quarter of an hour is in its offset.
  ['2026-11-17T17:00:00.000Z', 'Asia/Kathmandu', '2026-11-18T01:15:00.000Z'],
  // The night in which the clocks are set forward is an hour shorter, the other one longer.
  ['2026-03-28T22:00:00.000Z', 'Europe/Berlin', '2026-03-29T05:00:00.000Z'],
  ['2026-10-24T21:00:00.000Z', 'Europe/Berlin', '2026-10-25T06:00:00.000Z'],
])('at %s in %s it is quiet until %s', (now, timeZone, until) => {
  expect(end(now, hours(timeZone))).toBe(until)
})

test('quiet hours may be in the middle of a day, or not at all', () => {
  expect(end('2026-11-17T06:10:00Z', hours('Asia/Jakarta', 13, 15))).toBe('2026-11-17T08:00:00.000Z')
  expect(end('2026-11-17T08:00:00Z', hours('Asia/Jakarta', 13, 15))).toBeNull()
  for (let hour = 0; hour < 24; hour++)
    expect(end(`2026-11-17T${String(hour).padStart(2, '0')}:00:00Z`, hours('Asia/Jakarta', 9, 9))).toBeNull()
})

test('a time zone that does not exist counts as that of Jakarta', () => {
  expect(end('2026-11-17T15:00:00Z', hours('Mars/Olympus'))).toBe('2026-11-18T00:00:00.000Z')
})
