export { listQuestionCards } from './card-queries.ts'
export { findQuestions } from './search-queries.ts'
export { listSolved } from './solved-queries.ts'
