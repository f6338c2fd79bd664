import type { Client } from 'pg'
import { DAY_MS, HOUR_MS, addMs } from '../platform/clock.ts'
import { RENDERER_VERSION } from '../rich-text/public.ts'
import type { CategoryId } from '../../contract/categories.ts'
import type { Language } from '../../contract/messages.ts'
import type { SeedText } from './seed-texts.ts'

const AUTHOR_ID = 1

export interface ScheduledText {
  text: Omit<SeedText, 'earlierSource'>
  language: Language
  categories: readonly CategoryId[]
  tags: readonly string[]
}

/** A finished text of the first member that waits for its date, with the job that publishes it. */
export async function seedScheduled(
  client: Client,
  until: Date,
  { text: { title, source, nodes, excerpt, words }, language, categories, tags }: ScheduledText,
): Promise<void> {
  const writtenAt = addMs(until, -DAY_MS)
  // Eight in the morning in Jakarta, so far ahead that a demonstration is over before it.
  const publishAt = addMs(until, 30 * DAY_MS + HOUR_MS)
  await client.query(
    `with new_group as (
       insert into article_groups (categories, created_at) values ($1, $2) returning id),
     draft as (
       insert into articles (group_id, language, author_id, state, title, source, nodes, renderer_version, excerpt,
         words, tags, created_at, updated_at, publish_at)
       select id, $13::text, $3::int8, 'draft', $4::text, $5::text, $6::jsonb, $7::int2, $8::text, $9::int4, $10::text[],
         $2, $2, $11::timestamptz
       from new_group returning id),
     revision as (
       insert into article_revisions (article_id, editor_id, title, source, size_delta, created_at)
       select id, $3, $4, $5, length($5), $2 from draft),
     searched as (
       insert into article_search (article_id, language, title, words)
       select id, $13, $4, setweight(to_tsvector('indonesian', $4) || to_tsvector('simple', $4), 'A')
         || setweight(to_tsvector('indonesian', $5) || to_tsvector('simple', $5), 'D') from draft)
     insert into jobs (kind, payload, run_at)
     select 'publication', jsonb_build_object('articleId', id, 'publishAt', $12::text), $11 from draft`,
    [
      categories,
      writtenAt,
      AUTHOR_ID,
      title,
      source,
      nodes,
      RENDERER_VERSION,
      excerpt,
      words,
      tags,
      publishAt,
      publishAt.toISOString(),
      language,
    ],
  )
  // A statement can't update the rows that it inserts itself.
  await client.query(
    `update article_groups g set original_article_id = a.id from articles a
     where a.group_id = g.id and g.original_article_id is null`,
  )
  await client.query(
    `update articles a set revision_id = r.id from article_revisions r
     where r.article_id = a.id and a.revision_id is null`,
  )
}
