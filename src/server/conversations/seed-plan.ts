import type { Language } from '../../contract/messages.ts'
import { addMs, DAY_MS, HOUR_MS, MINUTE_MS } from '../platform/clock.ts'
import type { Random } from '../platform/seeding.ts'
import { GROUP_TALKS, REQUESTS, TALKS, type Said } from './seed-talks.ts'

export interface SeededPerson {
  id: number
  language: Language
}

/** A conversation with its messages; people and messages by their place in it until they get ids. */
export interface PlannedTalk {
  kind: 'direct' | 'group'
  title: string
  /** Who began is the first; `unread`: how many of the last messages they have not seen. */
  members: { id: number; unread: number; isRequest: boolean; isArchived: boolean; isMuted: boolean }[]
  said: readonly (Said & { at: Date })[]
  createdAt: Date
}

/** At scale 1; a site of any size has no more than the most. */
const DIRECT_AT_SCALE_1 = 40
const MOST_DIRECT = 2000
const GROUPS_AT_SCALE_1 = 4
const MOST_GROUPS = 200

/** How long ago the talks of the first person ended, the newest first; those of the others are spread. */
const AGO_MS = [
  9 * MINUTE_MS,
  47 * MINUTE_MS,
  3 * HOUR_MS,
  7 * HOUR_MS,
  DAY_MS + HOUR_MS,
  2 * DAY_MS,
  5 * DAY_MS,
  12 * DAY_MS,
  31 * DAY_MS,
]

/** The first person has an inbox with something of everything; the others talk with each other. */
export function planTalks(
  people: readonly SeededPerson[],
  { random, until, scale, isDemo }: { random: Random; until: Date; scale: number; isDemo?: boolean },
): PlannedTalk[] {
  const [first, ...others] = people
  if (first === undefined || others.length < 2) return []
  const planner = { random, until }
  const pairs = new Set<string>()
  const talks = planFirst(planner, first, others, pairs)
  const direct = Math.min(MOST_DIRECT, Math.round(DIRECT_AT_SCALE_1 * scale))
  for (let number = 0; number < direct; number++) {
    const [one, other] = [random.pick(others), random.pick(others)]
    const pair = [one.id, other.id].toSorted((a, b) => a - b).join(' ')
    if (one.id === other.id || pairs.has(pair)) continue
    pairs.add(pair)
    const ago = 30 * MINUTE_MS + 60 * DAY_MS * random.next() ** 2
    talks.push(planDirect(planner, [one, other], { ago, unread: random.int(4) === 0 ? 1 : 0 }))
  }
  const groups = Math.min(MOST_GROUPS, Math.round(GROUPS_AT_SCALE_1 * scale))
  for (let number = 0; number < groups; number++)
    talks.push(...planGroup(planner, random.pick(others), others, HOUR_MS + 40 * DAY_MS * random.next()))
  return isDemo === true ? eachOnce(talks) : talks
}

/** Nobody has two conversations with the same words: those that would repeat them did not happen. */
function eachOnce(talks: readonly PlannedTalk[]): PlannedTalk[] {
  const heard = new Set<string>()
  return talks.filter(({ members, said }) => {
    const marks = members.map(({ id }) => `${id} ${said[0]?.text ?? ''}`)
    if (marks.some((mark) => heard.has(mark))) return false
    for (const mark of marks) heard.add(mark)
    return true
  })
}

interface Planner {
  random: Random
  until: Date
}

function planFirst(
  planner: Planner,
  first: SeededPerson,
  others: SeededPerson[],
  pairs: Set<string>,
): PlannedTalk[] {
  const partners = mixed(planner.random, others).slice(0, AGO_MS.length + 2)
  const strangers = partners.splice(-Math.min(2, Math.max(0, partners.length - 1)))
  for (const { id } of [...partners, ...strangers]) pairs.add(`${first.id} ${id}`)
  const direct = partners.map((partner, place) => {
    const talk = planDirect(planner, [partner, first], {
      ago: AGO_MS[place] ?? 0,
      unread: place === 0 || place === 2 ? 1 : 0,
      number: place,
    })
    return place === AGO_MS.length - 1 ? withFirst(talk, first.id, { isArchived: true }) : talk
  })
  const requests = strangers.map((stranger, place) =>
    planRequest(planner, stranger, first, (place + 1) * 5 * HOUR_MS, place),
  )
  const groups = [
    ...planGroup(planner, first, others, 26 * MINUTE_MS, 3),
    ...planGroup(planner, others[0] ?? first, [first, ...others], 20 * HOUR_MS).map((talk) =>
      withFirst(talk, first.id, { isMuted: true }),
    ),
  ]
  return [...direct, ...requests, ...groups]
}

function withFirst(
  talk: PlannedTalk,
  id: number,
  changes: Partial<PlannedTalk['members'][number]>,
): PlannedTalk {
  return {
    ...talk,
    members: talk.members.map((member) => (member.id === id ? { ...member, ...changes } : member)),
  }
}

/** In the language of the first; where something is unread, it is the second who has not read it. */
function planDirect(
  planner: Planner,
  [one, other]: [SeededPerson, SeededPerson],
  { ago, unread, number }: { ago: number; unread: number; number?: number },
): PlannedTalk {
  const talks = TALKS[one.language]
  const said = (number === undefined ? undefined : talks[number % talks.length]) ?? planner.random.pick(talks)
  const hasLastWord = said.at(-1)?.by === 0
  const members = [memberOf(one.id, 0), memberOf(other.id, unread)]
  if (!hasLastWord && unread > 0) members.reverse()
  return timed(planner, { kind: 'direct', title: '', members, said }, ago)
}

function planRequest(
  planner: Planner,
  stranger: SeededPerson,
  person: SeededPerson,
  ago: number,
  place: number,
): PlannedTalk {
  const texts = REQUESTS[stranger.language]
  const said = [{ by: 0, text: texts[place % texts.length] ?? '' }]
  const members = [memberOf(stranger.id, 0), { ...memberOf(person.id, 1), isRequest: true }]
  return timed(planner, { kind: 'direct', title: '', members, said }, ago)
}

/** Nothing where there are not enough people. */
function planGroup(
  planner: Planner,
  founder: SeededPerson,
  others: readonly SeededPerson[],
  ago: number,
  unread = 0,
): PlannedTalk[] {
  const group = planner.random.pick(GROUP_TALKS[founder.language])
  // Those who speak the same language are found first.
  const around = mixed(
    planner.random,
    others.filter(({ id }) => id !== founder.id),
  ).toSorted((a, b) => Number(b.language === founder.language) - Number(a.language === founder.language))
  const joined = [founder, ...around].slice(0, group.people)
  if (joined.length < group.people) return []
  // Whoever comes first in the site has something to read; the founder wrote the first line only.
  const members = joined.map(({ id }, place) => memberOf(id, place === 0 ? unread : 0))
  return [timed(planner, { kind: 'group', title: group.title, members, said: group.said }, ago)]
}

function memberOf(id: number, unread: number): PlannedTalk['members'][number] {
  return { id, unread, isRequest: false, isArchived: false, isMuted: false }
}

type Untimed = Omit<PlannedTalk, 'said' | 'createdAt'> & { said: readonly Said[] }

/** The last message is `ago` before the end of the seeded past, the others some minutes apart before it. */
function timed({ random, until }: Planner, talk: Untimed, ago: number): PlannedTalk {
  let at = addMs(until, -ago)
  const times = talk.said.map(() => {
    const time = at
    at = addMs(at, -(20_000 + random.int(9 * MINUTE_MS)))
    return time
  })
  const said = talk.said.map((one, place) => ({ ...one, at: times[talk.said.length - 1 - place] ?? at }))
  return { ...talk, said, createdAt: said[0]?.at ?? at }
}

function mixed<T>(random: Random, values: readonly T[]): T[] {
  const list = [...values]
  for (let last = list.length - 1; last > 0; last--) {
    const other = random.int(last + 1)
    const [one, two] = [list[last], list[other]]
    if (one !== undefined && two !== undefined) [list[last], list[other]] = [two, one]
  }
  return list
}
