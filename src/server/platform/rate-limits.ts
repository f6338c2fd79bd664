import type { FastifyReply } from 'fastify'
import { COLLECTION_LIMITS } from '../../contract/collection-rules.ts'
import { EXPORTS_PER_HOUR } from '../../contract/explore-rules.ts'
import { INVITES_PER_DAY } from '../../contract/guild-rules.ts'
import { QUESTION_LIMITS } from '../../contract/question-rules.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, addMs, type Clock } from './clock.ts'
import type { Db } from './db.ts'
import { fail, fill, type LimitState } from './errors.ts'
import { messages } from './messages.ts'
import { countCall, type AskedCount } from './rate-limit-calls.ts'
import { tellLimit } from './rate-limit-headers.ts'

export interface Limit {
  hits: number
  windowMs: number
}

/**
 * Every rate limit of the site. Addresses are counted generously: mobile carriers in Indonesia and Malaysia put
 * thousands of people behind one. RATE_LIMIT_SCALE multiplies them all, for load tests.
 */
export const RATE_LIMITS = {
  visitorCalls: { hits: 6000, windowMs: 5 * MINUTE_MS },
  memberCalls: { hits: 1500, windowMs: 5 * MINUTE_MS },
  /** Session tokens that were not seen lately on this node: a member's once, made-up ones each time. */
  unknownSessions: { hits: 6000, windowMs: 5 * MINUTE_MS },
  signInsPerMinute: { hits: 30, windowMs: MINUTE_MS },
  signInsPerHour: { hits: 300, windowMs: HOUR_MS },
  wrongPasswordsFromNetwork: { hits: 5, windowMs: 15 * MINUTE_MS },
  /** Beyond this a sign-in is slowed down and the owner gets a mail; it is never locked. */
  wrongPasswordsFromAnywhere: { hits: 25, windowMs: HOUR_MS },
  /** Codes of an app, for one account: 50 a day, right ones too, are a chance of 1 in 6,600. Recovery codes and passkeys go on. */
  wrongCodesFromNetwork: { hits: 5, windowMs: 15 * MINUTE_MS },
  wrongCodesPerHour: { hits: 15, windowMs: HOUR_MS },
  wrongCodesPerDay: { hits: 50, windowMs: DAY_MS },
  wrongRecoveryCodes: { hits: 20, windowMs: HOUR_MS },
  /** Each is a row for five minutes. */
  passkeyStarts: { hits: 120, windowMs: 5 * MINUTE_MS },
  signUpsPerHalfHour: { hits: 60, windowMs: 30 * MINUTE_MS },
  signUpsPerDay: { hits: 400, windowMs: DAY_MS },
  /** Of everybody together: beyond this a sign-up needs a proof of work; see auth/sign-up-proof.ts. */
  signUpsOfSite: { hits: 100, windowMs: 10 * MINUTE_MS },
  usedProofs: { hits: 1, windowMs: 10 * MINUTE_MS },
  codesPerHour: { hits: 5, windowMs: HOUR_MS },
  codesPerDay: { hits: 10, windowMs: DAY_MS },
  resendGap: { hits: 1, windowMs: MINUTE_MS },
  resendsPerNetwork: { hits: 120, windowMs: HOUR_MS },
  resetsPerAddress: { hits: 3, windowMs: HOUR_MS },
  resetsPerAddressAndDay: { hits: 6, windowMs: DAY_MS },
  resetsPerNetwork: { hits: 60, windowMs: HOUR_MS },
  verifiesPerNetwork: { hits: 300, windowMs: HOUR_MS },
  /** Names, aliases, links: whoever changes them more often is not a person. */
  accountChanges: { hits: 30, windowMs: HOUR_MS },
  apiTokensPerDay: { hits: 50, windowMs: DAY_MS },
  emailChangesPerDay: { hits: 5, windowMs: DAY_MS },
  /** Requests for a copy of one's data: one that failed may be asked for again, but not for ever. */
  dataExportsPerDay: { hits: 20, windowMs: DAY_MS },
  /** Codes that were entered to prove who somebody is, by the person. */
  reauthenticationsPerHour: { hits: 30, windowMs: HOUR_MS },
  emailConfirmsPerNetwork: { hits: 300, windowMs: HOUR_MS },
  /** An operator tries whether the mail server takes what it is given. */
  testMails: { hits: 20, windowMs: HOUR_MS },
  /** Each asks the payment provider for something. */
  paymentCalls: { hits: 30, windowMs: HOUR_MS },
  articlesPerDay: { hits: 10, windowMs: DAY_MS },
  articlesOnFirstDay: { hits: 3, windowMs: DAY_MS },
  /** Each stores a whole text for good. */
  editsPerHour: { hits: 120, windowMs: HOUR_MS },
  invitationsPerDay: { hits: 20, windowMs: DAY_MS },
  invitationsOnFirstDay: { hits: 5, windowMs: DAY_MS },
  /** Invitations of one person by one other, and of one person by all: each may be a mail. */
  invitationsOfPair: { hits: 3, windowMs: DAY_MS },
  invitationsToPerson: { hits: 10, windowMs: DAY_MS },
  draftLinksPerDay: { hits: 50, windowMs: DAY_MS },
  /** Reads of drafts by their secret links. */
  draftReads: { hits: 120, windowMs: MINUTE_MS },
  pagePostsPerDay: { hits: 20, windowMs: DAY_MS },
  pagePostsPerMinute: { hits: 3, windowMs: MINUTE_MS },
  pagePostsOnFirstDay: { hits: 5, windowMs: DAY_MS },
  questionsPerDay: { hits: QUESTION_LIMITS.questions, windowMs: DAY_MS },
  questionsOnFirstDay: { hits: QUESTION_LIMITS.questionsAtFirst, windowMs: DAY_MS },
  answersPerDay: { hits: QUESTION_LIMITS.answers, windowMs: DAY_MS },
  answersOnFirstDay: { hits: QUESTION_LIMITS.answersAtFirst, windowMs: DAY_MS },
  collectionsPerDay: { hits: COLLECTION_LIMITS.perDay, windowMs: DAY_MS },
  collectionsOnFirstDay: { hits: COLLECTION_LIMITS.perDayAtFirst, windowMs: DAY_MS },
  /** Each change of a row is kept for good; somebody who fills in a table by hand does one in some seconds. */
  collectionEdits: { hits: 600, windowMs: HOUR_MS },
  /** Each may be 5,000 rows, and as many that it replaces. */
  collectionImports: { hits: 20, windowMs: DAY_MS },
  /** Each unpacks up to 50 MB in a thread. */
  importUploads: { hits: 40, windowMs: HOUR_MS },
  csvPreviews: { hits: 60, windowMs: HOUR_MS },
  collectionExports: { hits: 60, windowMs: HOUR_MS },
  visitorCollectionExports: { hits: 600, windowMs: HOUR_MS },
  /** A whole table that is sorted, searched or drawn: up to 5,000 rows are looked at. */
  tableReads: { hits: 240, windowMs: MINUTE_MS },
  /** The same long text by one person, and by all new accounts together; see spam-checks. */
  sameText: { hits: 2, windowMs: DAY_MS },
  sameTextOfNew: { hits: 5, windowMs: DAY_MS },
  /** Counts what somebody new has published, to know the first; refuses nobody. */
  firstTexts: { hits: 1_000_000, windowMs: 3 * DAY_MS },
  commentsPerMinute: { hits: 12, windowMs: MINUTE_MS },
  commentsOnFirstDay: { hits: 30, windowMs: DAY_MS },
  /** Comparisons of two texts, which may take half a second each. */
  comparisons: { hits: 60, windowMs: MINUTE_MS },
  suggestionsPerDay: { hits: 30, windowMs: DAY_MS },
  votesPerMinute: { hits: 60, windowMs: MINUTE_MS },
  votesPerDay: { hits: 200, windowMs: DAY_MS },
  /** Each is written into two ledgers for good. */
  acceptsPerHour: { hits: 30, windowMs: HOUR_MS },
  likesPerMinute: { hits: 30, windowMs: MINUTE_MS },
  likesPerDay: { hits: 200, windowMs: DAY_MS },
  /** Reads of one article; those beyond are not refused, only not counted. */
  readsFromNetwork: { hits: 100, windowMs: DAY_MS },
  /** Answers to “Was this helpful?”; those beyond are not refused, only not counted. In memory. */
  helpAnswers: { hits: 120, windowMs: HOUR_MS },
  /** One every 15 s and one when leaving, in several tabs; counted in memory. */
  readingPositions: { hits: 120, windowMs: 5 * MINUTE_MS },
  /** Browsers of one address that count as visitors; those beyond are served as well, only not counted. */
  visitorsFromNetwork: { hits: 300, windowMs: DAY_MS },
  /** Product §4 and the security page: one in two seconds, in ten while the account is new. */
  messageGap: { hits: 1, windowMs: 2000 },
  messageGapOfNew: { hits: 1, windowMs: 10_000 },
  messagesPerMinute: { hits: 20, windowMs: MINUTE_MS },
  messagesPerDay: { hits: 500, windowMs: DAY_MS },
  conversationsPerDay: { hits: 20, windowMs: DAY_MS },
  conversationsOfNew: { hits: 5, windowMs: DAY_MS },
  /** Reading, reactions, muting, archive: whoever does more is not a person. */
  messageActs: { hits: 120, windowMs: MINUTE_MS },
  typing: { hits: 40, windowMs: MINUTE_MS },
  messageSearches: { hits: 30, windowMs: MINUTE_MS },
  pushSubscriptions: { hits: 30, windowMs: HOUR_MS },
  followsPerDay: { hits: 200, windowMs: DAY_MS },
  /** Joining and asking to join: each is a line in a guild's log, or a notification. */
  guildJoinsPerDay: { hits: 100, windowMs: DAY_MS },
  guildInvitesPerDay: { hits: INVITES_PER_DAY, windowMs: DAY_MS },
  guildLinksPerDay: { hits: 50, windowMs: DAY_MS },
  /** What officers do to members and requests. */
  guildActs: { hits: 300, windowMs: HOUR_MS },
  blocksPerDay: { hits: 100, windowMs: DAY_MS },
  /** Switches of notifications and threads that are followed or muted. */
  notificationChanges: { hits: 300, windowMs: HOUR_MS },
  followedTopicsPerDay: { hits: 300, windowMs: DAY_MS },
  guildsPerDay: { hits: 2, windowMs: DAY_MS },
  /** Edits, deletion, transfers of guilds. */
  guildChanges: { hits: 60, windowMs: HOUR_MS },
  /** Leaving the window of an item of the reasoning test, and coming back; counted in memory. */
  iqEvents: { hits: 60, windowMs: MINUTE_MS },
  reportsPerDay: { hits: 50, windowMs: DAY_MS },
  appealsPerDay: { hits: 20, windowMs: DAY_MS },
  uploadsPerHalfHour: { hits: 30, windowMs: 30 * MINUTE_MS },
  /** Milliseconds of a worker thread that one caller's texts may take; see work-pool.ts. */
  memberWork: { hits: 10_000, windowMs: MINUTE_MS },
  visitorWork: { hits: 20_000, windowMs: MINUTE_MS },
  previewsPerMinute: { hits: 120, windowMs: MINUTE_MS },
  /** People are looked for with every letter of an alias. */
  peopleSearches: { hits: 180, windowMs: MINUTE_MS },
  visitorSearches: { hits: 60, windowMs: MINUTE_MS },
  memberSearches: { hits: 30, windowMs: MINUTE_MS },
  /** Asked for with every letter; people behind one address share it. */
  searchSuggestions: { hits: 600, windowMs: MINUTE_MS },
  /** Lists of Explore that had to be made; the same one within two seconds is not. By address, for members too. */
  exploredLists: { hits: 300, windowMs: MINUTE_MS },
  exportsPerHour: { hits: EXPORTS_PER_HOUR, windowMs: HOUR_MS },
  savedViewChanges: { hits: 120, windowMs: HOUR_MS },
  /** Similar questions are looked for while a title is typed. */
  similarSearches: { hits: 60, windowMs: MINUTE_MS },
} as const satisfies Record<string, Limit>

export type RateLimitName = keyof typeof RATE_LIMITS

export interface Count extends LimitState {
  name: RateLimitName
  exceeded: boolean
}

/** Counts in PostgreSQL: nodes share it, it survives a restart, and when it can't count, every call is refused. */
export interface RateLimits {
  hit(name: RateLimitName, key: string): Promise<Count>
  /** Several at once, up to the first that is exceeded already: what is refused does not use up the others. */
  hitAll(counts: [RateLimitName, string][]): Promise<Count[]>
  /** For a statement that does more than to count them, and what it says of the one that was exceeded. */
  asked(counts: [RateLimitName, string][]): AskedCount[]
  counted(name: RateLimitName, hits: number, resetsAt: Date): Count
  peek(name: RateLimitName, key: string): Promise<Count>
  clear(name: RateLimitName, key: string): Promise<void>
}

export function createRateLimits(db: Db, clock: Clock, scale: number): RateLimits {
  const counted = (name: RateLimitName, hits: number, resetsAt: Date): Count =>
    countOf(name, scale, hits, resetsAt.getTime() - clock.now().getTime())
  const asked = (counts: [RateLimitName, string][], now = clock.now()): AskedCount[] =>
    counts.map(([name, key]) => ({
      key: `${name}:${key}`,
      most: RATE_LIMITS[name].hits * scale,
      resetsAt: addMs(now, RATE_LIMITS[name].windowMs),
    }))
  async function hitAll(counts: [RateLimitName, string][]): Promise<Count[]> {
    const now = clock.now()
    const hits = await countCall(db, { now, counts: asked(counts, now) })
    return hits.flatMap(({ at, hits, resetsAt }) => {
      const name = counts[at]?.[0]
      return name === undefined ? [] : [counted(name, hits, resetsAt)]
    })
  }

  return {
    async hit(name, key) {
      const [count] = await hitAll([[name, key]])
      if (count === undefined) throw new Error('The limit was not counted')
      return count
    },
    hitAll,
    asked: (counts) => asked(counts),
    counted,
    async clear(name, key) {
      await db.deleteFrom('rate_limits').where('key', '=', `${name}:${key}`).execute()
    },
    async peek(name, key) {
      const now = clock.now()
      const row = await db
        .selectFrom('rate_limits')
        .select(['hits', 'resets_at'])
        .where('key', '=', `${name}:${key}`)
        .where('resets_at', '>', now)
        .where('resets_at', '<=', latestEnd(name, now))
        .executeTakeFirst()
      return counted(name, (row?.hits ?? 0) + 1, row?.resets_at ?? now)
    },
  }
}

/** A window that ends too late was started before the clock was set back; nodes' clocks may differ a little. */
function latestEnd(name: RateLimitName, now: Date): Date {
  return addMs(now, RATE_LIMITS[name].windowMs + MINUTE_MS)
}

export function countOf(name: RateLimitName, scale: number, hits: number, milliseconds: number): Count {
  const { hits: allowed, windowMs } = RATE_LIMITS[name]
  const most = allowed * scale
  const retryAfterSeconds = Math.max(1, Math.ceil(milliseconds / 1000))
  return { name, most, windowSeconds: windowMs / 1000, hits, exceeded: hits > most, retryAfterSeconds }
}

/** Counts all of them in one statement and refuses when one is exceeded. With a reply, its headers tell what is left. */
export async function enforceRateLimits(
  limits: RateLimits,
  counts: [RateLimitName, string][],
  reply?: FastifyReply,
): Promise<void> {
  const hits = await limits.hitAll(counts)
  const exceeded = hits.find((count) => count.exceeded)
  if (exceeded !== undefined) refuseTooMany(exceeded)
  if (reply !== undefined) for (const count of hits) tellLimit(reply, count)
}

/** By the limit that was reached, or by the seconds to wait where it is none of the list. */
export function refuseTooMany(reached: LimitState | number, text = messages.tooManyRequests): never {
  const limit = typeof reached === 'number' ? undefined : reached
  const retryAfterSeconds = typeof reached === 'number' ? reached : reached.retryAfterSeconds
  const isShort = retryAfterSeconds < 90
  const count = isShort ? retryAfterSeconds : Math.ceil(retryAfterSeconds / 60)
  const unit = fill(isShort ? messages.seconds : messages.minutes, { count })
  return fail(
    'too_many_requests',
    {
      en: text.en.replace('{wait}', unit.en),
      id: text.id.replace('{wait}', unit.id),
      my: text.my.replace('{wait}', unit.my),
    },
    { retryAfterSeconds, ...(limit && { limit }) },
  )
}
