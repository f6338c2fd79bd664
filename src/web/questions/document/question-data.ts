import { QUESTION_MAX } from '../../../contract/question-rules.ts'
import { LANGUAGE_TAGS } from '../../../contract/messages.ts'
import type { Person } from '../../../contract/people.ts'
import { excerpt } from '../../../contract/plain-text.ts'
import type { Answer, Question } from '../../../contract/questions.ts'
import { siteId } from '../../platform/screen-document.ts'

/**
 * A question with its answers, as schema.org and search engines want it told (QAPage); null as long as there is no
 * answer in words, since they take it for a mistake then.
 */
export function questionData(
  question: Question,
  answers: readonly Answer[],
  publicUrl: string,
): object | null {
  const url = `${publicUrl}/question/${question.id}`
  const shown = answers
    .filter(({ state }) => state === 'published')
    .map((answer) => ({ answer, text: excerpt(answer.nodes, QUESTION_MAX) }))
    .filter(({ text }) => text !== '')
  if (shown.length === 0) return null
  const accepted = shown.find(({ answer }) => answer.id === question.acceptedId)
  const others = shown.filter((told) => told !== accepted)
  const toData = (told: Told) => answerData(told, url, publicUrl)
  return {
    '@type': 'QAPage',
    '@id': url,
    url,
    inLanguage: LANGUAGE_TAGS[question.language],
    isPartOf: { '@id': siteId(publicUrl) },
    mainEntity: {
      '@type': 'Question',
      name: question.title,
      text: excerpt(question.nodes, QUESTION_MAX) || question.title,
      answerCount: question.answers,
      upvoteCount: question.score,
      datePublished: question.createdAt,
      dateModified: question.editedAt ?? question.createdAt,
      ...authorOf(question.author, publicUrl),
      keywords: question.tags,
      ...(accepted && { acceptedAnswer: toData(accepted) }),
      ...(others.length > 0 && { suggestedAnswer: others.map(toData) }),
    },
  }
}

interface Told {
  answer: Answer
  text: string
}

function answerData({ answer, text }: Told, questionUrl: string, publicUrl: string): object {
  return {
    '@type': 'Answer',
    text,
    url: `${questionUrl}?answer=${answer.id}`,
    upvoteCount: answer.score,
    datePublished: answer.createdAt,
    dateModified: answer.editedAt ?? answer.createdAt,
    ...authorOf(answer.author, publicUrl),
  }
}

function authorOf(person: Person | null, publicUrl: string): object {
  return person === null
    ? {}
    : { author: { '@type': 'Person', name: person.name, url: `${publicUrl}/user/${person.id}` } }
}
