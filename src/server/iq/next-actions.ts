import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { IqItem } from '../../contract/iq.ts'
import { IQ_ATTEMPT_DAYS } from '../../contract/iq-rules.ts'
import { addMs, type Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import type { Work } from '../platform/work-pool.ts'
import { WorkTooLong } from '../platform/work-thread.ts'
import { chooseAfter, countScored, makeItemAt, openItem } from './course.ts'
import type { ItemKeys } from './item-keys.ts'
import type { ItemSeeds } from './item-seeds.ts'
import type { Item } from './items/item.ts'
import { messages } from './messages.ts'
import { findCourse, type Course, type ShownItem, type StoredItem } from './queries.ts'
import { isEnoughForScore, isExpired, isFromFuture, itemMs, timeLeft } from './rules.ts'
import type { Choice } from './scoring/choose-next.ts'
import { familyOf } from './scoring/parameters.ts'

export interface Asking {
  userId: number
  tab: string
  now: Date
  seeds: ItemSeeds
  keys: ItemKeys
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
    const stored = item === null ? undefined : await insertItem(db, asking, course, choice, item, madeAt)
    if (stored !== undefined) return told(course, stored, stored.shown, madeAt)
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
    return await makeItemAt(work, seeds, course, choice)
  } catch (error) {
    if (error instanceof WorkTooLong) return null
    throw error
  }
}

/** Unless it is open in this tab. When its time is over, one that has enough for a score only waits for it. */
export function refuseUnlessOpen(course: Course, { tab, now }: Pick<Asking, 'tab' | 'now'>): void {
  if (course.state === 'void') fail('not_found', common.notFound)
  if (course.state === 'scored') fail('already_taken', messages.alreadyTaken)
  if (course.state !== 'open' || (isExpired(course, now) && !isEnoughForScore(countScored(course))))
    refuseLapsed()
  if (course.tab !== tab) fail('moved', messages.moved)
}

export function refuseLapsed(): never {
  return fail('lapsed', messages.lapsed, { values: { days: IQ_ATTEMPT_DAYS } })
}

/** As it was shown: whatever this release of the site would make now. */
async function serveAgain(
  db: Db,
  { keys }: Asking,
  course: Course,
  open: StoredItem,
  clock: Clock,
): Promise<IqItem | undefined> {
  const now = clock.now()
  const { shown } = open
  if (shown === null || keyOf(keys, open) === undefined) {
    // The site has another secret since, and nobody could judge an answer: another takes its place.
    await db.deleteFrom('iq_items').where('id', '=', open.id).where('answered_at', 'is', null).execute()
    return undefined
  }
  if (!isFromFuture(open, now)) return told(course, open, shown, now)
  const times = timesOf(course, now)
  await db
    .updateTable('iq_items')
    .set({ served_at: times.servedAt, deadline_at: times.deadlineAt })
    .where('id', '=', open.id)
    .where('answered_at', 'is', null)
    .execute()
  return told(course, { ...open, ...times }, shown, now)
}

/** The right answer of an open item. */
export function keyOf(keys: ItemKeys, { id, sealedKey }: StoredItem): number | undefined {
  return sealedKey === null ? undefined : keys.open(id, sealedKey)
}

function timesOf({ hasExtraTime }: Course, now: Date): Pick<StoredItem, 'servedAt' | 'deadlineAt'> {
  return { servedAt: now, deadlineAt: addMs(now, itemMs(hasExtraTime)) }
}

/** Locks the attempt. Undefined when another call was faster: its item is the one to be answered. */
async function insertItem(
  db: Db,
  { keys }: Asking,
  course: Course,
  { templateId, isPilot }: Choice,
  item: Item,
  now: Date,
): Promise<(StoredItem & { shown: ShownItem }) | undefined> {
  const { servedAt, deadlineAt } = timesOf(course, now)
  const position = course.items.length + 1
  const id = randomUUID()
  const sealedKey = keys.seal(id, item.key)
  const shown = shownOf(templateId, item)
  const { rows } = await sql<{ id: string }>`
    with locked as (
      select id from iq_attempts
      where id = ${course.id} and state = 'open' and tab = ${course.tab} and not is_done for update)
    insert into iq_items (id, attempt_id, position, template_id, is_pilot, served_at, deadline_at, shown, key_enc)
    select ${id}::uuid, id, ${position}::int2, ${templateId}::text, ${isPilot}::boolean, ${servedAt}::timestamptz,
      ${deadlineAt}::timestamptz, ${JSON.stringify(shown)}::jsonb, ${sealedKey}::bytea
    from locked on conflict do nothing returning id`.execute(db)
  if (rows.length === 0) return undefined
  const unanswered = {
    answeredAt: null,
    isCorrect: null,
    isLate: null,
    serverMs: null,
    blurCount: 0,
    blurMs: 0,
    pastes: 0,
  }
  return { id, position, templateId, isPilot, servedAt, deadlineAt, shown, sealedKey, ...unanswered }
}

/**
 * Nothing is left to ask, though the last answer did not say so: templates have gone since. Without enough for a score it
 * is ended without one. Unless another call has served or answered meanwhile.
 */
async function markDone(db: Db, { id, tab }: Course): Promise<void> {
  await sql`
    update iq_attempts set is_done = true
    where id = ${id} and state = 'open' and tab = ${tab}
      and not exists (select from iq_items where attempt_id = ${id} and answered_at is null)`.execute(db)
}

/** What leaves the server of an item: nothing of its template, and not its key. */
function shownOf(templateId: string, item: Item): ShownItem {
  const instruction = familyOf(templateId)
  if (instruction === undefined) throw new Error('An item was made of no family')
  return item.kind === 'number'
    ? { kind: item.kind, instruction, stem: [], numbers: item.numbers }
    : { kind: item.kind, instruction, stem: item.stem, options: item.options }
}

function told({ hasExtraTime }: Course, stored: StoredItem, shown: ShownItem, now: Date): IqItem {
  const remainingMs = timeLeft(stored, hasExtraTime, now)
  return {
    ...shown,
    itemId: stored.id,
    position: stored.position,
    deadlineAt: addMs(now, remainingMs).toISOString(),
    remainingMs,
  }
}
