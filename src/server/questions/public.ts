export { listQuestionCards } from './card-queries.ts'
export { listSolved } from './solved-queries.ts'
