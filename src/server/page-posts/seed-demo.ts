import { addMs, HOUR_MS, MINUTE_MS } from '../platform/clock.ts'
import { createRandom, type Seeding } from '../platform/seeding.ts'
import { DEMO_POSTS } from '../seeds/demo/posts.ts'
import { someOf, threadRows } from '../seeds/demo/thread.ts'
import type { Community, PlannedPost } from './seed-plan.ts'
import { highestId, listMembers } from './seed-queries.ts'

/** The posts of the demo with those who reacted. Without a data folder those with pictures are left out. */
export async function planDemo(
  { client, random, until, files }: Seeding,
  people: number,
): Promise<Community> {
  const members = await listMembers(client)
  const posts = DEMO_POSTS.filter(
    ({ photo, film }) => files !== undefined || (photo === undefined && film === undefined),
  )
  let highest = await highestId(client, 'comments')
  let [photos, videos] = [0, 0]
  const written = posts.map((post, at): PlannedPost => {
    const id = at + 1
    const createdAt = addMs(until, -post.hours * HOUR_MS)
    const said = threadRows(post.comments, {
      highest,
      until,
      timeOf: (_, place) => saidAt(post.hours, createdAt, place),
    })
    highest += said.length
    const own = createRandom(83_000 + id * 6007)
    const some = (count: number) =>
      someOf(members, { count, but: [post.by], from: createdAt, until, random: own })
    const heard = {
      likes: some(post.likes),
      bookmarks: some(Math.floor(post.likes * 0.3 * own.next())),
      voters: post.poll === undefined ? [] : some(5 + Math.floor(post.likes * (0.6 + 0.6 * own.next()))),
    }
    const commenters = new Set(said.map(({ by }) => by))
    commenters.delete(post.by)
    const { film } = post
    const kind = film === undefined ? 'image' : 'video'
    const hasMedium = film !== undefined || post.photo !== undefined
    const [scene, number] = post.photo ?? ['dawn', 0]
    const index = !hasMedium ? 0 : kind === 'image' ? photos++ : videos++
    return {
      id,
      type: !hasMedium ? 'discussion' : kind === 'video' ? 'video' : 'photo',
      language: post.language,
      authorId: post.by,
      createdAt,
      title: post.title,
      content: post.content,
      alt: post.alt ?? '',
      poll: post.poll,
      medium: hasMedium ? { kind, index, scene, number, ...(film && { film }) } : null,
      isNsfw: false,
      likes: heard.likes.length,
      bookmarks: heard.bookmarks.length,
      voters: heard.voters.length,
      commenters: commenters.size,
      firstPerson: 0,
      heard,
      said,
    }
  })
  const mediaBefore = await highestId(client, 'media')
  const seed = random.int(2 ** 30)
  return { posts: written.length, people, until, seed, photos, videos, mediaBefore, written, members }
}

/** Within minutes at first, then within hours; under what is new, before now. */
function saidAt(hours: number, createdAt: Date, place: number): Date {
  const wait = (9 + place * 23 + place ** 3 * 11) * MINUTE_MS
  const age = hours * HOUR_MS
  return addMs(createdAt, Math.min(wait, (age * (place + 2)) / (place + 4)))
}
