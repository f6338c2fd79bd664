import { findMute, type Judged } from '../../contract/mute-rules.ts'
import { languageOrder, listCards } from '../articles/public.ts'
import { listChosen } from '../for-you/public.ts'
import { listMutesOf } from '../mutes/public.ts'
import { findAddressee, queueTelling, type Addressee } from '../notification-channels/public.ts'
import { DAY_MS, addMs } from '../platform/clock.ts'
import { transact, type Db } from '../platform/db.ts'
import { queueMail } from '../platform/mail.ts'
import type { Server } from '../platform/server.ts'
import { listQuestionCards } from '../questions/public.ts'
import {
  countUnreadSince,
  listDuePeople,
  listDueZones,
  listMutedThreads,
  listNewArticles,
  listNewQuestions,
  listPublishedSince,
  takeDigest,
} from './digest-queries.ts'
import { writeDigest, type Digest } from './mails.ts'

const WEEK_MS = 7 * DAY_MS
const DIGEST_SIZE = 6
const QUESTIONS = 3
/** Some more, for what is not new, hidden or their own. */
const CANDIDATES = 5 * DIGEST_SIZE
const MOST_OF_AUTHOR = 2
const BATCH = 500

/** Every hour: a job for each person whose digest is due. The job takes it, so that many nodes send one. */
export async function queueDigests(db: Db, now: Date): Promise<void> {
  const zones = await listDueZones(db, now)
  if (zones.length === 0) return
  for (let after = 0; ;) {
    const people = await listDuePeople(db, zones, { now, after, limit: BATCH })
    await queueTelling(db, 'weeklyDigest', people, now)
    if (people.length < BATCH) return
    after = people.at(-1) ?? after
  }
}

export type DigestResult = 'queued' | 'nothing' | 'off'

export function sendDigest(server: Server, userId: number): Promise<DigestResult> {
  const now = server.clock.now()
  return transact(server.db.write, async (trx): Promise<DigestResult> => {
    const person = await findAddressee(trx, userId, now)
    if (person === undefined || !(await takeDigest(trx, userId, now))) return 'off'
    const digest = await gather(trx, person, addMs(now, -WEEK_MS), now)
    if (digest.articles.length + digest.questions.length + digest.unread === 0) return 'nothing'
    await queueMail(trx, person.email, writeDigest(server, person, digest), person.language, now)
    return 'queued'
  })
}

/** What came out of those whom somebody follows, and then the best of all in what they read; nothing that they muted. */
async function gather(db: Db, person: Addressee, since: Date, now: Date): Promise<Digest> {
  const { id: userId, language, reading, isOnlyReading } = person
  const order = reading.length === 0 ? undefined : reading.join('-')
  const languages = languageOrder(language, order)
  const followed = await listChosen(db, { userId, languages, isOnlyReading }, CANDIDATES)
  const wanted = { languages: reading.length === 0 ? [language] : reading, since, limit: CANDIDATES }
  const ids = [...(await listPublishedSince(db, followed, since)), ...(await listNewArticles(db, wanted))]
  const cards = await listCards(db, [...new Set(ids)], { language, reading: order })
  const asked = await listQuestionCards(db, await listNewQuestions(db, wanted))
  const mutes = await listMutesOf(db, userId, now, person.hidden)
  const threadsOf = (type: 'article' | 'question', of: { id: number }[]) =>
    listMutedThreads(
      db,
      userId,
      type,
      of.map(({ id }) => id),
    )
  const articleThreads = await threadsOf('article', cards)
  const questionThreads = await threadsOf('question', asked)
  const isHeard = (card: Judged) => findMute(mutes, card, now.getTime()) === null
  return {
    articles: choose(
      cards.filter((card) => !articleThreads.has(card.id) && isHeard(card)),
      ({ authorId }) => authorId,
      person,
      DIGEST_SIZE,
    ),
    questions: choose(
      asked.filter((card) => !questionThreads.has(card.id) && isHeard(card)),
      ({ author }) => author?.id ?? null,
      person,
      QUESTIONS,
    ),
    unread: await countUnreadSince(db, userId, since, now),
  }
}

/** Neither their own nor of people whom they do not meet, and nobody fills it alone. */
function choose<T>(
  cards: T[],
  authorOf: (card: T) => number | null,
  { id, hidden }: Addressee,
  most: number,
): T[] {
  const counts = new Map<number, number>()
  return cards
    .filter((card) => {
      const authorId = authorOf(card)
      if (authorId === null) return true
      const count = (counts.get(authorId) ?? 0) + 1
      counts.set(authorId, count)
      return authorId !== id && !hidden.has(authorId) && count <= MOST_OF_AUTHOR
    })
    .slice(0, most)
}
