import { GuildDetail } from '../../contract/guilds.ts'
import type { ContentType } from '../content/content-type.ts'
import { listGuildCards } from './card-queries.ts'
import { listGuildHeadlines } from './headline-queries.ts'
import { moderated } from './moderate-queries.ts'
import { findGuild } from './queries.ts'
import { guildSearch } from './search-source.ts'
import { guildSitemap } from './sitemap-queries.ts'

/** A guild itself: named in sentences, reported, searched, listed in sitemaps. What is posted in it are page posts. */
export const guildType: ContentType = {
  name: 'guild',
  path: (id) => `/guild/${id}`,
  find: async (db, id, viewer) => {
    const guild = await findGuild(db, id, viewer?.id ?? null)
    if (guild === undefined) return undefined
    const isPublic = guild.deletedAt === null
    return { state: isPublic ? 'published' : 'deleted', isPublic, authorId: guild.ownerId }
  },
  listCards: (_site, { db }, ids) => listGuildCards(db, ids),
  listHeadlines: listGuildHeadlines,
  like: null,
  share: null,
  comments: null,
  canBeSaved: false,
  canBeReported: true,
  rerank: null,
  // A moderator looks before anything happens to a guild: it is the home of many.
  judged: null,
  moderated,
  search: guildSearch,
  feeds: [],
  sitemap: guildSitemap,
  answer: GuildDetail,
  // It goes with its posts, after seven days and not thirty: see purge-actions.
  erase: null,
}
