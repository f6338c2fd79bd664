import type { BenchRow } from '../../scripts/bench.ts'
import type { AnswerSet } from '../../src/server/iq/items/answer-set-testing.ts'
import { guessRates, placeChi, ravenStyleSet } from '../../src/server/iq/items/answer-sets-testing.ts'
import { GENERATORS } from '../../src/server/iq/items/generators.ts'
import type { Generator } from '../../src/server/iq/items/item.ts'
import { randomFromText } from '../../src/server/iq/items/random.ts'
import { sampleItem } from '../../src/server/iq/items/sample-testing.ts'
import { SOLVERS } from '../../src/server/iq/items/solvers-testing.ts'
import { createThreads } from '../../src/server/platform/threads.ts'

/** Keys, times, and what can be told from the options alone. */
export function measureFamily(generator: Generator, count: number): BenchRow[] {
  const { family, templates } = generator
  const random = randomFromText(`bench ${family}`)
  const sampled = Array.from({ length: count }, () => sampleItem(generator, random))
  const wrong = sampled.filter(({ item }) => SOLVERS[family](item).join() !== String(item.key))
  const rows: BenchRow[] = [
    row(`${family}: templates`, templates.length, family === 'series' ? '>= 40' : '>= 30'),
    row(`${family}: items whose key is not the solver's one answer`, wrong.length, '0', count),
    row(
      `${family}: ms to make one, p50 / p99 / most`,
      times(sampled.map(({ milliseconds }) => milliseconds)),
      'p99 < 50',
      count,
    ),
  ]
  if (generator.optionFeatures === undefined) return rows
  const sets = sampled.map(({ item }): AnswerSet => ({
    options: generator.optionFeatures?.(item) ?? [],
    key: item.key,
  }))
  const guessed = Object.entries(guessRates(sets, random)).map(([how, rate]) =>
    row(`${family}: key found from the options alone, ${how}, %`, rate.toFixed(1), '11.5 to 13.5', count),
  )
  return [
    ...rows,
    ...guessed,
    row(`${family}: chi square of the key's place`, placeChi(sets).toFixed(1), '< 14.1', count),
  ]
}

export function measureControl(count: number): BenchRow {
  const random = randomFromText('bench control')
  const sets = Array.from({ length: count }, () => ravenStyleSet(random))
  const { majority, centroid, odd, learned } = guessRates(sets, random)
  const rates = [majority, centroid, odd, learned].map((rate) => rate.toFixed(1)).join(' / ')
  return row('control (RAVEN-style): majority / centroid / odd / learned, %', rates, '> 95 but odd', count)
}

/** As the site makes them: in a thread, from a seed. */
export async function measureThread(count: number): Promise<BenchRow[]> {
  const threads = createThreads(new URL('../../src/server/worker.ts', import.meta.url))
  const rows: BenchRow[] = []
  for (const { family, templates } of GENERATORS) {
    const taken: number[] = []
    for (let index = 0; index < count; index++) {
      const { id } = templates[index % templates.length] ?? { id: '' }
      const request = { name: 'iq-item', input: { templateId: id, seed: `bench ${index}` } }
      const made = await threads.run(request, (_, milliseconds) => void taken.push(milliseconds))
      if (made === null) throw new Error(`${id} makes nothing`)
    }
    // The first one also loads what makes items.
    rows.push(
      row(`${family}: ms in a thread, p50 / p99 / most`, times(taken.slice(1)), 'p99 < 50', count - 1),
    )
  }
  await threads.close()
  return rows
}

function times(milliseconds: readonly number[]): string {
  const sorted = milliseconds.toSorted((one, other) => one - other)
  const at = (share: number): string => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1)
  return `${at(0.5)} / ${at(0.99)} / ${at(1)}`
}

function row(what: string, measured: string | number, goal: string, of?: number): BenchRow {
  return { what, measured, goal, of: of ?? '' }
}
