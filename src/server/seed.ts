import type { Feature, FeatureSeed, Made } from './content/feature.ts'
import { features } from './features.ts'
import type { Seeding } from './platform/seeding.ts'

export interface SeededSite {
  /** Counts by noun: people, articles (each in one to three languages), posts … */
  made: Made
  /** Somebody to sign in as. */
  firstEmail: string
}

/** Fills an empty site with a believable community. */
export async function seedSite(seeding: Seeding): Promise<SeededSite> {
  const { rows } = await seeding.client.query<{ taken: boolean }>(
    'select exists (select from users) as taken',
  )
  if (rows[0]?.taken === true)
    throw new Error('this site has people already; only an empty one can be seeded')
  await seeding.client.query('begin')
  const made: Made = {}
  for (const { run } of seedsInOrder(features)) Object.assign(made, await run(seeding, made))
  await seeding.client.query('commit')
  await seeding.client.query('analyze')
  const first = await seeding.client.query<{ email: string }>('select email from users where id = 1')
  return { made, firstEmail: first.rows[0]?.email ?? '' }
}

/** Each after the seeds it builds on; otherwise in the order of the list. */
export function seedsInOrder(list: readonly Feature[]): FeatureSeed[] {
  const waiting = new Map(list.flatMap(({ name, seed }) => (seed === undefined ? [] : [[name, seed]])))
  const ordered: FeatureSeed[] = []
  const done = new Set<string>()
  while (waiting.size > 0) {
    const next = [...waiting].find(([, { after }]) => after.every((name) => done.has(name)))
    if (next === undefined)
      throw new Error(`These seeds wait for each other or for none: ${[...waiting.keys()].join(', ')}`)
    const [name, seed] = next
    ordered.push(seed)
    done.add(name)
    waiting.delete(name)
  }
  return ordered
}
