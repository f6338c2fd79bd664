import { sql } from 'kysely'
import type { IqItem } from '../../contract/iq.ts'
import { IQ_ATTEMPT_DAYS } from '../../contract/iq-rules.ts'
import { addMs, type Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import type { Work } from '../platform/work-pool.ts'
import { WorkTooLong } from '../platform/work-thread.ts'
import { chooseAfter, countAnswered, openItem, remakeItem } from './course.ts'
import type { ItemSeeds } from './item-seeds.ts'
import type { Item } from './items/item.ts'
import { messages } from './messages.ts'
import { findCourse, type Course, type StoredItem } from './queries.ts'
import { isEnoughForScore, isExpired, isFromFuture, itemMs, timeLeft } from './rules.ts'
import type { Choice } from './scoring/choose-next.ts'
import { findTemplate } from './templates.ts'

export interface Asking {
  userId: number
  tab: string
  now: Date
  seeds: ItemSeeds
  work: Work
}

/** Another call may have served or answered meanwhile: then it is read again. */
const MOST_ROUNDS = 5

/**
 * The open item with the time that it has left, else the next one, whose time starts when it is made. Null: all is
 * answered.
 */
export async function serveNext(db: Db, asking: Asking, clock: Clock): Promise<IqItem | null> {
  const unmakeable = new Set<string>()
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const course = await findCourse(db, asking.userId)
    if (course === undefined) return fail('not_found', common.notFound)
    refuseUnlessOpen(course, asking)
    if (course.isDone || isExpired(course, asking.now)) return null
    const open = openItem(course)
    if (open !== undefined) {
      const served = await serveAgain(db, asking, course, open, clock)
      if (served !== undefined) return served
      unmakeable.add(open.templateId)
      continue
    }
    const choice = await chooseAfter(db, asking.seeds, course, course.items, unmakeable)
    if (choice === undefined) {
      await markDone(db, course)
      return null
    }
    const position = course.items.length + 1
    const item = await makeAnew(asking, course, { ...choice, position })
    const madeAt = clock.now()
    const stored = item === null ? undefined : await insertItem(db, course, choice, madeAt)
    if (item !== null && stored !== undefined) return shown(course, stored, item, madeAt)
    if (item === null) unmakeable.add(choice.templateId)
  }
  return fail('unavailable', common.busy, { retryAfterSeconds: 5 })
}

/** Null also when it takes too long: another template is asked then, so that nobody is stuck with this one. */
async function makeAnew(
  { work, seeds }: Asking,
  course: Course,
  choice: Pick<StoredItem, 'position' | 'templateId'>,
): Promise<Item | null> {
  try {
    return await remakeItem(work, seeds, course, choice)
  } catch (error) {
    if (error instanceof WorkTooLong) return null
    throw error
  }
}

/** Unless it is open in this tab. When its time is over, one that has enough for a score only waits for it. */
export function refuseUnlessOpen(course: Course, { tab, now }: Pick<Asking, 'tab' | 'now'>): void {
  if (course.state === 'void') fail('not_found', common.notFound)
  if (course.state === 'scored') fail('already_taken', messages.alreadyTaken)
  if (course.state !== 'open' || (isExpired(course, now) && !isEnoughForScore(countAnswered(course))))
    refuseLapsed()
  if (course.tab !== tab) fail('moved', messages.moved)
}

export function refuseLapsed(): never {
  return fail('lapsed', messages.lapsed, { values: { days: IQ_ATTEMPT_DAYS } })
}

async function serveAgain(
  db: Db,
  { seeds, work }: Asking,
  course: Course,
  open: StoredItem,
  clock: Clock,
): Promise<IqItem | undefined> {
  const item = await remakeItem(work, seeds, course, open)
  if (item === null) {
    // A newer version of the site can't make it any more. Nobody has answered it, so another takes its place.
    await db.deleteFrom('iq_items').where('id', '=', open.id).where('answered_at', 'is', null).execute()
    return undefined
  }
  const now = clock.now()
  if (!isFromFuture(open, now)) return shown(course, open, item, now)
  const times = timesOf(course, now)
  await db
    .updateTable('iq_items')
    .set({ served_at: times.servedAt, deadline_at: times.deadlineAt })
    .where('id', '=', open.id)
    .where('answered_at', 'is', null)
    .execute()
  return shown(course, { ...open, ...times }, item, now)
}

function timesOf({ hasExtraTime }: Course, now: Date): Pick<StoredItem, 'servedAt' | 'deadlineAt'> {
  return { servedAt: now, deadlineAt: addMs(now, itemMs(hasExtraTime)) }
}

/** Locks the attempt. Undefined when another call was faster: its item is the one to be answered. */
async function insertItem(
  db: Db,
  course: Course,
  { templateId, isPilot }: Choice,
  now: Date,
): Promise<StoredItem | undefined> {
  const { servedAt, deadlineAt } = timesOf(course, now)
  const position = course.items.length + 1
  const { rows } = await sql<{ id: string }>`
    with locked as (
      select id from iq_attempts
      where id = ${course.id} and state = 'open' and tab = ${course.tab} and not is_done for update)
    insert into iq_items (attempt_id, position, template_id, is_pilot, served_at, deadline_at)
    select id, ${position}::int2, ${templateId}::text, ${isPilot}::boolean, ${servedAt}::timestamptz,
      ${deadlineAt}::timestamptz
    from locked on conflict do nothing returning id`.execute(db)
  const [row] = rows
  if (row === undefined) return undefined
  const unanswered = {
    answeredAt: null,
    isCorrect: null,
    isLate: null,
    serverMs: null,
    blurCount: 0,
    blurMs: 0,
  }
  return { id: row.id, position, templateId, isPilot, servedAt, deadlineAt, ...unanswered }
}

/** Nothing is left to ask, though the last answer did not say so: templates have gone since. */
async function markDone(db: Db, course: Course): Promise<void> {
  if (!isEnoughForScore(countAnswered(course))) throw new Error('There is nothing to ask')
  const { id } = course
  await db.updateTable('iq_attempts').set({ is_done: true }).where('id', '=', id).execute()
}

/** What leaves the server of an item: nothing of its template, and not its key. */
function shown({ hasExtraTime }: Course, stored: StoredItem, item: Item, now: Date): IqItem {
  const template = findTemplate(stored.templateId)
  if (template === undefined) throw new Error('An item was made of no template')
  const remainingMs = timeLeft(stored, hasExtraTime, now)
  const about = { itemId: stored.id, position: stored.position, instruction: template.family }
  const times = { deadlineAt: addMs(now, remainingMs).toISOString(), remainingMs }
  return item.kind === 'number'
    ? { ...about, ...times, kind: item.kind, stem: [], numbers: item.numbers }
    : { ...about, ...times, kind: item.kind, stem: item.stem, options: item.options }
}
