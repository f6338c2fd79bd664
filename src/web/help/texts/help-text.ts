import type { HonorTableName } from '../../honor/public.ts'
import type { ExampleName } from '../examples.ts'
import type { GroupId, HELP_GROUPS, PageId } from '../pages.ts'

/**
 * In words: **the name of something on screen**, `something typed` and [a link](/path). {siteName} is filled in by
 * the page that draws it.
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
  heading: string
  blocks: HelpBlock[]
}

export interface HelpText {
  title: string
  summary: string
  sections: HelpSection[]
}

export type HelpTexts = Record<PageId, HelpText>
export type TextsOf<G extends GroupId> = Record<(typeof HELP_GROUPS)[G][number], HelpText>
