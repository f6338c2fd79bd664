import { readByTheBuild } from './help-text.ts'

/** All of pages/*.id.md. */
export const texts = readByTheBuild()
