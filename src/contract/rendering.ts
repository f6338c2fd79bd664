import type { Language } from './messages.ts'

/** What a document tells the app at its start; it travels as JSON inside the page. */
export interface PageState {
  language: Language
  siteName: string
  /** Where people write to the operator. */
  contact: string
  /** The inner path the document was rendered for, with what its screen reads of the query. */
  path: string
  hasSession: boolean
  /** Only what is configured is offered on screen. */
  providers: Provider[]
  /** First data by the address it would be fetched from. */
  queries: Record<string, unknown>
}

export const PROVIDERS = ['google', 'discord'] as const
export type Provider = (typeof PROVIDERS)[number]

export interface RenderedPage {
  status: 200 | 404
  title: string
  description: string
  isIndexable: boolean
  /** The path that stands for the page, with the part of the query that makes it another page. */
  canonical: string
  html: string
  /** The source module of the screen, for preloading what it needs. */
  module: string
}

/** What the server asks of the built web: a page as text. */
export type RenderPage = (state: PageState) => Promise<RenderedPage>

/** Of an inner path what its screen reads: other names in the query make no other page, and no other document. */
export type ReadPath = (path: string) => { path: string; reads: readonly string[] }
