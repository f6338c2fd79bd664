import { community } from './community.id.ts'
import type { HelpTexts } from './help-text.ts'
import { page } from './page.id.ts'
import { reading } from './reading.id.ts'
import { safety } from './safety.id.ts'
import { start } from './start.id.ts'
import { writing } from './writing.id.ts'

export const texts: HelpTexts = { ...start, ...writing, ...reading, ...page, ...community, ...safety }
