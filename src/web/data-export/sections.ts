import type { ComponentType } from 'react'
import { LeavingSection } from '../leaving/public.ts'
import { ExportSection } from './export-section.tsx'
import { ImportSection } from './import-section.tsx'

/** What stands on /settings/data, in this order. A feature adds its own here. */
export const SECTIONS: { id: string; Section: ComponentType }[] = [
  { id: 'export', Section: ExportSection },
  { id: 'import', Section: ImportSection },
  { id: 'leaving', Section: LeavingSection },
]
