/** Stand below the question, and are fetched after it. */
export { Answers } from './answers/answers.tsx'
