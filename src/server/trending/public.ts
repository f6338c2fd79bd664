export { findReported } from './queries.ts'
export { placeGroup, rerank } from './placing/actions.ts'
export { rerankPost } from './ranking/actions.ts'
export { POINTS, ranksOf, ranksOfPost } from './rules.ts'
