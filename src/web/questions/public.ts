export { questionQueries } from './question-queries.ts'
export { useUnfinishedQuestions } from './unfinished/use-unfinished-questions.ts'
export { QuestionRow } from './question-row.tsx'
export { QuestionRowSkeleton } from './question-row-skeleton.tsx'
