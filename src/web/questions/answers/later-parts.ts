/** Stand below the answers, and are fetched after them: an editor is heavy. */
export { AnswerForm } from './answer-form.tsx'
export { AnswerPlace } from './answer-place.tsx'
