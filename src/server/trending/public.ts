export { placeGroup, rerank } from './placing/actions.ts'
export { POINTS, ranksOf } from './rules.ts'
