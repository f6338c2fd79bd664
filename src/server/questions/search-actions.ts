import { sql } from 'kysely'
import type { Language } from '../../contract/messages.ts'
import type { RichText } from '../../contract/rich-text.ts'
import type { Db } from '../platform/db.ts'
import { plainText } from '../rich-text/public.ts'

/** The kind of follow-up that indexes a question for the search. */
export const QUESTION_SEARCH = 'question-search'

interface Indexed {
  language: Language
  title: string
  tags: string[]
  nodes: RichText
  is_nsfw: boolean
  labels: string[]
}

/** There is none for Malay; its roots and affixes are mostly those of Indonesian. */
const CONFIGS = { en: 'english', id: 'indonesian', my: 'indonesian' } as const satisfies Record<
  Language,
  string
>

/** Its words as written and their stems, the title first. What nobody may see is in no index. */
export async function indexQuestion(trx: Db, id: number): Promise<void> {
  // Locked, so that it is not erased before it is indexed, or else its index row goes with it.
  const { rows } = await sql<Indexed & { isPublic: boolean }>`
    select language, title, tags, nodes, is_nsfw,
      array[' l ' || language, ' c ' || category, ' a ' || coalesce(author_id, 0)] || search_days(created_at) as labels,
      exists (select from visible_questions v where v.id = q.id) as "isPublic"
    from questions q where id = ${id} for key share`.execute(trx)
  const [question] = rows
  if (question?.isPublic !== true) {
    await sql`delete from question_search where question_id = ${id}`.execute(trx)
    return
  }
  const wordsOf = (text: string) =>
    sql`search_vector(${text}, ${CONFIGS[question.language]}::regconfig, 'simple')`
  await sql`
    insert into question_search (question_id, is_nsfw, head, words)
    select ${id}, ${question.is_nsfw}, head, head || setweight(${wordsOf(plainText(question.nodes))}, 'D')
    from (select setweight(${wordsOf(question.title)}, 'A') || setweight(${wordsOf(question.tags.join(' '))}, 'B')
      || search_labels(${id}, ${question.labels}::text[]) as head) as indexed
    on conflict (question_id) do update set is_nsfw = excluded.is_nsfw, head = excluded.head,
      words = excluded.words`.execute(trx)
}
