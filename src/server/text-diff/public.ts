export { changedCharacters, changedShare, diffWords } from './diff-words.ts'
export { mergeTexts, mergeVersions, type Version } from './merge-texts.ts'
