import { DAY_MS, HOUR_MS, addMs } from '../platform/clock.ts'
import { copyRows, createRandom, withoutIndexes, type Cell, type Seeding } from '../platform/seeding.ts'
import { toLiteText } from '../lite-text/public.ts'
import { parseRichText, RENDERER_VERSION } from '../rich-text/public.ts'
import { POINTS, ranksOfPost } from '../content/ranks.ts'
import { mediaIdOf, seedMedia } from './seed-media.ts'
import { planDemo } from './seed-demo.ts'
import {
  choiceOf,
  peopleAround,
  planPost,
  reactionsTo,
  type Community,
  type PlannedPost,
} from './seed-plan.ts'
import { continueIds, highestId, indexWords } from './seed-queries.ts'
import { COMMENT_COLUMNS, commentCells } from '../seeds/demo/comment-rows.ts'
import { DEMO_TAKEN_DOWN } from '../seeds/demo/taken-down.ts'
import { REPLIES } from '../seeds/talks.ts'

const POSTS_AT_SCALE_1 = 120
const MOST_PHOTOS = 60
const MOST_VIDEOS = 3
const POLL_DAYS = 7

/** Posts of the last two months with the reactions to them. Pictures need a data folder. */
export async function seedPagePosts(seeding: Seeding, people: number): Promise<number> {
  const { scale, random, until, files } = seeding
  if (seeding.isDemo === true) {
    const count = await writePosts(seeding, await planDemo(seeding, people))
    await writeTakenDown(seeding, count)
    return count
  }
  const posts = Math.max(1, Math.round(POSTS_AT_SCALE_1 * scale))
  const photos = files === undefined ? 0 : Math.min(MOST_PHOTOS, Math.floor(posts / 3))
  const videos = files === undefined ? 0 : Math.min(MOST_VIDEOS, Math.floor(posts / 40))
  return writePosts(seeding, { posts, people, until, seed: random.int(2 ** 30), photos, videos })
}

/** They have no place, and nobody finds them; a moderator's desk and the log tell of them. */
async function writeTakenDown({ client, until }: Seeding, posts: number): Promise<void> {
  const ago = (hours: number) => addMs(until, -hours * HOUR_MS)
  const columns =
    'id author_id type state state_before title source nodes renderer_version created_at deleted_at'
  await copyRows(
    client,
    'page_posts',
    columns.split(' '),
    DEMO_TAKEN_DOWN.map(({ by, hours, goneHours, state, title, content }, at): Cell[] => {
      const isGone = state === 'removed'
      const text = [title, content, nodesOf(content), RENDERER_VERSION]
      const [before, goneAt] = isGone ? ['published', ago(goneHours)] : [null, null]
      return [posts + 1 + at, by, 'discussion', state, before, ...text, ago(hours), goneAt]
    }),
  )
  await continueIds(client)
}

async function writePosts(seeding: Seeding, community: Community): Promise<number> {
  const { client } = seeding
  await seedMedia(seeding, community)
  await withoutIndexes(client, ['page_posts', 'page_post_places', 'page_post_search', 'poll_votes'], () =>
    write(seeding, community),
  )
  return community.posts
}

async function write({ client }: Seeding, community: Community): Promise<void> {
  const copy = (table: string, columns: string, rows: (post: PlannedPost) => Iterable<Cell[]>) =>
    copyRows(client, table, columns.split(' '), eachPost(community, rows))

  await copy(
    'page_posts',
    'id author_id type state title source nodes renderer_version media_id media_alt is_nsfw nsfw_by created_at',
    (post) => [
      [
        post.id,
        post.authorId,
        post.type,
        'published',
        post.title,
        post.content,
        nodesOf(post.content),
        RENDERER_VERSION,
        post.medium && mediaIdOf(community, post.medium),
        post.alt,
        post.isNsfw,
        post.isNsfw ? 'author' : null,
        post.createdAt,
      ],
    ],
  )
  await copy('page_post_places', 'post_id author_id type is_nsfw hot hot_week score created_at', (post) => {
    const { id, authorId, type, isNsfw, createdAt } = post
    const { hot, hotWeek, score } = ranksOfPost(attentionOf(post), createdAt)
    return [[id, authorId, type, isNsfw, hot, hotWeek, score, createdAt]]
  })
  await copy('polls', 'post_id question options counts results ends_at', (post) => pollRows(community, post))
  await copy('poll_votes', 'post_id user_id option weight created_at', (post) =>
    reactionsTo(community, post, 'voters').map(({ id: person, at }): Cell[] => [
      post.id,
      person,
      choiceOf(post, person),
      1,
      at,
    ]),
  )
  await copy('object_counters', 'object_type object_id likes comments bookmarks attention', (post) => [
    [
      'page-post',
      post.id,
      post.likes,
      post.said?.length ?? post.commenters,
      post.bookmarks,
      attentionOf(post),
    ],
  ])
  for (const table of ['likes', 'bookmarks'] as const)
    await copy(table, 'object_type object_id user_id weight created_at', (post) =>
      reactionsTo(community, post, table).map(({ id, at }): Cell[] => ['page-post', post.id, id, 1, at]),
    )
  await copyRows(client, 'comments', COMMENT_COLUMNS, eachPost(community, saidRows))
  if (community.written === undefined)
    await copy(
      'comments',
      'object_type object_id id parent_id root_id level author_id source nodes renderer_version replies created_at',
      commentRows(community, await highestId(client, 'comments')),
    )
  await copyRows(client, 'follows', ['follower_id', 'followed_id', 'created_at'], followRows(community))
  await indexWords(client)
  await continueIds(client)
}

function* eachPost(community: Community, rows: (post: PlannedPost) => Iterable<Cell[]>): Iterable<Cell[]> {
  for (let id = 1; id <= community.posts; id++) yield* rows(planPost(community, id))
}

/** Everybody follows some of the most active people. */
function* followRows({ people, seed, until, members = [] }: Community): Iterable<Cell[]> {
  for (let follower = 1; follower <= people; follower++) {
    const random = createRandom(seed + follower * 7477)
    const followed = new Set(
      Array.from({ length: 4 + random.int(5) }, () => 1 + Math.floor(people * random.next() ** 2)),
    )
    followed.delete(follower)
    for (const person of followed) {
      const both = [members[follower - 1], members[person - 1]].flatMap((one) => one?.createdAt ?? [])
      const since = Math.max(...both.map((at) => at.getTime()))
      const at = both.length < 2 ? until : addMs(until, (since - until.getTime()) * random.next() ** 0.5)
      yield [follower, person, at]
    }
  }
}

const trees = new Map<string, string>()

/** There are only so many texts: each is parsed once, whatever the scale. */
function nodesOf(content: string): string {
  const known = trees.get(content) ?? JSON.stringify(toLiteText(parseRichText(content)))
  trees.set(content, known)
  return known
}

/** All of them are counted for their weight of 1: nobody in the seeded past has just arrived. */
function attentionOf({ likes, bookmarks, commenters, voters }: PlannedPost): number {
  return (
    POINTS.like * likes + POINTS.bookmark * bookmarks + POINTS.comment * commenters + POINTS.vote * voters
  )
}

function pollRows(community: Community, post: PlannedPost): Cell[][] {
  const { id, poll, createdAt } = post
  if (poll === undefined) return []
  const counts = poll.options.map(() => 0)
  for (const { id: person } of reactionsTo(community, post, 'voters')) {
    const choice = choiceOf(post, person)
    counts[choice] = (counts[choice] ?? 0) + 1
  }
  const results = (['after_vote', 'always', 'after_vote', 'at_end'] as const)[id % 4] ?? 'always'
  const endsAt = id % 3 === 0 ? null : addMs(createdAt, POLL_DAYS * DAY_MS)
  return [[id, poll.question, arrayOf(poll.options), `{${counts.join(',')}}`, results, endsAt]]
}

function arrayOf(texts: string[]): string {
  return `{${texts.map((text) => JSON.stringify(text)).join(',')}}`
}

function saidRows({ id, said = [] }: PlannedPost): Cell[][] {
  return said.map((row) =>
    commentCells(['page-post', id], row, { nodes: nodesOf(row.text), rendererVersion: RENDERER_VERSION }),
  )
}

function commentRows(community: Community, highest: number): (post: PlannedPost) => Iterable<Cell[]> {
  let id = highest
  return function* rows(post: PlannedPost) {
    const people = [...peopleAround(community, post, post.commenters)]
    const firstId = id + 1
    for (const [index, person] of people.entries()) {
      id++
      const root = firstId + index - (index % 3)
      const isRoot = root === id
      const text = REPLIES[post.language][(post.id + index) % REPLIES[post.language].length] ?? ''
      const at = addMs(post.createdAt, (index + 1) * 240_000)
      yield [
        'page-post',
        post.id,
        id,
        isRoot ? null : root,
        root,
        isRoot ? 1 : 2,
        person,
        text,
        nodesOf(text),
        RENDERER_VERSION,
        isRoot ? Math.min(2, people.length - 1 - index) : 0,
        at > community.until ? community.until : at,
      ]
    }
  }
}
