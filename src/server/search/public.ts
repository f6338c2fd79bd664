export { listSources } from './list-sources.ts'
export { wordFollowUps } from './words-actions.ts'
