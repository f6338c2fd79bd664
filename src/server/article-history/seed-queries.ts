import type { Client } from 'pg'
import type { Language } from '../../contract/messages.ts'

export interface SeededSuggestion {
  language: Language
  summary: string
  /** Added at the end. */
  sentence: string
  at: Date
}

/** For the newest article in that language that was there by then, from the next person after its author. */
export async function insertSuggestion(
  client: Client,
  { language, summary, sentence, at }: SeededSuggestion,
): Promise<void> {
  await client.query(
    `insert into article_suggestions (article_id, base_revision_id, author_id, title, source, summary, created_at)
     select a.id, a.revision_id, person.id, a.title, a.source || E'\\n\\n' || $2, $3, $4
     from (select * from articles where language = $1 and state = 'published' and updated_at < $4
       order by id desc limit 1) a
     cross join lateral (select u.id from users u where u.id is distinct from a.author_id and not exists (
       select from article_coauthors c where c.article_id = a.id and c.user_id = u.id)
       order by u.id < a.author_id, u.id limit 1) person`,
    [language, sentence, summary, at],
  )
}

/** What is the newest revision of somebody else's article was suggested and accepted. */
export async function insertAccepted(client: Client): Promise<void> {
  await client.query(
    `insert into article_suggestions (article_id, base_revision_id, author_id, title, source, summary, state,
       decided_by, decided_at, created_at)
     select a.id, before.id, r.editor_id, r.title, r.source, r.summary, 'accepted', a.author_id, r.created_at,
       r.created_at - (r.created_at - before.created_at) / 3
     from articles a join article_revisions r on r.id = a.revision_id
     cross join lateral (
       select id, created_at from article_revisions b where b.article_id = a.id and b.id < r.id
       order by id desc limit 1) before
     where r.editor_id <> a.author_id`,
  )
}

export interface OpenSuggestion {
  title: string
  language: Language
  by: number
  source: string
  summary: string
  at: Date
}

export async function insertOpen(client: Client, suggestion: OpenSuggestion): Promise<void> {
  const { title, language, by, source, summary, at } = suggestion
  await client.query(
    `insert into article_suggestions (article_id, base_revision_id, author_id, title, source, summary, created_at)
     select id, revision_id, $3, title, $4, $5, $6 from articles
     where title = $1 and language = $2 and author_id <> $3 and state = 'published'`,
    [title, language, by, source, summary, at],
  )
}
