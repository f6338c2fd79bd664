import type { HonorTableName } from '../honor/public.ts'
import type { ExampleName } from './examples.ts'
import type { PageId } from './pages.ts'

/**
 * What the build makes of pages/<page>.<language>.md. In words: **the name of something on screen**, `something typed`
 * and [a link](/path). {siteName} is filled in by the page that draws it.
 */
export type HelpBlock =
  | string
  | { list: string[] }
  | { steps: string[] }
  | { example: ExampleName }
  /** What the constants of Honor say. */
  | { honor: HonorTableName }
  /** The eight rules, which belong to the terms. */
  | { rules: true }

export interface HelpSection {
  /** The same in every language: what stands after the # of a link to it. */
  id: string
  heading: string
  blocks: HelpBlock[]
}

export interface HelpText {
  title: string
  summary: string
  sections: HelpSection[]
}

export type HelpTexts = Record<PageId, HelpText>

/** Stands where scripts/build/help-pages.ts puts what it has read. */
export function readByTheBuild(): HelpTexts {
  throw new Error('Help pages are read by the build: see scripts/build/help-pages.ts')
}
