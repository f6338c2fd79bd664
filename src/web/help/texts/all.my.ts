import { community } from './community.my.ts'
import type { HelpTexts } from './help-text.ts'
import { page } from './page.my.ts'
import { reading } from './reading.my.ts'
import { safety } from './safety.my.ts'
import { start } from './start.my.ts'
import { writing } from './writing.my.ts'

export const texts: HelpTexts = { ...start, ...writing, ...reading, ...page, ...community, ...safety }
