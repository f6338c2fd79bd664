export { toLiteText } from './lite-text.ts'
export { getWriter } from './queries.ts'
export { drawAnew, readLiteText, storedTree } from './read-lite-text.ts'
export { isFirstDay, type Writer } from './writer.ts'
