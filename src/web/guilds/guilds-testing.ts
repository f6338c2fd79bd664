import type { ResponseOf } from '../../contract/endpoint.ts'
import type { GuildMember } from '../../contract/guild-members.ts'
import type { Guild, GuildDetail, listMyGuilds } from '../../contract/guilds.ts'
import type { Person } from '../../contract/people.ts'
import { guildDetail, guildOf } from '../testing/guilds.ts'
import type { Answer } from '../testing/stand-ins.ts'

export const person = (id: number, name: string): Person => ({
  id,
  name,
  alias: name.toLowerCase().replace(' ', '-'),
  profileUrl: null,
  honor: 12,
})
export const AYU = person(31, 'Ayu Lestari')
export const BUDI = person(32, 'Budi Hartono')
export const RIZKY = person(33, 'Rizky Aditya')

export const NASKAH: Partial<Guild> = {
  name: 'Penjaga Naskah',
  insignia: 'PNJ',
  description:
    'We find, photograph, read and translate the old manuscripts of the archipelago before their pages are gone.',
  memberCount: 1386,
  postCount: 1042,
}

export const detailOf = (changes: Partial<GuildDetail> = {}): GuildDetail =>
  guildDetail(12, {
    ...NASKAH,
    owner: AYU,
    rules: [
      { title: 'Name the manuscript and its owner', text: 'A photo without a source helps no one.' },
      { title: 'A guess is welcome as a guess', text: '' },
    ],
    ...changes,
  })

export const memberOf = (
  who: Person,
  role: GuildMember['role'] = 'member',
  mutedUntil: string | null = null,
): GuildMember => ({ person: who, role, joinedAt: '2026-10-01T08:00:00.000Z', mutedUntil })

export const MEMBERS: Answer = {
  body: {
    items: [memberOf(AYU, 'owner'), memberOf(BUDI, 'officer'), memberOf(RIZKY)],
    nextCursor: null,
  },
}
export const NO_POSTS: Answer = { body: { pinned: [], items: [], nextCursor: null } }
export const NONE: Answer = { body: { items: [], nextCursor: null } }

export const GUILDS: Answer = {
  body: {
    items: [
      guildOf(12, NASKAH),
      guildOf(13, {
        name: 'Star readers',
        insignia: 'STR',
        logo: 'logo3',
        logoBackgroundColor: '#1f5f8b',
        joinMode: 'approval',
        description: 'Nights under the sky, with and without telescopes. Beginners ask everything here.',
      }),
      guildOf(14, {
        name: 'Closed kitchen',
        insignia: 'CK',
        logo: 'logo5',
        logoBackgroundColor: '#8c2f5f',
        isPrivate: true,
        joinMode: 'request',
        postCount: null,
      }),
      guildOf(15, {
        name: 'Penyusun kamus bahasa daerah',
        insignia: 'KMS',
        logo: 'logo2',
        logoBackgroundColor: '#8a5a16',
      }),
      guildOf(16, { name: 'Debate hall', insignia: 'DBT', logo: 'logo4', logoBackgroundColor: '#3f4fa3' }),
    ],
    nextCursor: null,
  },
}

export const mine = (changes: Partial<ResponseOf<typeof listMyGuilds>> = {}): Answer => ({
  body: { guilds: [], invitations: [], requests: [], mayCreate: 1, ...changes },
})
