import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { listAnswers } from '../../contract/answers.ts'
import type { ResponseOf } from '../../contract/endpoint.ts'
import type { Answer, Question } from '../../contract/questions.ts'
import { changeObject, holding } from '../platform/content-cache.ts'
import { itemsOf } from '../platform/paged-query.ts'
import { type QuestionMine, oneQuestion } from './one-queries.ts'

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
  client.setQueryData(oneQuestion.mine(id).queryKey, (mine) => mine && { ...mine, ...change(mine) })
}

type AnswerPages = InfiniteData<ResponseOf<typeof listAnswers>>

/** A new answer stands at the end of what is shown: nothing that is read moves. */
export function addAnswer(client: QueryClient, answer: Answer): void {
  const of = { type: 'question', id: answer.questionId } as const
  client.setQueriesData<AnswerPages>(holding('answer', of), (data) => {
    if (data === undefined || itemsOf(data).some(({ id }) => id === answer.id)) return data
    const last = data.pages.length - 1
    const pages = data.pages.map((page, place) =>
      place === last ? { ...page, items: [...page.items, answer] } : page,
    )
    return { ...data, pages }
  })
}

/** Lists that nobody looks at are fetched again when somebody does. */
export function forgetLists(client: QueryClient): void {
  client.removeQueries({ ...holding(['question', 'answer'], null), type: 'inactive' })
}
