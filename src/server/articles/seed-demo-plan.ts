import { DAY_MS, HOUR_MS, addMs } from '../platform/clock.ts'
import { createRandom } from '../platform/seeding.ts'
import { parseRichText } from '../rich-text/public.ts'
import type { DemoVersion } from '../seeds/demo/read-articles.ts'
import type { ThreadRow } from '../seeds/demo/thread.ts'
import { contentOf } from './content.ts'
import type { SeededArticle } from './seed-rows.ts'
import type { SeedText } from './seed-texts.ts'

const REVISIONS_AN_ARTICLE = 3
/** A few have nearly all the readers. */
const MOST_READS = 2900
const FALL = 0.75
const TRANSLATION_SHARE = 0.45
/** So many were written on after they were published; so many translations are behind such an original. */
const EDITED = 0.4
const STALE = 0.25

export interface Outline {
  id: number
  version: DemoVersion
  publishedAt: Date
  thumbnailId: number | null
  /** Among the most read, from 0. */
  place: number
  isTranslation: boolean
}

export function planDemoArticle(
  outline: Outline,
  { until, members, said }: { until: Date; members: number; said: ThreadRow[] },
): SeededArticle {
  const { id, version, publishedAt, thumbnailId, place, isTranslation } = outline
  const random = createRandom(61_000 + id * 7919)
  const days = (until.getTime() - publishedAt.getTime()) / DAY_MS
  // What is new has not been found by everybody yet.
  const share = (place + 1) ** -FALL * Math.min(1, 0.12 + days / 6) * (isTranslation ? TRANSLATION_SHARE : 1)
  const likes = Math.min(members - 4, Math.round(members * 0.9 * share ** 0.7 + 2 * random.next()))
  const commenters = new Set(said.map(({ by }) => by))
  commenters.delete(version.author)
  const text = textOf(version)
  const isEdited = random.next() < EDITED && days > 2 && text.earlierSource !== text.source
  const age = until.getTime() - publishedAt.getTime()
  const times = isEdited
    ? [publishedAt, addMs(publishedAt, Math.min(age * 0.4, 40 * HOUR_MS))]
    : [publishedAt]
  return {
    id,
    language: version.language,
    authorId: version.author,
    publishedAt,
    revisions: times.map((at, nr) => ({ id: id * REVISIONS_AN_ARTICLE + nr, at })),
    likes,
    bookmarks: Math.round(likes * (0.15 + 0.25 * random.next())),
    commenters: commenters.size,
    reads: Math.round(MOST_READS * share * (0.8 + 0.4 * random.next())) + likes * 2 + 3,
    firstPerson: 0,
    isStale: isTranslation && random.next() < STALE,
    text,
    tags: version.tags,
    thumbnailId,
  }
}

function textOf({ title, source }: DemoVersion): SeedText {
  const { nodes, excerpt, words } = contentOf(source, parseRichText(source))
  return { title, source, earlierSource: withoutEnd(source), nodes: JSON.stringify(nodes), excerpt, words }
}

/** The text before its last paragraph was written; all of it where a heading would be left alone. */
function withoutEnd(source: string): string {
  const blocks = source.split('\n\n')
  const before = blocks.slice(0, -1)
  return before.length < 4 || before.at(-1)?.startsWith('#') === true ? source : before.join('\n\n')
}
