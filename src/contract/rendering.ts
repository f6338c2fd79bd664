import type { Language, Text } from './messages.ts'

/** What a document passes to the app at its start; it travels as JSON inside the page. */
export interface PageState {
  language: Language
  siteName: string
  /** Where people write to the operator. */
  contact: string
  /** The inner path the document was rendered for: the one that stands for all addresses of the page. */
  path: string
  hasSession: boolean
  /** Only what is configured is offered on screen. */
  providers: Provider[]
  /** What the operator has set; missing while nothing is. */
  site?: SiteLook
  /** First data by the address it would be fetched from. */
  queries: Record<string, unknown>
}

/** In all three languages: the reader may choose another one while the page lives. */
export interface SiteLook {
  logo?: { url: string; width: number }
  /** For visitors, on home. */
  welcome?: Text
  announcement?: { id: string; texts: Text }
}

/** The service worker, and the page that it shows without a connection. */
export const WORKER_PATH = '/sw.js'
export const OFFLINE_PATH = '/offline.html'

export const PROVIDERS = ['google', 'discord'] as const
export type Provider = (typeof PROVIDERS)[number]

/** What is drawn for a path, before anything of it is loaded. */
export interface PagePlan {
  /** The screen's name in metrics: the pattern of its paths. */
  screen: string
  /** One inner path for all addresses that show the same, with what the screen reads of the query. */
  path: string
  /** The names in the query that the screen reads: other names make no other page, and no other document. */
  reads: readonly string[]
  /** Addresses of the API, exactly as the app asks for them; the first is what the page is about. */
  addresses: string[]
  /** Whether it may show something that some countries do not have. */
  variesByCountry: boolean
  /** Its address is a secret: told to nobody, indexed by nobody, stored nowhere. */
  isSecret: boolean
}

/** A picture for those who share the page. */
export interface HeadImage {
  /** An address of ours. */
  path: string
  width: number
  height: number
  alt?: string
}

/** How a page is shown by those who link to it (Open Graph). */
export interface SharedAs {
  type: 'website' | 'article' | 'profile'
  title: string
  language: Language
  /** Beyond those that every page has. */
  tags: [name: string, value: string | number][]
}

/** The head of a page, for machines. */
export interface DocumentHead {
  title: string
  description: string
  isIndexable: boolean
  isNsfw: boolean
  /** The canonical path of the page, with the part of the query that makes it another page. */
  canonical: string
  /** By language tag, as paths. */
  alternates: Record<string, string>
  /** The feed that carries what the page lists, as a path. */
  feed: string
  image?: HeadImage
  share: SharedAs
  /** The page as schema.org describes it (JSON-LD). */
  linkedData: object
}

export interface RenderedPage extends DocumentHead {
  status: 200 | 404
  html: string
  /** The source module of the screen, for preloading what it needs. */
  module: string
}

/** What the style sheet of a screen is called, by its source module. */
export const styleName = (module: string): string => module.replace(/^src\/web\/|\.tsx$/g, '')

/** All that the server knows of the built web's screens: what data one needs, and the page as text. */
export interface PageRenderer {
  planPage: (path: string) => PagePlan
  renderPage: (state: PageState, publicUrl: string) => Promise<RenderedPage>
}
