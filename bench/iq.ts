import type { BenchOptions, BenchRow } from '../scripts/bench.ts'
import { GENERATORS } from '../src/server/iq/items/generators.ts'
import { measureControl, measureFamily, measureThread } from './support/iq-items.ts'
import { measureCalibration, measurePeople } from './support/iq-people.ts'

export const title =
  'items, guessers that see the options alone, simulated people (`--every=10` takes a tenth of all)'

const ITEMS = 10_000

export async function measure({ every }: BenchOptions): Promise<BenchRow[]> {
  const items = Math.max(200, Math.round(ITEMS / every))
  const rows = GENERATORS.flatMap((generator) => measureFamily(generator, items))
  return [
    ...rows,
    measureControl(items),
    ...(await measureThread(Math.max(50, Math.round(ITEMS / 10 / every)))),
    ...measurePeople(every),
    ...(await measureCalibration(every)),
  ]
}
