import { addMs, HOUR_MS } from '../platform/clock.ts'
import type { Seeding } from '../platform/seeding.ts'
import { HALF_READ } from '../seeds/demo/half-read.ts'
import { insertSeededPosition } from './seed-queries.ts'

/** Where people of the demo stopped reading. */
export async function seedPositions({ client, until, isDemo }: Seeding): Promise<void> {
  if (isDemo !== true) return
  for (const { by, title, percent, hours } of HALF_READ)
    await insertSeededPosition(client, { by, title, percent, at: addMs(until, -hours * HOUR_MS) })
}
