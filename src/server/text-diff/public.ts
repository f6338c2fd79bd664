export type { Version } from './merge-texts.ts'
export { diffVersions, measureChange, mergeVersions } from './work.ts'
