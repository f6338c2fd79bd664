import type { LiveEventBody } from '../../contract/events.ts'
import type { Db } from '../platform/db.ts'
import type { FollowUpHandlers } from '../platform/follow-ups.ts'
import type { JobHandlers } from '../platform/jobs.ts'
import type { Seeding } from '../platform/seeding.ts'
import type { Server } from '../platform/server.ts'
import type { EraseTraces, PrivateAudiences, Site } from './content-type.ts'
import type { EndpointFacts } from './endpoint-facts.ts'
import type { HonorSources } from './honor-source.ts'
import type { Notifications } from './notification-type.ts'
import type { PersonData } from './person-data.ts'
import type { SearchSource } from './search-source.ts'

/** One page of facts about a feature: what the site asks of every one of them. `server/features.ts` is the list. */
export interface Feature {
  /** The name of its folder. */
  name: string
  /** `all` is the list of features, for those that describe the others. */
  routes?: (site: Site, all: readonly Feature[]) => void | Promise<void>
  /** What the API's description says about its routes. */
  endpoints?: Readonly<Record<string, EndpointFacts>>
  /** Its own metrics, made at the start so that they are there before anything was counted. */
  metrics?: readonly ((server: Server) => unknown)[]
  /** Erases what it stores about the content of others. */
  eraseTraces?: EraseTraces
  /** What it stores about people: their export, and what goes when they leave. */
  person?: PersonData
  /** Who may see the uploads of what it has that is no content. */
  audiences?: PrivateAudiences
  /** What ends between two people when one of them blocks the other, in the transaction of the block. */
  endTies?: EndTies
  /** What follows when what is in a guild becomes everybody's to see, or no longer is; in the transaction of it. */
  relistGuild?: RelistGuild
  /**
   * Writes into the log of a guild that an officer removed what somebody said there, in the transaction of it; refused
   * for whoever leads no longer.
   */
  logGuildRemoval?: LogGuildRemoval
  /** What it deletes when past its time, after a start and every hour. */
  purge?: readonly PurgeStep[]
  /** Its background jobs, by kind. `all` is for those that walk the others. */
  jobs?: (site: Site, all: readonly Feature[]) => JobHandlers
  /** Its follow-ups of writes, by kind; idempotent, since a crash repeats them. */
  followUps?: FollowUpHandlers
  /** What it tells people, and when. */
  notifications?: Notifications
  /** What it pays Honor for, and when that is taken back. */
  honor?: HonorSources
  /** What a person's stream begins with: how things stand with this feature. */
  greetStream?: (db: Db, userId: number, now: Date) => Promise<LiveEventBody[]>
  /** How something of it is searched that is no content: people. */
  search?: SearchSource
  /** Redraws the trees of an older renderer; runs once after a start, in the background. */
  redraw?: (server: Server) => Promise<void>
  /** The names of its heavy work. `heavy-work.ts` has the functions: the site itself must not load what they load. */
  work?: readonly string[]
  /** Its part of a believable community on an empty site. */
  seed?: FeatureSeed
  /** Saves what it holds in memory for a few seconds. */
  flush?: (server: Server) => Promise<void>
}

export type EndTies = (trx: Db, people: [number, number], now: Date) => Promise<void>

export type LogGuildRemoval = (trx: Db, removal: GuildRemoval) => Promise<void>

export interface GuildRemoval {
  guildId: number
  officerId: number
  /** Null when their account is gone. */
  authorId: number | null
  /** The post that it was said about. */
  postId: number
  now: Date
}

/** `isListed`: the guild is public and not deleted now. */
export type RelistGuild = (trx: Db, guildId: number, isListed: boolean) => Promise<void>

export interface PurgeStep {
  name: string
  run: (site: Site, now: Date) => Promise<void>
  /** After the steps of all features: only then is it known what nobody uses any more. */
  isLast?: true
  /** On every node: it deletes files on the node's own disk. The others run on one node at a time. */
  isOfNode?: true
}

export interface FeatureSeed {
  /** The features whose seeds it builds on. */
  after: readonly string[]
  /**
   * Gets the counts of what is seeded already, and returns its own. The seed is imported inside: a running site
   * needs neither its texts nor the parsers.
   */
  run: (seeding: Seeding, made: Readonly<Made>) => Promise<Made | void>
}

/** How many of what were seeded: `{ people: 60 }`. */
export type Made = Partial<Record<string, number>>
