import type { Language } from '../../contract/messages.ts'
import { DAY_MS, HOUR_MS, addMs } from '../platform/clock.ts'
import { createRandom, type Random } from '../platform/seeding.ts'
import { ASPECTS } from '../seeds/article-aspects.ts'
import type { Topic } from '../seeds/topic.ts'

export const GROUPS_AT_SCALE_1 = 180
/** How many languages each of nine groups has: fifteen articles, so that 180 groups are 300. */
const LANGUAGES_OF_NINE = [1, 1, 2, 1, 3, 1, 2, 1, 3]
const IDS_A_GROUP = 3
const REVISIONS_AN_ARTICLE = 3
const FIRST_DAYS_AGO = 690

export interface PlannedArticle {
  id: number
  language: Language
  authorId: number
  publishedAt: Date
  /** Ids of its revisions, the newest last. */
  revisions: { id: number; at: Date }[]
  likes: number
  bookmarks: number
  commenters: number
  reads: number
  /** The person with whom the round of reactions begins. */
  firstPerson: number
  isStale: boolean
}

export interface PlannedGroup {
  id: number
  topic: Topic
  aspect: number
  /** The original first. */
  articles: PlannedArticle[]
}

export interface Community {
  groups: number
  people: number
  until: Date
  seed: number
  topics: readonly Topic[]
}

/**
 * Everything that is random about one group, from its number alone: each table is written by going through the
 * groups again, so that a site of any size needs no memory.
 */
export function planGroup(community: Community, id: number): PlannedGroup {
  const random = createRandom(community.seed + id * 7919)
  const topic = random.pick(community.topics)
  const count = LANGUAGES_OF_NINE[id % LANGUAGES_OF_NINE.length] ?? 1
  const first = random.pick(['id', 'id', 'my', 'en'] as const)
  const others = (['en', 'id', 'my'] as const).filter((language) => language !== first)
  if (random.next() < 0.5) others.reverse()
  const languages = [first, ...others].slice(0, count)
  const daysAgo = FIRST_DAYS_AGO * (1 - (id - random.next()) / community.groups) ** 1.4
  const appeal = random.next() ** -0.6 - 0.9
  const articles = languages.map((language, at) =>
    planArticle(community, random, {
      id: (id - 1) * IDS_A_GROUP + at + 1,
      language,
      daysAgo: at === 0 ? daysAgo : daysAgo * random.next(),
      appeal: at === 0 ? appeal : appeal * 0.4,
    }),
  )
  return { id, topic, aspect: random.int(ASPECTS.en.length), articles }
}

interface Outline {
  id: number
  language: Language
  daysAgo: number
  appeal: number
}

function planArticle(
  { people, until }: Community,
  random: Random,
  { id, language, daysAgo, appeal }: Outline,
): PlannedArticle {
  const publishedAt = addMs(until, -Math.max(daysAgo * DAY_MS, HOUR_MS * (1 + random.next() * 8)))
  // Only people who had joined by then can have written it, and a few write most.
  const members = Math.max(1, Math.floor(people * Math.max(0.02, 1 - daysAgo / 700) ** 2))
  const most = Math.floor(people * 0.6)
  const likes = Math.min(most, Math.floor(appeal * 6 * random.next()))
  const edits = random.next() < 0.3 ? 1 + random.int(REVISIONS_AN_ARTICLE - 1) : 0
  const age = until.getTime() - publishedAt.getTime()
  const revisions = Array.from({ length: 1 + edits }, (_, at) => ({
    id: id * REVISIONS_AN_ARTICLE + at,
    at: addMs(publishedAt, (age * at) / (edits + 1.5)),
  }))
  return {
    id,
    language,
    authorId: 1 + Math.floor(members * random.next() ** 2),
    publishedAt,
    revisions,
    likes,
    bookmarks: Math.min(most, Math.floor(likes * 0.25 * random.next())),
    commenters: Math.min(most, 12, Math.floor(likes * 0.4 * random.next())),
    reads: Math.floor(likes * (4 + random.int(12)) + random.int(30)),
    firstPerson: random.int(people),
    isStale: random.next() < 0.1,
  }
}

/** People in a round, each once, the author left out. */
export function* peopleAround(
  { people }: Community,
  { firstPerson, authorId }: PlannedArticle,
  count: number,
): Iterable<number> {
  for (let step = 0, given = 0; given < count && step < people; step++) {
    const person = ((firstPerson + step) % people) + 1
    if (person === authorId) continue
    given++
    yield person
  }
}
