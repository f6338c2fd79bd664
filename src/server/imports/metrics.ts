import { resultCounter } from '../platform/result-counter.ts'

export const importCounter = resultCounter('imports', 'Zips of Markdown previewed, and drafts made from them')
