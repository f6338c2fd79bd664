export { hasExternalLinks, toLiteText } from './lite-text.ts'
export { readLiteText, type Reading } from './read-lite-text.ts'
export { canLink, isFirstDay, type Writer } from './writer.ts'
