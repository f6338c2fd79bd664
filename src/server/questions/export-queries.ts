import { sql } from 'kysely'
import { markdownFile } from '../content/markdown-file.ts'
import type { ExportEntry, ExportPerson } from '../content/person-data.ts'
import { EXPORT_PAGE_OF_TEXTS, readRows, rowsFile } from '../content/person-queries.ts'
import type { Db } from '../platform/db.ts'

interface ExportedText {
  id: number
  state: string
  createdAt: Date
  editedAt: Date | null
  deletedAt: Date | null
  source: string
}

interface ExportedQuestion extends ExportedText {
  title: string
  category: string
  language: string
  tags: string[]
  status: string
  isAdult: boolean
}

interface ExportedAnswer extends ExportedText {
  questionId: number
}

/** What somebody asked and answered, what it said before, and what they voted for. */
export const exportQuestions: ExportPerson = async function* (_site, db, userId) {
  yield* listQuestions(db, userId)
  yield* listAnswers(db, userId)
  yield rowsFile(
    'questions/versions.json',
    db,
    ['type', 'objectId', 'id'],
    sql`
      select v.object_type as type, v.object_id as "objectId", v.id, v.title, v.source as text,
        v.created_at as "createdAt"
      from text_versions v
      where (v.object_type = 'question' and v.object_id in (select id from questions where author_id = ${userId}))
        or (v.object_type = 'answer' and v.object_id in (select id from answers where author_id = ${userId}))`,
    EXPORT_PAGE_OF_TEXTS,
  )
  yield rowsFile(
    'questions/votes.json',
    db,
    ['type', 'id'],
    sql`
      select object_type as type, object_id as id, value, created_at as "createdAt"
      from votes where user_id = ${userId}`,
  )
  yield rowsFile(
    'questions/close-votes.json',
    db,
    ['questionId'],
    sql`
      select question_id as "questionId", reason, duplicate_of as "duplicateOf", created_at as "createdAt"
      from close_votes where user_id = ${userId}`,
  )
  yield rowsFile(
    'questions/retags.json',
    db,
    ['id'],
    sql`
      select id, question_id as "questionId", before, after, created_at as "createdAt"
      from question_retags where editor_id = ${userId}`,
  )
}

async function* listQuestions(db: Db, userId: number): AsyncGenerator<ExportEntry> {
  const rows = readRows<ExportedQuestion>(
    db,
    ['id'],
    sql`
      select id, title, category, language, tags, state, status, is_nsfw as "isAdult", created_at as "createdAt",
        edited_at as "editedAt", deleted_at as "deletedAt", source
      from questions where author_id = ${userId}`,
    EXPORT_PAGE_OF_TEXTS,
  )
  for await (const { source, ...facts } of rows)
    yield markdownFile(`questions/${facts.id}.md`, { ...facts }, source)
}

async function* listAnswers(db: Db, userId: number): AsyncGenerator<ExportEntry> {
  const rows = readRows<ExportedAnswer>(
    db,
    ['id'],
    sql`
      select id, question_id as "questionId", state, created_at as "createdAt", edited_at as "editedAt",
        deleted_at as "deletedAt", source
      from answers where author_id = ${userId}`,
    EXPORT_PAGE_OF_TEXTS,
  )
  for await (const { source, ...facts } of rows)
    yield markdownFile(`answers/${facts.id}.md`, { ...facts }, source)
}
