import type { FastifyRequest } from 'fastify'
import type { RawBuilder } from 'kysely'
import type { Endpoint } from '../../contract/endpoint.ts'
import type { Language } from '../../contract/messages.ts'
import type { ObjectType } from '../../contract/objects.ts'
import type { Db } from '../platform/db.ts'
import type { Server } from '../platform/server.ts'
import type { Viewer } from '../platform/session.ts'
import type { SearchTerm } from './search-term.ts'

/**
 * How one kind of thing is searched. The search serves its endpoint, a plain array in pages, and asks it for titles to
 * suggest and for words that may have been meant.
 */
export interface SearchSource {
  name: ObjectType
  /** A public GET; the term is its `q`, or the last part of its path. */
  endpoint: Endpoint
  /** What everybody of this audience may see and has all words of the term, the best first. */
  find: (db: Db, asked: Asked) => Promise<FoundPage>
  listCards: (server: Server, reader: SearchReader, ids: number[]) => Promise<unknown[]>
  /** Whom an answer is for, by a name with answers of its own; undefined where there is nothing to search. */
  audienceOf: ((server: Server, reader: SearchReader) => Promise<string | undefined> | string) | null
  /** Rows of `SuggestedTitle` for the tsquery of the table `asked`, of which `limit` are shown; what everybody may see. */
  suggest: ((limit: number) => RawBuilder<SuggestedTitle>) | null
  /** Its table of words, and the kind of the follow-up that writes a row of it; null where there is none. */
  words: { table: string; key: string; followUp: string } | null
  /** The title, tags or name of those that everybody may see. */
  listTitles: ((db: Db, ids: number[]) => Promise<{ id: number; title: string }[]>) | null
}

export interface Asked {
  term: SearchTerm
  filters: SearchFilters
  /** From `audienceOf`; `public` for a type without. */
  audience: string
  after: FoundPosition | null
  limit: number
  /** So many are compared; as many as it takes without. */
  most?: number
}

export interface SearchFilters {
  language?: string
  category?: string
  /** An alias. */
  author?: string
  /** Days, both included. */
  from?: string
  to?: string
}

/** Where something stands in the results: what has the words in its title comes first, then by rank, then the newest. */
export interface FoundPosition {
  kind: number
  rank: number
  id: number
}

export interface FoundPage {
  ids: number[]
  /** Where the next page continues; null at the end. */
  next: FoundPosition | null
  /** There was no time for all: it is not to be kept. */
  isCut?: boolean
}

export const NOTHING_FOUND: FoundPage = { ids: [], next: null }

export interface SearchReader {
  db: Db
  viewer: Viewer | null
  request: FastifyRequest
  language: Language
  query: Readonly<Record<string, string | undefined>>
  audience: string
  now: Date
}

export interface SuggestedTitle {
  type: ObjectType
  id: number
  title: string
  authorId: number | null
  rank: number
}

/** One page of what was found, which is all there and in any order. */
export function pageOf(found: FoundPosition[], { after, limit }: Pick<Asked, 'after' | 'limit'>): FoundPage {
  const sorted = found.toSorted(compare)
  const rest = after === null ? sorted : sorted.filter((position) => compare(after, position) < 0)
  const shown = rest.slice(0, limit)
  return { ids: shown.map(({ id }) => id), next: rest.length > limit ? (shown.at(-1) ?? null) : null }
}

function compare(one: FoundPosition, other: FoundPosition): number {
  return other.kind - one.kind || other.rank - one.rank || other.id - one.id
}
