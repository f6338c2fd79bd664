import type { Feature, PurgeStep } from './content/feature.ts'
import { purgePlatform } from './platform/purge.ts'
import type { Server } from './platform/server.ts'

const platformStep: PurgeStep = { name: 'platform', run: ({ db }, now) => purgePlatform(db.write, now) }

export function purgeSteps(features: readonly Feature[]): PurgeStep[] {
  const steps = [...features.flatMap(({ purge = [] }) => purge), platformStep]
  return [...steps.filter(({ isLast }) => isLast !== true), ...steps.filter(({ isLast }) => isLast === true)]
}

/** Forgets what is not to be kept. One step that fails does not keep the others from forgetting. */
export async function purgeSite(server: Server, features: readonly Feature[]): Promise<void> {
  const now = server.clock.now()
  const failures: unknown[] = []
  for (const { name, run } of purgeSteps(features))
    await run(server, now).catch((cause: unknown) =>
      failures.push(new Error(`The purge of ${name} failed`, { cause })),
    )
  if (failures.length > 0) throw new AggregateError(failures, 'Not everything could be forgotten')
}
