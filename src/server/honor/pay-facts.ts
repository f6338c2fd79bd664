import { HONOR_HOLD_HOURS, HONOR_REWARDS } from '../../contract/honor-rules.ts'
import type { HonorFact } from '../content/honor-source.ts'
import { addMs, HOUR_MS } from '../platform/clock.ts'
import type { Db } from '../platform/db.ts'
import { honorDay } from './days.ts'
import {
  endHolds,
  insertHolds,
  lockTotals,
  writeEntries,
  type NewEntry,
  type NewHold,
} from './ledger-actions.ts'
import {
  listGivers,
  listHolds,
  listKeys,
  listUsed,
  type Asked,
  type Hold,
  type LedgerKey,
} from './ledger-queries.ts'
import { pointsFor } from './rules.ts'
import { Usage } from './usage.ts'

/** What became of facts: counted by the caller. */
export type CountHonor = (
  result: 'granted' | 'reversed' | 'held' | 'voided' | 'refused',
  reason: string,
) => void

/** A fact, and the follow-up that it was read for. */
export interface AskedFact extends HonorFact {
  kind: string
  subject: string
}

/**
 * Makes the ledger say what is true: what is new is given if the rules allow it, what is no longer true is taken back.
 * It may run as often as it likes. The objects are locked already; people are locked here, in one order.
 */
export async function payFacts(
  trx: Db,
  asked: Asked[],
  facts: AskedFact[],
  now: Date,
  count: CountHonor,
): Promise<void> {
  const concerned = [
    ...facts,
    ...(await listKeys(trx, asked)).filter(({ net }) => net !== 0),
    ...(await listHolds(trx, asked)),
  ]
  if (concerned.length === 0) return
  const totals = await lockTotals(trx, [...new Set(concerned.map(({ userId }) => userId))])
  // Read again: staff may have taken something back meanwhile.
  const keys = await listKeys(trx, asked)
  const holds = await listHolds(trx, asked)
  const told = new Map(facts.filter(({ userId }) => totals.has(userId)).map((fact) => [keyOf(fact), fact]))
  const reversed = keys.filter((key) => isOver(key, told))
  const known = new Map(keys.map((key) => [keyOf(key), key]))
  const open = [...told.values()].filter((fact) => isOpen(known.get(keyOf(fact)))).sort(byTime)
  const usage = new Usage(await listUsed(trx, open))
  for (const key of reversed) usage.add({ ...key, points: -key.net, times: -1 })
  const givers = await listGivers(trx, open, now)
  const held = new Map(holds.map((hold) => [keyOf(hold), hold]))
  const entries = reversed.map((key) => reversalOf(key, null))
  const newHolds: NewHold[] = []
  const voided: Hold[] = []
  // A voided one stays, or the like would be given once more to be paid.
  const ended = holds.filter((hold) => !hold.isVoid && !told.has(keyOf(hold)))
  for (const fact of open) {
    const giver = fact.actorId === null ? null : (givers.get(`${fact.actorId} ${fact.userId}`) ?? null)
    const { points, refusal } = pointsFor(fact, giver, usage)
    const hold = held.get(keyOf(fact))
    if (hold !== undefined && (hold.isVoid || hold.heldUntil > now)) continue
    if (refusal === null && giver?.sharesDevice === true && hasGiver(fact)) {
      if (hold === undefined) newHolds.push(holdOf(fact, points, now))
      else voided.push(hold)
      count(hold === undefined ? 'held' : 'voided', fact.reason)
      continue
    }
    if (hold !== undefined) ended.push(hold)
    if (refusal !== null) {
      count('refused', fact.reason)
      continue
    }
    const entry = giftOf(fact, points, known.get(keyOf(fact)))
    usage.add({ ...entry, points, times: 1 })
    entries.push(entry)
    count('granted', fact.reason)
  }
  for (const { reason } of reversed) count('reversed', reason)
  await writeEntries(trx, entries, totals, now)
  await insertHolds(trx, newHolds)
  await endHolds(trx, voided, { isVoid: true })
  await endHolds(trx, ended, { isVoid: false })
}

type Key = Pick<LedgerKey, 'userId' | 'reason' | 'objectType' | 'objectId' | 'actorId'>

function keyOf({ userId, reason, objectType, objectId, actorId }: Key): string {
  return `${userId} ${reason} ${objectType} ${objectId} ${actorId}`
}

/** It was given and is no longer true. What is given once ever stays, and what a report earned outlives the report. */
function isOver(key: LedgerKey, told: ReadonlyMap<string, HonorFact>): boolean {
  const isLasting = HONOR_REWARDS[key.reason].cap === 'once' || key.reason === 'report-confirmed'
  return key.net !== 0 && !isLasting && !told.has(keyOf(key))
}

/** It is not in the ledger, and nobody took it out for good. */
function isOpen(key: LedgerKey | undefined): boolean {
  return key === undefined || (key.net === 0 && !key.isVoided)
}

/** In the order in which they were done. */
function byTime(a: HonorFact, b: HonorFact): number {
  return a.at.getTime() - b.at.getTime() || (keyOf(a) < keyOf(b) ? -1 : 1)
}

function hasGiver(fact: AskedFact): fact is AskedFact & { actorId: number } {
  return fact.actorId !== null && HONOR_REWARDS[fact.reason].from === 'people'
}

function holdOf(fact: AskedFact & { actorId: number }, points: number, now: Date): NewHold {
  const { userId, reason, objectType, objectId, actorId, kind, subject } = fact
  const heldUntil = addMs(now, HONOR_HOLD_HOURS * HOUR_MS)
  return { userId, reason, objectType, objectId, actorId, points, source: kind, subject, heldUntil }
}

function giftOf(fact: HonorFact, points: number, key: LedgerKey | undefined): NewEntry {
  const { userId, reason, objectType, objectId, actorId, at } = fact
  const about = { userId, reason, objectType, objectId, actorId, day: honorDay(at) }
  return { ...about, delta: points, nr: key?.gifts ?? 0, reversesId: null, note: null }
}

export function reversalOf(key: LedgerKey, note: string | null): NewEntry {
  const { userId, reason, objectType, objectId, actorId, day, net, lastId } = key
  const about = { userId, reason, objectType, objectId, actorId, day }
  return { ...about, delta: -net, nr: key.gifts, reversesId: lastId, note }
}
