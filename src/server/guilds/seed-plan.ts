import { GUILD_COLORS, GUILD_LOGOS } from '../../contract/guild-rules.ts'
import { addMs, DAY_MS, HOUR_MS } from '../platform/clock.ts'
import { createRandom, type Random } from '../platform/seeding.ts'
import { GUILD_PLACES, GUILD_SUBJECTS, GUILDS, type SeededGuild } from '../seeds/guilds.ts'

export interface Community {
  guilds: number
  people: number
  until: Date
  /** Who owns which guild; nobody owns two. */
  owners: readonly number[]
  /** In the demo, who has written in a guild, its owner first: they were there from the beginning. */
  writers?: (guild: string) => number[]
  /** In the demo, who understands what is said in a guild. */
  mayJoin?: (guild: string, person: number) => boolean
}

export interface PlannedGuild extends SeededGuild {
  id: number
  ownerId: number
  isNsfw: boolean
  createdAt: Date
  /** In the order in which they came, the owner first. */
  members: PlannedMember[]
  requests: { userId: number; message: string; createdAt: Date }[]
}

export interface PlannedMember {
  userId: number
  rank: number
  joinedAt: Date
}

/** Most guilds are small, and none is larger than a plan without payment allows but the first. */
const MOST_MEMBERS = 160
const OLDEST_DAYS = 240
/** Guilds of the demo are so much older: what is said in them goes back that far. */
const DEMO_DAYS = 60
const MESSAGES = [
  'I read along for weeks. May I join?',
  'Boleh ikut belajar di sini?',
  'Saya ingin turut serta.',
  '',
]

/** Nobody owns two guilds: that is what everybody's plan allows. */
export function chooseOwners(guilds: number, people: number, first: number): number[] {
  const taken = new Set([first])
  for (let n = 1; taken.size < Math.min(guilds, people); n++) {
    let person = 1 + ((n * 17) % people)
    while (taken.has(person)) person = 1 + (person % people)
    taken.add(person)
  }
  return [...taken]
}

/** The same number gives the same guild, so that it is made again for each table and never kept. */
export function planGuild(community: Community, id: number): PlannedGuild {
  const { people, until, owners } = community
  const random = createRandom(19_000 + id * 7919)
  const ownerId = owners[id - 1] ?? 1
  const days = 10 + random.int(OLDEST_DAYS) + (community.writers === undefined ? 0 : DEMO_DAYS)
  const createdAt = addMs(until, -days * DAY_MS)
  const written = GUILDS[id - 1]?.name ?? ''
  const first = community.writers?.(written) ?? [ownerId]
  const mayJoin = (person: number) => community.mayJoin?.(written, person) ?? true
  const ids = id === 1 ? everybody(people, first) : some(random, people, first, mayJoin)
  const members = ids.map((userId, at) => ({
    userId,
    rank: rankAt(at, ids.length),
    joinedAt: at < first.length ? addMs(createdAt, at * DAY_MS) : between(createdAt, until, at / ids.length),
  }))
  const guild = textsOf(random, id)
  return {
    ...guild,
    id,
    ownerId,
    createdAt,
    members,
    isNsfw: id > GUILDS.length && random.int(40) === 0,
    requests: requestsFor(random, guild, new Set(ids), community),
  }
}

function textsOf(random: Random, id: number): SeededGuild {
  const written = GUILDS[id - 1]
  if (written !== undefined) return written
  const at = id - GUILDS.length - 1
  const [subject = '', place = ''] = [
    GUILD_SUBJECTS[at % GUILD_SUBJECTS.length],
    GUILD_PLACES[Math.floor(at / GUILD_SUBJECTS.length) % GUILD_PLACES.length],
  ]
  const round = Math.floor(at / (GUILD_SUBJECTS.length * GUILD_PLACES.length))
  const name = `${subject} ${place}${round === 0 ? '' : ` ${round + 1}`}`
  return {
    name,
    insignia: `${subject[0] ?? 'A'}${place[0] ?? 'A'}`.toUpperCase(),
    logo: random.pick(GUILD_LOGOS),
    color: random.pick(GUILD_COLORS),
    description: `${name}: ${random.pick(GUILDS).description}`,
    joinMode: random.pick(['open', 'open', 'open', 'approval', 'request', 'invite'] as const),
    rules: random.pick(GUILDS).rules ?? [],
  }
}

function everybody(people: number, first: number[]): number[] {
  return [...first, ...Array.from({ length: people }, (_, n) => n + 1).filter((id) => !first.includes(id))]
}

function some(
  random: Random,
  people: number,
  first: number[],
  mayJoin: (person: number) => boolean,
): number[] {
  const own = 4 + Math.floor(MOST_MEMBERS * random.next() ** 4)
  const size = Math.min(Math.floor(people * 0.7), first.length > 1 ? first.length + 6 + (own % 9) : own)
  const members = new Set(first)
  // Where not everybody may join there are tries enough, and then fewer members.
  for (let tries = 0; members.size < size && tries < people * 40; tries++) {
    const person = 1 + random.int(people)
    if (mayJoin(person)) members.add(person)
  }
  return [...members]
}

/** The owner, then one officer for every eight members, at most five. */
function rankAt(at: number, size: number): number {
  if (at === 0) return 0
  return at <= Math.min(5, Math.floor(size / 8)) ? 1 : 2
}

function requestsFor(
  random: Random,
  { joinMode }: SeededGuild,
  members: ReadonlySet<number>,
  { people, until, writers }: Pick<Community, 'people' | 'until' | 'writers'>,
): PlannedGuild['requests'] {
  if (joinMode !== 'approval' && joinMode !== 'request') return []
  const asking = new Set(Array.from({ length: 1 + random.int(3) }, () => 1 + random.int(people)))
  return [...asking]
    .filter((userId) => !members.has(userId))
    .map((userId, at) => ({
      userId,
      // In the demo nobody asks in the words of another.
      message: writers === undefined ? random.pick(MESSAGES) : (MESSAGES[at] ?? ''),
      createdAt: addMs(until, -(at * 20 + random.int(18) + 1) * HOUR_MS),
    }))
}

function between(from: Date, until: Date, share: number): Date {
  return addMs(from, Math.floor((until.getTime() - from.getTime()) * share))
}
