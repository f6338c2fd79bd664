import { composedTemplates } from './composed-templates.ts'
import type { SeriesTemplate } from './kinds.ts'
import { plainTemplates } from './plain-templates.ts'

export const TEMPLATES: readonly SeriesTemplate[] = [...plainTemplates, ...composedTemplates]
