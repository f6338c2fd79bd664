import { listDeletedAnswers } from '../../contract/answers.ts'
import { LIST_SIZE } from '../../contract/limits.ts'
import { listDeletedQuestions, listQuestionsOf } from '../../contract/question-lists.ts'
import type { Cursors } from '../platform/cursors.ts'
import { serve } from '../platform/serve.ts'
import type { Server } from '../platform/server.ts'
import { getSeen } from '../profiles/public.ts'
import { listQuestionCards } from './card-queries.ts'
import { listAnswersDeletedBy, listDeletedBy, listQuestionsBy } from './person-queries.ts'
import { readPosition } from './read-position.ts'

/** What a profile shows of its person's questions, to whom it is shown; and to themself what they deleted, answers too. */
export function personRoutes(server: Server): void {
  const { cursors } = server
  serve(server, listQuestionsOf, async ({ db, viewer, params, query, now }) => {
    const { person } = await getSeen(db, viewer, Number(params.id), now)
    const list = `questions of ${person.id}`
    const after = readPosition(cursors, list, query.cursor)
    const { ids, next } = await listQuestionsBy(db, person.id, after, LIST_SIZE)
    return {
      items: await listQuestionCards(db, ids),
      nextCursor: next && cursors.make(list, [next.rank, next.id]),
    }
  })

  serve(server, listDeletedQuestions, async ({ db, viewer, query, now }) => {
    const list = `deleted questions of ${viewer.id}`
    const after = readPosition(cursors, list, query.cursor)
    return trashPage(cursors, list, await listDeletedBy(db, viewer.id, { after, limit: LIST_SIZE, now }))
  })

  serve(server, listDeletedAnswers, async ({ db, viewer, query, now }) => {
    const list = `deleted answers of ${viewer.id}`
    const after = readPosition(cursors, list, query.cursor)
    return trashPage(cursors, list, await listAnswersDeletedBy(db, viewer, { after, limit: LIST_SIZE, now }))
  })
}

/** One more than a page was looked for. */
function trashPage<Row extends { id: number; deletedAt: Date }>(
  cursors: Cursors,
  list: string,
  found: Row[],
) {
  const items = found.slice(0, LIST_SIZE)
  const last = found.length > LIST_SIZE ? items.at(-1) : undefined
  return {
    items: items.map((item) => ({ ...item, deletedAt: item.deletedAt.toISOString() })),
    nextCursor: last === undefined ? null : cursors.make(list, [last.deletedAt.toISOString(), last.id]),
  }
}
