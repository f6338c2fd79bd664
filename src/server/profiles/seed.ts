import type { Language } from '../../contract/messages.ts'
import { copyRows, createRandom, type Cell, type Random, type Seeding } from '../platform/seeding.ts'
import { BIOS } from '../seeds/bios.ts'
import { DEMO_PEOPLE } from '../seeds/demo/people.ts'
import { isWoman } from '../seeds/faces.ts'
import { seedPictures, type Pictures, type SeededPicture } from './seed-pictures.ts'
import { listSeeded, pinBest, showAvatars, welcomeAll, type Seeded } from './seed-queries.ts'

/** Spoken besides the language somebody writes in, as it is met there. */
const OTHERS: Record<Language, readonly string[]> = {
  en: ['id', 'ms', 'ja', 'ar', 'tl'],
  id: ['en', 'jv', 'su', 'ms', 'ar'],
  my: ['en', 'zh', 'ta', 'id', 'ar'],
}
const FIRST: Record<Language, string> = { en: 'en', id: 'id', my: 'ms' }
const COLUMNS = [
  'user_id',
  'bio',
  'links',
  'languages',
  'avatar_id',
  'cover_id',
  'cover_url',
  'audience',
  'shows_joined',
  'shows_activity',
  'shows_follows',
  'is_indexed',
]

/** Faces, covers and words for most people; the first has everything, the last nothing. */
export async function seedProfiles(seeding: Seeding): Promise<void> {
  const { client } = seeding
  const people = await listSeeded(client)
  const pictures = await seedPictures(seeding)
  const shown = people.filter((_, index) => index === 0 || index < people.length - 1)
  const plan = seeding.isDemo === true ? planDemoProfile : planProfile
  const planned = shown.map((person) => plan(person, pictures))
  await copyRows(client, 'profiles', COLUMNS, planned.map(rowOf))
  const uses = planned.flatMap(({ id, avatar, cover }) =>
    [avatar?.id, cover?.id].flatMap((mediaId): Cell[][] =>
      mediaId === undefined ? [] : [[mediaId, 'person', id]],
    ),
  )
  await copyRows(client, 'media_uses', ['media_id', 'object_type', 'object_id'], uses)
  await showAvatars(client)
  await pinBest(client)
  await welcomeAll(client)
}

interface Planned {
  id: number
  bio: string
  links: string[]
  languages: string[]
  avatar: SeededPicture | undefined
  cover: SeededPicture | undefined
  isForMembers: boolean
  hidesJoined: boolean
  hidesActivity: boolean
  hidesFollows: boolean
  isUnlisted: boolean
}

function planProfile({ id, language, firstName }: Seeded, { faces, covers }: Pictures): Planned {
  const random = createRandom(77_000 + id * 6971)
  const has = (share: number): boolean => random.next() < share || id === 1
  const hides = (share: number): boolean => random.next() < share && id !== 1
  const own = isWoman(firstName) ? faces.women : faces.men
  return {
    id,
    bio: has(0.65) ? random.pick(BIOS[language]) : '',
    links: has(0.2) ? [`https://example.org/~${aliasOf(firstName)}`] : [],
    languages: has(0.7) ? spoken(language, random) : [],
    avatar: has(0.72) ? own[random.int(own.length)] : undefined,
    cover: has(0.45) ? covers[random.int(covers.length)] : undefined,
    isForMembers: hides(0.04),
    hidesJoined: hides(0.05),
    hidesActivity: hides(0.06),
    hidesFollows: hides(0.06),
    isUnlisted: hides(0.08),
  }
}

/** In the demo everybody has words and a face of their own. */
function planDemoProfile(person: Seeded, pictures: Pictures): Planned {
  const planned = planProfile(person, { ...pictures, faces: { women: [], men: [] } })
  const bio = DEMO_PEOPLE[person.id - 1]?.bio ?? ''
  return { ...planned, bio, links: [], avatar: pictures.own.get(person.id) }
}

function aliasOf(firstName: string): string {
  return firstName.toLowerCase().replaceAll(/[^a-z]/g, '')
}

function spoken(language: Language, random: Random): string[] {
  const others = OTHERS[language].filter(() => random.next() < 0.4)
  return [FIRST[language], ...others]
}

function rowOf(planned: Planned): Cell[] {
  return [
    planned.id,
    planned.bio,
    `{${planned.links.map((link) => JSON.stringify(link)).join(',')}}`,
    `{${planned.languages.join(',')}}`,
    planned.avatar?.id ?? null,
    planned.cover?.id ?? null,
    planned.cover?.url ?? null,
    planned.isForMembers ? 'members' : 'public',
    !planned.hidesJoined,
    !planned.hidesActivity,
    !planned.hidesFollows,
    !planned.isUnlisted,
  ]
}
