import { resultCounter } from '../platform/result-counter.ts'

export const questionCounter = resultCounter(
  'questions',
  'Questions asked, edited, deleted, solved and closed',
)
export const answerCounter = resultCounter('answers', 'Answers written, edited and deleted')
export const voteCounter = resultCounter('votes', 'Votes on questions and answers: up, down and taken back')
