import type { Language } from '../../contract/messages.ts'
import { addMs, HOUR_MS } from '../platform/clock.ts'
import { createRandom, type Seeding } from '../platform/seeding.ts'
import { DEMO_GUILD_POSTS } from '../seeds/demo/guild-posts.ts'
import { threadRows, type ThreadRow } from '../seeds/demo/thread.ts'
import type { Talk } from '../seeds/talks.ts'
import { highestId, readFirstDays, type SeededGuild } from './seed-queries.ts'

export interface Planned extends Talk {
  id: number
  guild: SeededGuild
  authorId: number
  language: Language
  createdAt: Date
  isNsfw: boolean
  /** Members who liked it, the first of them also voted and said something. */
  liked: number[]
  voted: number[]
  said: number[]
  /** Of a post that was written by hand: what was said, and when the rest happened. */
  thread?: ThreadRow[]
  heardAt?: (person: number) => Date
}

/** What members of the demo's guilds wrote. */
export async function planDemo(
  { client, until }: Seeding,
  guilds: SeededGuild[],
  firstId: number,
): Promise<Planned[]> {
  let highest = await highestId(client, 'comments')
  const firstDays = await readFirstDays(client)
  return DEMO_GUILD_POSTS.map((post, index) => {
    const guild = guilds.find(({ name }) => name === post.guild)
    if (guild === undefined) throw new Error(`there is no guild ${post.guild}`)
    const random = createRandom(91_000 + index * 6121)
    const age = post.hours * HOUR_MS
    const createdAt = addMs(until, -age)
    const thread = threadRows(post.comments, {
      highest,
      until,
      timeOf: (_, place) => addMs(createdAt, age * (0.1 + 0.6 * (place / (place + 4)))),
    })
    highest += thread.length
    const mates = guild.members.filter((id) => id !== post.by && (firstDays.get(id) ?? until) < createdAt)
    const round = (count: number) => {
      const first = random.int(mates.length)
      return Array.from(
        { length: Math.min(count, mates.length) },
        (_, n) => mates[(first + n) % mates.length] ?? 1,
      )
    }
    const commenters = new Set(thread.map(({ by }) => by))
    commenters.delete(post.by)
    const { title, content, poll, language } = post
    return {
      id: firstId + index + 1,
      guild,
      authorId: post.by,
      language,
      createdAt,
      isNsfw: false,
      title,
      content,
      ...(poll === undefined ? {} : { poll }),
      liked: round(post.likes),
      voted: poll === undefined ? [] : round(4 + Math.floor(post.likes * 0.8)),
      said: [...commenters],
      thread,
      heardAt: (person) => addMs(createdAt, (age * ((person * 7919 + index * 31) % 89)) / 100),
    }
  })
}
