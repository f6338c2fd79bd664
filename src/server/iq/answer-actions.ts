import { sql } from 'kysely'
import type { BodyOf, ResponseOf } from '../../contract/endpoint.ts'
import type { answerIqItem } from '../../contract/iq.ts'
import type { Text } from '../../contract/messages.ts'
import type { Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import { refuseTooMany } from '../platform/rate-limits.ts'
import { chooseAfter, countAnswered } from './course.ts'
import { messages } from './messages.ts'
import { keyOf, refuseLapsed, refuseUnlessOpen, type Asking } from './next-actions.ts'
import { findCourse, isOwnItem, type Course, type StoredItem } from './queries.ts'
import { gapLeft, isExpired, isLate, timeTaken } from './rules.ts'

export type Given = BodyOf<typeof answerIqItem>
export interface Taken extends ResponseOf<typeof answerIqItem> {
  result: 'given' | 'unknown' | 'late' | 'repeated'
}

/** Another call may have answered it meanwhile: then it is read again, and found answered. */
const MOST_ROUNDS = 3

/** Judges an answer by the key that was stored with the item. Whoever sends it again is answered alike, and changes nothing. */
export async function takeAnswer(db: Db, asking: Asking, given: Given): Promise<Taken> {
  const { userId, now, seeds, keys } = asking
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const course = await findCourse(db, userId)
    const stored = course?.items.find(({ id }) => id === given.itemId)
    if (course === undefined || stored === undefined) return refuseItem(db, userId, given.itemId)
    if (stored.answeredAt !== null)
      return {
        answered: countAnswered(course),
        done: course.state !== 'open' || course.isDone,
        result: 'repeated',
      }
    refuseUnlessOpen(course, asking)
    if (isExpired(course, now)) refuseLapsed()
    const gap = gapLeft(course.items, now)
    if (gap > 0) refuseTooMany(Math.ceil(gap / 1000))
    const key = keyOf(keys, stored)
    // The site has another secret since, and puts another in its place.
    if (key === undefined) return fail('not_found', common.notFound)
    const answer = judge(course, stored, key, given, now)
    const items = course.items.map((one) =>
      one.id === stored.id ? { ...one, ...answer, answeredAt: now, shown: null, sealedKey: null } : one,
    )
    const done = (await chooseAfter(db, seeds, course, items)) === undefined
    if (await storeAnswer(db, course, { ...answer, id: stored.id, clientMs: given.clientMs, now, done }))
      return { answered: countAnswered({ items }), done, result: resultOf(answer) }
  }
  return fail('unavailable', common.busy, { retryAfterSeconds: 5 })
}

async function refuseItem(db: Db, userId: number, itemId: string): Promise<never> {
  if (await isOwnItem(db, userId, itemId)) fail('conflict', messages.otherItem)
  return fail('not_found', common.notFound)
}

interface Judged {
  response: number | null
  isCorrect: boolean
  isLate: boolean
  serverMs: number
  blurCount: number
  blurMs: number
}

function judge({ hasExtraTime }: Course, stored: StoredItem, key: number, given: Given, now: Date): Judged {
  const late = isLate(stored, now)
  const response = late ? null : responseOf(stored, given)
  return {
    response,
    isCorrect: response !== null && response === key,
    isLate: late,
    serverMs: timeTaken(stored, hasExtraTime, now, given.clientMs),
    blurCount: Math.max(stored.blurCount, given.blurCount),
    blurMs: Math.max(stored.blurMs, given.blurMs),
  }
}

/** Exactly one of the two, of the item's kind; null, in either, is "I don't know". */
function responseOf({ shown }: StoredItem, { choice, number }: Given): number | null {
  const isChosen = shown?.kind === 'choose8'
  const [wanted, other] = isChosen ? [choice, number] : [number, choice]
  if (other !== undefined && (other !== null || wanted !== undefined))
    refuse(isChosen ? 'number' : 'choice', common.fieldUnknown)
  if (wanted === undefined && other === undefined)
    refuse(isChosen ? 'choice' : 'number', isChosen ? messages.chooseOption : messages.typeNumber)
  return wanted ?? null
}

function refuse(field: string, text: Text): never {
  return fail('invalid_input', common.invalidInput, { fields: { [field]: text } })
}

function resultOf({ isLate, response }: Judged): Taken['result'] {
  if (isLate) return 'late'
  return response === null ? 'unknown' : 'given'
}

interface NewAnswer extends Judged {
  id: string
  clientMs: number
  now: Date
  done: boolean
}

/** Locks the attempt. False when it is no longer this tab's to answer. */
async function storeAnswer(db: Db, course: Course, answer: NewAnswer): Promise<boolean> {
  const { id, response, isCorrect, isLate, serverMs, clientMs, blurCount, blurMs, now, done } = answer
  const { rows } = await sql<{ id: string }>`
    with locked as (
      select id from iq_attempts
      where id = ${course.id} and state = 'open' and tab = ${course.tab} for update),
    answered as (
      update iq_items set answered_at = ${now}, shown = null, key_enc = null, response = ${response}::int8, is_correct = ${isCorrect},
        is_late = ${isLate}, server_ms = ${serverMs}, client_ms = ${clientMs},
        blur_count = greatest(blur_count, ${blurCount}::int4), blur_ms = greatest(blur_ms, ${blurMs}::int4)
      from locked where iq_items.id = ${id} and attempt_id = locked.id and answered_at is null
      returning iq_items.id),
    ended as (
      update iq_attempts set is_done = true
      where ${done} and id = ${course.id} and exists (select from answered))
    select id from answered`.execute(db)
  return rows.length > 0
}
