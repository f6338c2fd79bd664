export { listQuestionCards } from './card-queries.ts'
