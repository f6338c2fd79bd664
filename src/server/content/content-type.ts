import type { FastifyRequest } from 'fastify'
import type { RawBuilder } from 'kysely'
import type { createArticleComment, listArticleComments } from '../../contract/comments.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import type { Done, IdParams, LikeBody, Liked, ObjectType } from '../../contract/objects.ts'
import type { ReportEffect } from '../../contract/reports.ts'
import type { Db } from '../platform/db.ts'
import type { Server } from '../platform/server.ts'
import type { Viewer } from '../platform/session.ts'
import type { Owned } from './can.ts'
import type { Moderated } from './moderated.ts'
import type { Headline } from './notification-type.ts'
import type { FeedSource } from './feed-source.ts'
import type { Leaver } from './leaver.ts'
import type { SearchSource } from './search-source.ts'
import type { SitemapSource } from './sitemap-source.ts'

/**
 * Everything that the site has to know about one kind of content. Likes, bookmarks, comments, reports, feeds, sitemaps
 * and search ask it and know no kind by name. What a kind does not have is null: nothing can be left out by accident.
 */
export interface ContentType {
  name: ObjectType
  /** Its clean path; null for a type that is shown on the page of its parent. */
  path: ((id: number) => string) | null
  /** Finds one with owner and state, for any viewer: `isPublic` is from its view, `isShared` is about the viewer. */
  find: (db: Db, id: number, viewer: Viewer | null) => Promise<Found | undefined>
  /** Cards of those that this reader may see, in the order of the ids. */
  listCards: (site: Site, reader: Reader, ids: number[]) => Promise<Card[]>
  /** The names of those that this person may see, for sentences about them; adult ones have no title. */
  listHeadlines: (
    site: Pick<Site, 'content'>,
    db: Db,
    reader: HeadlineReader,
    ids: number[],
  ) => Promise<Headline[]>
  like: Likes | null
  share: ShareEndpoint | null
  /** The paths of its comments; `/api/comments` serves every type that has some. */
  comments: CommentEndpoints | null
  canBeSaved: boolean
  canBeReported: boolean
  /** New ranks after the attention for some objects changed. */
  rerank: ((trx: Db, ids: number[]) => Promise<void>) | null
  /** What reports may do to it before a moderator looks, and how that is undone. */
  judged: Judged | null
  /** What moderators see of it and can do with it. */
  moderated: Moderated
  /** How it is searched and suggested. */
  search: SearchSource | null
  feeds: readonly FeedSource[]
  sitemap: SitemapSource | null
  /** The endpoints that write one: their answers, stored for repeats, are erased with it. */
  answer: Endpoint['response']
  /** How it is erased for good; null for a type that is erased with its parent. */
  erase: Erasing | null
}

/** A record over all types, so that a new one can't be missed; null for one that is not built. */
export type ContentTypes = Record<ObjectType, ContentType | null>

/** What features are built on: the server, and the types of all content. */
export interface Site extends Server {
  content: ContentTypes
  /** Of every feature that stores something about the content of others. */
  traces: readonly EraseTraces[]
  /** Who may see the uploads of what is no content. */
  audiences: PrivateAudiences
}

/** What shows uploads and is no content: only the people whom it was said to see it; the site's logo is everybody's. */
export type PrivateType = 'message' | 'scheduled-post' | 'site'
export type PrivateAudiences = Partial<
  Record<PrivateType, (db: Db, viewer: Viewer, id: number) => Promise<boolean>>
>

/** Erases what a feature stores about erased objects. */
export type EraseTraces = (site: Site, trx: Db, objectType: ObjectType, ids: number[]) => Promise<void>

/** An object of a content type, whoever may see it. */
export interface Found extends Owned {
  /** The object it belongs to, which must be visible as well. */
  parent?: { type: ObjectType; id: number }
}

export interface Card {
  id: number
}

/** The reader of an answer. */
export interface Reader {
  db: Db
  viewer: Viewer | null
  request: FastifyRequest
  now: Date
}

/** Whoever is told of something, also when they are not here. */
export type HeadlineReader = Pick<Viewer, 'id' | 'role' | 'hidden' | 'isUnderAge'>

export type LikeEndpoint = Endpoint<typeof IdParams, undefined, typeof LikeBody, typeof Liked, 'member'>
export type ShareEndpoint = Endpoint<typeof IdParams, undefined, undefined, typeof Done, 'public'>

export interface Likes {
  endpoint: LikeEndpoint
  /** For a type that stores the number of likes in its own row: the end of the statement that changes and returns it. */
  count?: (id: number, change: RawBuilder<number>) => RawBuilder<{ count: number }>
}

export interface CommentEndpoints {
  list: typeof listArticleComments
  create: typeof createArticleComment
}

/** Finding and removing in one transaction; in between everything that others store about it is erased. */
export interface Erasing {
  /** The ids of some that were deleted before this time, locked. */
  lockDeleted: (trx: Db, until: Date, limit: number) => Promise<number[]>
  /**
   * The ids of some that somebody who leaves has written, in whatever state, locked and taken out of all lists and
   * numbers: they are erased next. What stays without their name is not among them.
   */
  takeDown: (trx: Db, person: Leaver, limit: number, now: Date) => Promise<number[]>
  remove: (trx: Db, ids: number[]) => Promise<void>
}

/** All in the transaction of the report or of the verdict, with the row locked by `lock`. */
export interface Judged {
  /** False when there is nothing left to report. */
  lock: (trx: Db, id: number) => Promise<boolean>
  /** These two are false when nothing changed. */
  hide: (trx: Db, id: number, now: Date) => Promise<boolean>
  markNsfw: (trx: Db, id: number) => Promise<boolean>
  /**
   * For what can't be marked by itself: whether it would be adult where nothing else is. Then the reports that would mark
   * it hide it.
   */
  isMisplacedIfNsfw?: (trx: Db, id: number) => Promise<boolean>
  /** Reports were unfounded: undoes what they did. */
  lift: (trx: Db, id: number, now: Date) => Promise<ReportEffect[]>
  uphold: (trx: Db, id: number, founded: Founded, now: Date) => Promise<ReportEffect[]>
  /** The hidden ones: they wait for a verdict, also when everybody who reported them has left. */
  listHidden: (db: Db) => Promise<Hidden[]>
  /** It was marked as adult content by reports. */
  isMarked: (db: Db, id: number) => Promise<boolean>
}

export interface Hidden {
  id: number
  createdAt: Date
}

export interface Founded {
  /** Somebody reported it as adult. */
  isNsfw: boolean
  /** Somebody reported that it shows what is never allowed. */
  isForbidden: boolean
}
