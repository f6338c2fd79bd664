import { sql, type RawBuilder } from 'kysely'
import { HONOR_ARTICLE } from '../../contract/honor-rules.ts'
import { STATE_CHANGED, type HonorFact } from '../content/honor-source.ts'
import { addMs, DAY_MS, HOUR_MS } from '../platform/clock.ts'
import type { Db } from '../platform/db.ts'

/** A new one earns something, but not before it has been up for this long. */
const EARNS_AFTER_MS = HONOR_ARTICLE.hours * HOUR_MS
/** How far back the hourly look goes: a site may have been down for some days. */
const LOOKS_BACK_MS = 7 * DAY_MS

interface Row {
  id: number
  authorId: number
  publishedAt: Date
  isTranslation: boolean
  originalAuthorId: number | null
}

/** Long enough, or a whole translation of what is long enough and by somebody else. */
const IS_LONG = sql<boolean>`case when a.translated_from_revision_id is null then a.words >= ${HONOR_ARTICLE.words}
  else o.words >= ${HONOR_ARTICLE.words} and a.words * 2 >= o.words and o.author_id is distinct from a.author_id end`

/** What an article was translated from, under the name `o`. */
const ORIGINAL = sql`
  left join article_revisions r on r.id = a.translated_from_revision_id left join articles o on o.id = r.article_id`

/** Authors earn something for long articles and translators for whole translations, once these have been up for a day. */
export async function listArticleFacts(db: Db, subjects: string[], now: Date): Promise<HonorFact[]> {
  const ids = subjects
    .filter((subject) => subject.startsWith('article '))
    .map((subject) => subject.split(' ')[1])
  const { rows } = await sql<Row>`
    select a.id, a.author_id as "authorId", a.published_at as "publishedAt", o.author_id as "originalAuthorId",
      a.translated_from_revision_id is not null as "isTranslation"
    from articles a join honor_objects h on h.object_type = 'article' and h.object_id = a.id and h.earns ${ORIGINAL}
    where a.id = any(${ids}::int8[]) and a.author_id is not null and ${isDue(now)} and ${IS_LONG}`.execute(db)
  return rows.map(({ id, authorId, publishedAt, isTranslation, originalAuthorId }) => ({
    userId: authorId,
    reason: isTranslation ? 'translation-accepted' : 'article-published',
    objectType: 'article',
    objectId: id,
    // Whose article was translated could have taken it down: it is their gift.
    actorId: isTranslation ? originalAuthorId : null,
    at: publishedAt,
  }))
}

function isDue(now: Date): RawBuilder<boolean> {
  return sql`a.published_at <= ${addMs(now, -EARNS_AFTER_MS)}`
}

/** Looks again at those that have been up for a day, and are not paid yet. */
export async function followUpDayOld(db: Db, now: Date): Promise<void> {
  await sql`
    insert into follow_ups (kind, subject)
    select ${STATE_CHANGED}::text, 'article ' || a.id from visible_articles a ${ORIGINAL}
    where a.published_at > ${addMs(now, -EARNS_AFTER_MS - LOOKS_BACK_MS)} and ${isDue(now)} and ${IS_LONG}
      and a.author_id is not null and not exists (
        select from honor_entries e where e.object_type = 'article' and e.object_id = a.id
          and e.reason in ('article-published', 'translation-accepted'))`.execute(db)
}
