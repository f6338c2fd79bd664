import { DESCRIPTION_LENGTH } from '../../../contract/limits.ts'
import { excerpt } from '../../../contract/plain-text.ts'
import type { Answer, Question } from '../../../contract/questions.ts'
import type { ScreenHead } from '../../platform/screen-document.ts'
import { questionData } from './question-data.ts'

/** One address stands for a question and all its answers. Of an adult one machines are told that it is adult, and nothing else. */
export function headOfQuestion(
  question: Question,
  answers: readonly Answer[],
  publicUrl: string,
): ScreenHead {
  const canonical = `/question/${question.id}`
  if (question.isNsfw) return { canonical, isNsfw: true }
  const data = questionData(question, answers, publicUrl)
  const description = excerpt(question.nodes, DESCRIPTION_LENGTH)
  return {
    canonical,
    ...(description !== '' && { description }),
    share: {
      type: 'article',
      title: question.title,
      language: question.language,
      tags: [
        ['article:published_time', question.createdAt],
        ['article:modified_time', question.updatedAt],
        ['article:section', question.category],
        ...question.tags.map((tag): [string, string] => ['article:tag', tag]),
      ],
    },
    ...(data !== null && { linkedData: [data] }),
  }
}
