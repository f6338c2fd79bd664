/** Stand below the question and its answers, and are fetched after them. */
export { AnswerForm } from './answers/answer-form.tsx'
export { AnswerPlace } from './answers/answer-place.tsx'
