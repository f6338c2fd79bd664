import type { QueryClient } from '@tanstack/react-query'
import type { Language } from '../../contract/messages.ts'
import type { DocumentHead, SharedAs } from '../../contract/rendering.ts'

/** Where a screen is drawn: the parameters of its path, and the query. */
export interface ScreenPlace {
  params: Record<string, string>
  query: URLSearchParams
}

/** What of a screen's head is made: the place, and the first data under the keys that the app reads them by. */
export interface HeadSources extends ScreenPlace {
  client: QueryClient
  language: Language
  publicUrl: string
}

/** What a screen tells machines beyond what it tells people through `useHead`. */
export interface ScreenHead extends Partial<
  Pick<DocumentHead, 'canonical' | 'description' | 'isNsfw' | 'alternates' | 'feed' | 'image'>
> {
  share?: Partial<SharedAs>
  /** Its parts of the JSON-LD, beside the site and the page. */
  linkedData?: object[]
}

/**
 * What a screen brings to its document. Only the entry for the server loads it, so that it costs the browser nothing:
 * what it shares with the app are the functions that name a query's address.
 */
export interface ScreenDocument {
  /** The queries that the app asks first, or their addresses; the first is what the page is about. */
  firstData?: (place: ScreenPlace) => (string | { queryKey: readonly unknown[] })[]
  /** The path that stands for all paths that are drawn alike; else the path itself. */
  path?: (params: Record<string, string>) => string
  /** Whether there may be something on it that not every country has. */
  variesByCountry?: (place: ScreenPlace) => boolean
  /** Its address lets whoever has it read something. */
  isSecret?: true
  head?: (sources: HeadSources) => ScreenHead
}

/** The `@id` of the site in the JSON-LD. */
export const siteId = (publicUrl: string): string => `${publicUrl}/#site`

/** How many took part, as schema.org tells it. */
export function countsOf({ likes, comments }: { likes: number; comments: number }): object[] {
  const counter = (action: string, count: number) => ({
    '@type': 'InteractionCounter',
    interactionType: `https://schema.org/${action}`,
    userInteractionCount: count,
  })
  return [counter('LikeAction', likes), counter('CommentAction', comments)]
}
