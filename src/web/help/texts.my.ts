import { readByTheBuild } from './help-text.ts'

/** All of pages/*.my.md. */
export const texts = readByTheBuild()
