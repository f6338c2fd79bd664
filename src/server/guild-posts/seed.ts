import type { Language } from '../../contract/messages.ts'
import { POINTS, ranksOfGuildPost } from '../content/ranks.ts'
import { toLiteText } from '../lite-text/public.ts'
import { indexWords } from '../page-posts/public.ts'
import { addMs, DAY_MS, HOUR_MS, MINUTE_MS } from '../platform/clock.ts'
import { copyRows, createRandom, withoutIndexes, type Cell, type Seeding } from '../platform/seeding.ts'
import { parseRichText, RENDERER_VERSION } from '../rich-text/public.ts'
import { COMMENT_COLUMNS, commentCells } from '../seeds/demo/comment-rows.ts'
import { DEMO_GUILD_POSTS } from '../seeds/demo/guild-posts.ts'
import { threadRows, type ThreadRow } from '../seeds/demo/thread.ts'
import { GUILD_TALKS } from '../seeds/guild-talks.ts'
import { REPLIES, TALKS, type Talk } from '../seeds/talks.ts'
import {
  highestId,
  listSeededGuilds,
  settleGuilds,
  withoutCounting,
  type SeededGuild,
} from './seed-queries.ts'

const POSTS_AT_SCALE_1 = 72
const FIRST_DAYS_AGO = 45
/** So much of all is posted in the guild that everybody is in. */
const BIG_EVERY = 9
const POLL_DAYS = 7
const LANGUAGES = ['en', 'id', 'my'] as const

interface Planned extends Talk {
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

/** Posts of members in their guilds, with the reactions of their mates. */
export async function seedGuildPosts(seeding: Seeding): Promise<number> {
  const { client, scale } = seeding
  const guilds = (await listSeededGuilds(client)).filter(({ members }) => members.length > 1)
  const firstId = await highestId(client, 'page_posts')
  const written = seeding.isDemo === true ? await planDemo(seeding, guilds, firstId) : undefined
  const posts =
    written?.length ??
    (guilds.length === 0 ? 0 : Math.max(guilds.length, Math.round(POSTS_AT_SCALE_1 * scale)))
  const plan = (nr: number) => written?.[nr - 1] ?? planPost(seeding, guilds, { nr, posts, firstId })
  await withoutCounting(client, () =>
    withoutIndexes(client, ['guild_post_places'], () => write(seeding, posts, plan)),
  )
  await indexWords(client, firstId)
  await settleGuilds(client)
  return posts
}

/** What members of the demo's guilds wrote. */
async function planDemo({ client, until }: Seeding, guilds: SeededGuild[], firstId: number): Promise<Planned[]> {
  let highest = await highestId(client, 'comments')
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
    const mates = guild.members.filter((id) => id !== post.by)
    const round = (count: number) => {
      const first = random.int(mates.length)
      return Array.from({ length: Math.min(count, mates.length) }, (_, n) => mates[(first + n) % mates.length] ?? 1)
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

function planPost(
  { until }: Seeding,
  guilds: SeededGuild[],
  { nr, posts, firstId }: { nr: number; posts: number; firstId: number },
): Planned {
  const random = createRandom(29_000 + nr * 6121)
  const guild = guilds[nr % BIG_EVERY === 0 ? 0 : nr % guilds.length]
  if (guild === undefined) throw new Error('there are no guilds')
  const language = LANGUAGES[guild.id % LANGUAGES.length] ?? 'en'
  const talk = random.pick(random.int(3) === 0 ? TALKS[language] : GUILD_TALKS[language])
  const daysAgo = FIRST_DAYS_AGO * ((posts - nr + random.next()) / posts) ** 1.5
  const at = addMs(until, -Math.max(daysAgo * DAY_MS, 20 * MINUTE_MS))
  const authorId = guild.members[Math.floor(guild.members.length * random.next() ** 2)] ?? 1
  const mates = guild.members.filter((id) => id !== authorId)
  const first = random.int(mates.length)
  const round = (count: number) =>
    Array.from({ length: Math.min(count, mates.length) }, (_, n) => mates[(first + n) % mates.length] ?? 1)
  const appeal = random.next() ** 2
  return {
    ...talk,
    id: firstId + nr,
    guild,
    language,
    authorId,
    createdAt: at < guild.createdAt ? addMs(guild.createdAt, HOUR_MS) : at,
    isNsfw: guild.isNsfw,
    liked: guild.isNsfw ? [] : round(Math.floor(14 * appeal)),
    voted: guild.isNsfw || talk.poll === undefined ? [] : round(2 + Math.floor(18 * appeal)),
    said: round(Math.floor(5 * appeal)),
  }
}

async function write(
  { client, until }: Seeding,
  posts: number,
  plan: (nr: number) => Planned,
): Promise<void> {
  const copy = (table: string, columns: string, rows: (post: Planned) => Iterable<Cell[]>) =>
    copyRows(client, table, columns.split(' '), eachPost(posts, plan, rows))
  await copy(
    'page_posts',
    'id author_id type state title source nodes renderer_version is_nsfw nsfw_by guild_id created_at',
    ({ id, authorId, title, content, isNsfw, guild, createdAt }) => {
      const said = [title, content, nodesOf(content), RENDERER_VERSION]
      const markedBy = isNsfw ? 'author' : null
      return [[id, authorId, 'discussion', 'published', ...said, isNsfw, markedBy, guild.id, createdAt]]
    },
  )
  await copy(
    'guild_post_places',
    'post_id guild_id author_id is_nsfw is_listed hot hot_week score created_at',
    (post) => {
      const { id, guild, authorId, isNsfw, createdAt } = post
      const { hot, hotWeek, score } = ranksOfGuildPost(attentionOf(post), createdAt)
      return [[id, guild.id, authorId, isNsfw, guild.isListed, hot, hotWeek, score, createdAt]]
    },
  )
  await copy('polls', 'post_id question options counts results ends_at', pollRows)
  await copy('poll_votes', 'post_id user_id option weight created_at', (post) =>
    post.voted.map((person): Cell[] => [post.id, person, choiceOf(person, post.poll), 1, heardAt(post, person)]),
  )
  await copy('object_counters', 'object_type object_id likes comments attention', (post) => [
    ['page-post', post.id, post.liked.length, post.thread?.length ?? post.said.length, attentionOf(post)],
  ])
  await copy('likes', 'object_type object_id user_id weight created_at', (post) =>
    post.liked.map((person): Cell[] => ['page-post', post.id, person, 1, heardAt(post, person)]),
  )
  await copyRows(client, 'comments', COMMENT_COLUMNS, eachPost(posts, plan, threadOf))
  let commentId = await highestId(client, 'comments')
  await copy(
    'comments',
    'object_type object_id id root_id level author_id source nodes renderer_version created_at',
    ({ id, said, language, createdAt, thread }) =>
      (thread === undefined ? said : []).map((person, index): Cell[] => {
        commentId++
        const text = REPLIES[language][(id + index) % REPLIES[language].length] ?? ''
        const at = addMs(createdAt, (index + 1) * 9 * MINUTE_MS)
        const words = [text, nodesOf(text), RENDERER_VERSION]
        return ['page-post', id, commentId, commentId, 1, person, ...words, at > until ? until : at]
      }),
  )
}

function heardAt({ heardAt, createdAt }: Planned, person: number): Date {
  return heardAt?.(person) ?? createdAt
}

function threadOf({ id, thread = [] }: Planned): Cell[][] {
  return thread.map((row) =>
    commentCells(['page-post', id], row, { nodes: nodesOf(row.text), rendererVersion: RENDERER_VERSION }),
  )
}

function* eachPost(
  posts: number,
  plan: (nr: number) => Planned,
  rows: (post: Planned) => Iterable<Cell[]>,
): Iterable<Cell[]> {
  for (let nr = 1; nr <= posts; nr++) yield* rows(plan(nr))
}

function attentionOf({ liked, said, voted }: Planned): number {
  return POINTS.like * liked.length + POINTS.comment * said.length + POINTS.vote * voted.length
}

/** The first answers more often than the last. */
function choiceOf(person: number, poll: Talk['poll']): number {
  return Math.floor((((person * 7919) % 1000) / 1000) ** 1.5 * (poll?.options.length ?? 1))
}

function pollRows({ id, poll, voted, createdAt }: Planned): Cell[][] {
  if (poll === undefined) return []
  const counts = poll.options.map((_, nr) => voted.filter((person) => choiceOf(person, poll) === nr).length)
  const options = `{${poll.options.map((option) => JSON.stringify(option)).join(',')}}`
  return [
    [id, poll.question, options, `{${counts.join(',')}}`, 'always', addMs(createdAt, POLL_DAYS * DAY_MS)],
  ]
}

const trees = new Map<string, string>()

/** There are only so many texts: each is parsed once, whatever the scale. */
function nodesOf(content: string): string {
  const known = trees.get(content) ?? JSON.stringify(toLiteText(parseRichText(content)))
  trees.set(content, known)
  return known
}
