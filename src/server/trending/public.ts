export { placeGroup, rerank } from './placing/actions.ts'
export { rerankPost } from './ranking/actions.ts'
export { hotOfPost, POINTS, ranksOf } from './rules.ts'
