import type { GuildDetail } from '../../contract/guilds.ts'
import { guildPostsAddress } from '../guild-posts/public.ts'
import { siteId, type ScreenDocument, type ScreenHead } from '../platform/screen-document.ts'
import { pathOfGuild, readGuildId } from './guild-path.ts'
import { guildQueries } from './guild-queries.ts'
import { readTab } from './guild-tabs.ts'
import { readSort } from './read-sort.ts'

const addressOf = ({ queryKey }: { queryKey: readonly unknown[] }): string => String(queryKey[0])

export const guildsDocument: ScreenDocument = {
  firstData: ({ query }) => [addressOf(guildQueries.list(readSort(query)))],
}

/** /guild/{id}; 0 stands for everything that names none. What is in a private one is not given to a document. */
export const guildDocument: ScreenDocument = {
  path: ({ id }) => pathOfGuild({ id: readGuildId(id) ?? 0 }),
  firstData: ({ params, query }) => {
    const id = readGuildId(params['id'])
    if (id === null) return []
    const detail = guildQueries.detail(id)
    const tab = readTab(query)
    if (tab === 'posts') return [detail, guildPostsAddress(id)]
    return tab === 'members' ? [detail, addressOf(guildQueries.members(id))] : [detail]
  },
  head: ({ params, client, publicUrl }) => {
    const id = readGuildId(params['id'])
    const guild = id === null ? null : client.getQueryData(guildQueries.detail(id).queryKey)
    return guild ? headOfGuild(guild, publicUrl) : {}
  },
}

/** What machines are told of a guild: of a private or adult one no more than its address. */
function headOfGuild(guild: GuildDetail, publicUrl: string): ScreenHead {
  const path = pathOfGuild(guild)
  if (guild.isPrivate || guild.isNsfw) return { canonical: path }
  const url = publicUrl + path
  const { name, insignia, description, createdAt, owner } = guild
  return {
    canonical: path,
    share: { title: name },
    linkedData: [
      {
        '@type': 'ProfilePage',
        '@id': url,
        url,
        dateCreated: createdAt,
        isPartOf: { '@id': siteId(publicUrl) },
        mainEntity: {
          '@type': 'Organization',
          '@id': `${url}#guild`,
          name,
          alternateName: insignia,
          url,
          foundingDate: createdAt,
          ...(description !== '' && { description }),
          ...(owner !== null && {
            founder: { '@type': 'Person', name: owner.name, url: `${publicUrl}/user/${owner.id}` },
          }),
        },
      },
    ],
  }
}
