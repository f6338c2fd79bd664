import { sql, type RawBuilder } from 'kysely'
import { findMatches } from '../content/full-text.ts'
import { suggestTitles } from '../content/suggest-titles.ts'
import { endOf, isBetween } from '../content/search-labels.ts'
import type { Asked, FoundPage, SearchFilters, SuggestedTitle } from '../content/search-source.ts'
import type { Db } from '../platform/db.ts'

export const WORDS = { table: 'question_search', key: 'question_id' } as const

/** Questions that have all words of the term, in one of their forms; the best first, nothing adult among them. */
export function findQuestions(db: Db, asked: Asked): Promise<FoundPage> {
  const { filters } = asked
  return findMatches(db, { ...WORDS, visible: visibleQuestion(filters), start: newestBefore(filters) }, asked)
}

function newestBefore({ to }: SearchFilters): RawBuilder<number> | undefined {
  return to === undefined
    ? undefined
    : sql`select question_id from question_places where not is_nsfw and created_at < ${endOf(to)}
        order by created_at desc, question_id desc limit 1`
}

/** Votes and answers count a little. */
function visibleQuestion({ language, category, author, from, to }: SearchFilters): RawBuilder<unknown> {
  const isWanted = [
    sql`p.question_id = m.id and not p.is_nsfw`,
    isBetween(sql`p.created_at`, from, to),
    ...(language === undefined ? [] : [sql`p.language = ${language}`]),
    ...(category === undefined ? [] : [sql`p.category = ${category}`]),
    ...(author === undefined
      ? []
      : [
          sql`exists (select from visible_questions q join people w on w.id = q.author_id
            where q.id = m.id and lower(w.alias_name) = lower(${author}))`,
        ]),
  ]
  return sql`
    select p.question_id as group_id,
      1 + 0.05 * ln(1 + greatest(0, p.score)) + 0.05 * ln(1 + p.answers) as boost
    from question_places p where ${sql.join(isWanted, sql` and `)}`
}

/** Questions whose titles have the words of the table `asked`. */
export function suggestQuestions(limit: number): RawBuilder<SuggestedTitle> {
  const visible = sql`
    select title, author_id, id as group_id from visible_questions where id = m.id and not is_nsfw`
  return suggestTitles('question', { ...WORDS, visible }, limit)
}

/** What the titles and tags of public questions say. */
export async function listQuestionTitles(db: Db, ids: number[]): Promise<{ id: number; title: string }[]> {
  const { rows } = await sql<{ id: number; title: string }>`
    select id, title || ' ' || array_to_string(tags, ' ') as title
    from visible_questions where id = any(${ids}::int8[]) and not is_nsfw`.execute(db)
  return rows
}
