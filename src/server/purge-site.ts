import type { Feature, PurgeStep } from './content/feature.ts'
import { purgeContent } from './content/erase.ts'
import type { Site } from './content/content-type.ts'
import { purgeAlone, purgePlatform } from './platform/purge.ts'

const ownSteps: PurgeStep[] = [
  { name: 'deleted content', run: purgeContent },
  { name: 'platform', run: ({ db }, now) => purgePlatform(db.write, now) },
]

export function purgeSteps(features: readonly Feature[]): PurgeStep[] {
  const steps = [...features.flatMap(({ purge = [] }) => purge), ...ownSteps]
  return [...steps.filter(({ isLast }) => isLast !== true), ...steps.filter(({ isLast }) => isLast === true)]
}

/** Runs every purge step. A step that fails does not keep the others from running. */
export async function purgeSite(server: Site, features: readonly Feature[]): Promise<void> {
  const now = server.clock.now()
  const failures: unknown[] = []
  const note = (name: string) => (cause: unknown) =>
    void failures.push(new Error(`The purge of ${name} failed`, { cause }))
  const runAll = async (steps: PurgeStep[]): Promise<void> => {
    for (const { name, run } of steps) await run(server, now).catch(note(name))
  }
  const steps = purgeSteps(features)
  await purgeAlone(server.db.write, () => runAll(steps.filter(({ isOfNode }) => isOfNode !== true))).catch(
    note('what the nodes share'),
  )
  await runAll(steps.filter(({ isOfNode }) => isOfNode === true))
  if (failures.length > 0) throw new AggregateError(failures, 'Not everything could be purged')
}
