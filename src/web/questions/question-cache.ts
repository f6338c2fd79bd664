import type { QueryClient } from '@tanstack/react-query'
import type { Answer, Question } from '../../contract/questions.ts'
import { changeObject, holding } from '../platform/content-cache.ts'
import { itemsOf, withItems } from '../platform/paged-query.ts'
import { questionQueries, type QuestionMine } from './question-queries.ts'

/** Changes a question wherever it is shown. */
export function changeQuestion(client: QueryClient, id: number, change: Partial<Question>): void {
  changeObject(client, { type: 'question', id }, change)
}

/** Changes an answer wherever it is shown. */
export function changeAnswer(client: QueryClient, id: number, change: Partial<Answer>): void {
  changeObject(client, { type: 'answer', id }, change)
}

export function changeMine(
  client: QueryClient,
  id: number,
  change: (mine: QuestionMine) => Partial<QuestionMine>,
): void {
  client.setQueryData(questionQueries.mine(id).queryKey, (mine) => mine && { ...mine, ...change(mine) })
}

/** A new answer stands at the end of what is shown: nothing that is read moves. */
export function addAnswer(client: QueryClient, answer: Answer): void {
  const of = { type: 'question', id: answer.questionId } as const
  client.setQueriesData(holding('answer', of), (data: unknown) => {
    const pages = data as Parameters<typeof withItems<Answer>>[0]
    if (pages === undefined || itemsOf(pages).some(({ id }) => id === answer.id)) return pages
    const last = pages.pages.length - 1
    return {
      ...pages,
      pages: pages.pages.map((page, place) =>
        place === last ? { ...page, items: [...page.items, answer] } : page,
      ),
    }
  })
}

/** Lists that nobody looks at are fetched again when somebody does. */
export function forgetLists(client: QueryClient): void {
  client.removeQueries({ ...holding('question', null), type: 'inactive' })
}
