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
  labels: string
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
      question_labels(id, language, author_id, created_at, category)::text as labels,
      exists (select from visible_questions v where v.id = q.id) as "isPublic"
    from questions q where id = ${id} for key share`.execute(trx)
  const [question] = rows
  if (question?.isPublic !== true) {
    await sql`delete from question_search where question_id = ${id}`.execute(trx)
    return
  }
  const { title, tags, nodes, labels, language } = question
  await sql`
    insert into question_search (question_id, is_nsfw, head, words)
    select ${id}, ${question.is_nsfw}, head, words from search_vectors(
      ${title}, ${tags.join(' ')}, ${plainText(nodes)}, ${labels}::tsvector, ${CONFIGS[language]}::regconfig, 'simple')
    on conflict (question_id) do update set is_nsfw = excluded.is_nsfw, head = excluded.head,
      words = excluded.words`.execute(trx)
}
