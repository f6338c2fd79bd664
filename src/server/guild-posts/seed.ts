import { POINTS, ranksOfGuildPost } from '../content/ranks.ts'
import { toLiteText } from '../lite-text/public.ts'
import { indexWords } from '../page-posts/public.ts'
import { addMs, DAY_MS, HOUR_MS, MINUTE_MS } from '../platform/clock.ts'
import { copyRows, createRandom, withoutIndexes, type Cell, type Seeding } from '../platform/seeding.ts'
import { parseRichText, RENDERER_VERSION } from '../rich-text/public.ts'
import { COMMENT_COLUMNS, commentCells } from '../seeds/demo/comment-rows.ts'
import { GUILD_TALKS } from '../seeds/guild-talks.ts'
import { REPLIES, TALKS } from '../seeds/talks.ts'
import { planDemo, type Planned } from './seed-demo.ts'
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
    post.voted.map((person): Cell[] => [post.id, person, choiceOf(person, post), 1, heardAt(post, person)]),
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

/** The first answers more often than the last, in a poll of the demo any of them. */
function choiceOf(person: number, { id, poll, thread }: Planned): number {
  const options = poll?.options.length ?? 1
  const choice = Math.floor((((person * 7919) % 1000) / 1000) ** 1.5 * options)
  return thread === undefined ? choice : (choice + id) % options
}

function pollRows(post: Planned): Cell[][] {
  const { id, poll, voted, createdAt } = post
  if (poll === undefined) return []
  const counts = poll.options.map((_, nr) => voted.filter((person) => choiceOf(person, post) === nr).length)
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
