import { community } from './community.en.ts'
import type { HelpTexts } from './help-text.ts'
import { page } from './page.en.ts'
import { reading } from './reading.en.ts'
import { safety } from './safety.en.ts'
import { start } from './start.en.ts'
import { writing } from './writing.en.ts'

export const texts: HelpTexts = { ...start, ...writing, ...reading, ...page, ...community, ...safety }
