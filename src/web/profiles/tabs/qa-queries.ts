import { listAnswersOf } from '../../../contract/answers.ts'
import { listQuestionsOf } from '../../../contract/question-lists.ts'
import { pagedQuery } from '../../platform/paged-query.ts'

export const questionsOf = (id: number) =>
  pagedQuery(listQuestionsOf, { params: { id: String(id) }, meta: { holds: ['question'] } })

export const answersOf = (id: number) =>
  pagedQuery(listAnswersOf, { params: { id: String(id) }, meta: { holds: ['answer'] } })
