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
