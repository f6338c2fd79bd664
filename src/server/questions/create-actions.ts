import type { BodyOf } from '../../contract/endpoint.ts'
import type { createQuestion } from '../../contract/questions.ts'
import { setMediaInText } from '../media/public.ts'
import { transact, type Db } from '../platform/db.ts'
import { RENDERER_VERSION } from '../rich-text/public.ts'
import { placeQuestion } from './place-actions.ts'
import type { QuestionText } from './question-text.ts'

export interface NewQuestion extends Omit<BodyOf<typeof createQuestion>, 'content'> {
  authorId: number
  text: QuestionText
  now: Date
}

export function insertQuestion(db: Db, question: NewQuestion): Promise<number> {
  const { text, isNsfw = false, now } = question
  return transact(db, async (trx) => {
    const { id } = await trx
      .insertInto('questions')
      .values({
        author_id: question.authorId,
        state: 'published',
        title: question.title,
        source: text.source,
        nodes: JSON.stringify(text.nodes),
        renderer_version: RENDERER_VERSION,
        excerpt: text.excerpt,
        category: question.category,
        language: question.language,
        tags: question.tags ?? [],
        is_nsfw: isNsfw,
        nsfw_by: isNsfw ? 'author' : null,
        created_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await setMediaInText(trx, 'question', id, text.nodes, null)
    await placeQuestion(trx, id, now)
    return id
  })
}
