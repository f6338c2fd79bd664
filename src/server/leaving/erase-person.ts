import { join } from 'node:path'
import { erasureFiles, noteErasures } from '../backup/public.ts'
import type { Site } from '../content/content-type.ts'
import { eraseTraces, eraseWritten } from '../content/erase.ts'
import type { Feature } from '../content/feature.ts'
import type { ErasePart, Leaver } from '../content/person-data.ts'
import { transact } from '../platform/db.ts'
import { eraseOutbox } from '../platform/mail.ts'
import { beginErasure, endErasure } from './erase-actions.ts'

/** Asked between two parts: false when it is time to stop; the next try goes on where this one ended. */
export type MayGoOn = () => boolean

export type Erased = 'erased' | 'stopped' | 'not-due'

/**
 * Erases somebody whose days are over, in parts that are small transactions. What was done stays done, and every part
 * finds what is left: after a crash it begins again, and is soon where it was.
 */
export async function erasePerson(
  site: Site,
  all: readonly Feature[],
  userId: number,
  mayGoOn: MayGoOn,
): Promise<Erased> {
  const { db, clock, config } = site
  const now = clock.now()
  const person = await beginErasure(db.write, userId, now, async ({ id, isBegun, ...due }) => {
    const { joinedAt, keepsArticles } = due
    const dates = { joinedAt: joinedAt.toISOString(), erasedAt: now.toISOString() }
    // Outside the database first: whatever happens then, a restored backup knows of it.
    await noteErasures(erasureFiles(config), [{ userId: id, keepsArticles, ...dates }])
    if (!isBegun) await eraseOutbox(join(config.dataDir, 'outbox'), [due.email, due.alias, due.name])
  })
  if (person === undefined) return 'not-due'
  const parts = all.flatMap(({ person: own }) => own?.eraseInParts ?? [])
  const written: ErasePart = { name: 'what they wrote', run: () => eraseWritten(site, person, clock.now()) }
  const run = (when: ErasePart['when']) => runParts(parts.filter((part) => part.when === when))
  async function runParts(some: ErasePart[]): Promise<boolean> {
    for (const part of some)
      while ((await runPart(site, part, person as Leaver, all)) > 0) if (!mayGoOn()) return false
    return mayGoOn()
  }
  const isDone = (await run('before')) && (await runParts([written])) && (await run(undefined))
  if (!isDone) return 'stopped'
  for (const { person: own } of all)
    if (own?.erase !== undefined) {
      const { erase } = own
      await transact(db.write, (trx) => erase(site, trx, person))
    }
  await transact(db.write, (trx) => eraseTraces(site, trx, 'person', [person.id]))
  if (!(await run('after'))) return 'stopped'
  await endErasure(db.write, person, clock.now())
  return 'erased'
}

async function runPart(
  site: Site,
  { name, run }: ErasePart,
  person: Leaver,
  all: readonly Feature[],
): Promise<number> {
  try {
    return await run(site, person, all)
  } catch (cause) {
    throw new Error(`Somebody who left is not erased: ${name} failed`, { cause })
  }
}
