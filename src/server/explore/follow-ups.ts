import { appendFollowUps } from '../platform/follow-ups-batch.ts'
import type { FollowUpBatchHandler, FollowUpHandlers } from '../platform/follow-ups.ts'
import {
  exploreAgain,
  exploreCounts,
  explorePart,
  lockCounts,
  lockExplored,
  type Explored,
} from './table-actions.ts'

/**
 * Appended by triggers, see migration 0028; the subject is "article 7". Their names make them the last of a batch: counts
 * are shared by the whole site, and nothing else shall wait while they are locked.
 */
const AGAIN = 'write-explored'
const COUNTS = 'write-explored-counts'
/** The subject is "article", or "article 700" of which those before 700 are still to be done. */
const FILL = 'write-explored-fill'

/** Both together, so that all rows are locked at once and in one order. */
const keepUp: FollowUpBatchHandler = {
  handleAll: async (trx, _subjects, _now, followUps) => {
    const of = (wanted: string) =>
      followUps.filter(({ kind }) => kind === wanted).map(({ subject }) => readSubject(subject))
    const [changed, counted] = [of(AGAIN), of(COUNTS)]
    if (changed.length > 0) await lockCounts(trx)
    const known = await lockExplored(trx, [...changed, ...counted])
    for (const [type, ids] of byType(changed)) await exploreAgain(trx, type, ids)
    for (const [type, ids] of byType(counted)) await exploreCounts(trx, type, ids)
    // Who counts likes meanwhile does not see a row that is new here.
    const isKnown = new Set(known.map(toSubject))
    await appendFollowUps(
      trx,
      COUNTS,
      changed.map(toSubject).filter((subject) => !isKnown.has(subject)),
    )
  },
}

export const followUps: FollowUpHandlers = {
  [AGAIN]: keepUp,
  [COUNTS]: keepUp,
  [FILL]: async (trx, subject) => {
    const [type = '', before] = subject.split(' ')
    const next = await explorePart(trx, type, before === undefined ? null : Number(before))
    if (next !== null) await appendFollowUps(trx, FILL, [`${type} ${next}`])
  },
}

function readSubject(subject: string): Explored {
  const [type = '', id] = subject.split(' ')
  return { type, id: Number(id) }
}

function toSubject({ type, id }: Explored): string {
  return `${type} ${id}`
}

function byType(explored: readonly Explored[]): Map<string, number[]> {
  const idsOf = new Map<string, number[]>()
  for (const { type, id } of explored) idsOf.set(type, [...(idsOf.get(type) ?? []), id])
  return idsOf
}
