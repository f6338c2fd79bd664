export { questionQueries } from './question-queries.ts'
export { QuestionRow } from './question-row.tsx'
export { QuestionRowSkeleton } from './question-row-skeleton.tsx'
