import type { Db } from '../platform/db.ts'
import { appendFollowUps } from '../platform/follow-ups-batch.ts'
import { appendEvents } from '../platform/stream-log.ts'
import type { Asked, NotificationTypes, SourcedFact } from './facts.ts'
import { lockPeople, storeFacts, type Changed } from './tell-actions.ts'
import { listAllowed, type Allowed } from './tell-queries.ts'
import { countUnread } from './unread-queries.ts'

export interface TellDeps {
  types: NotificationTypes
  /** Whether mail and push are there to take over what is new. */
  hasChannels: boolean
  count: (result: string, by: number) => void
}

/** The follow-up that tells of a notification by mail and push; its subject is the notification's id. */
export const CHANNELS_KIND = 'notification-channels'

/**
 * Makes the facts about some subjects true for those they are for: new ones are told, those that hold no longer are
 * taken back. It may run as often as it likes. People are locked first, in one order, and with
 * them all of their notifications.
 */
export async function tellPeople(
  trx: Db,
  { types, hasChannels, count }: TellDeps,
  asked: Asked[],
  facts: SourcedFact[],
  now: Date,
): Promise<void> {
  const isAnybodyConcerned = await lockPeople(trx, asked, facts)
  if (!isAnybodyConcerned) return
  // Asked once they are locked: a block that came before takes nothing back that is stored only now.
  const allowed = await listAllowed(trx, types, facts, now)
  const lasting = Object.keys(types).filter((name) => types[name]?.isLasting === true)
  const changed = await storeFacts(trx, { asked, facts, allowed, lasting }, now)
  for (const { type, isNews, withdrawn } of changed) {
    if (isNews) count(type, 1)
    if (withdrawn > 0) count('withdrawn', withdrawn)
  }
  await tellStreams(trx, changed, now)
  if (hasChannels) await appendFollowUps(trx, CHANNELS_KIND, toOtherChannels(changed, allowed))
}

/** One event a person; none for those who have turned everything off. */
export async function tellStreams(
  trx: Db,
  changed: Pick<Changed, 'userId' | 'isNews'>[],
  now: Date,
  { isReading = false } = {},
): Promise<void> {
  const news = new Map<number, boolean>()
  for (const { userId, isNews } of changed) news.set(userId, isNews || news.get(userId) === true)
  const counts = await countUnread(trx, [...news.keys()], now)
  const events = counts
    .filter(({ isOn }) => isOn)
    .map(({ userId, unread }) => {
      const isAllRead = isReading && unread === 0
      const body = { kind: 'notifications', unread, isNews: news.get(userId) === true } as const
      return { userId, body: isAllRead ? { ...body, isAllRead } : body }
    })
  await appendEvents(trx, events, now)
}

function toOtherChannels(changed: Changed[], allowed: Allowed[]): number[] {
  const wanted = new Set(allowed.filter(({ mail, push }) => mail || push).map(keyOf))
  return changed.filter((line) => line.isNews && wanted.has(keyOf(line))).map(({ id }) => id)
}

function keyOf({ userId, type, objectType, objectId }: Omit<Changed, 'id' | 'isNews' | 'withdrawn'>): string {
  return `${userId} ${type} ${objectType} ${objectId}`
}
