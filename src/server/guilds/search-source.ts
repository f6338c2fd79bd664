import { searchGuilds } from '../../contract/guilds.ts'
import type { SearchSource } from '../content/search-source.ts'
import { guildAudience } from './audience.ts'
import { listGuildCards } from './card-queries.ts'
import { findGuilds, listGuildNames, suggestGuilds } from './search-queries.ts'

/** What is found of a private guild is what everybody may know of it, so the answer is the same for all; adult ones need proof. */
export const guildSearch: SearchSource = {
  name: 'guild',
  endpoint: searchGuilds,
  find: findGuilds,
  listCards: (_site, { db }, ids) => listGuildCards(db, ids),
  audienceOf: (site, { request, viewer, query }) =>
    query['includeNsfw'] === 'true' ? guildAudience(site, request, viewer) : 'public',
  suggest: suggestGuilds,
  words: null,
  listTitles: listGuildNames,
}
