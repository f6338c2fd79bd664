import { readByTheBuild } from './help-text.ts'

/** All of pages/*.en.md. */
export const texts = readByTheBuild()
