import type { Language } from '../../contract/messages.ts'
import type { PagePostType } from '../../contract/page-posts.ts'
import { DAY_MS, addMs, MINUTE_MS } from '../platform/clock.ts'
import { createRandom, type Random } from '../platform/seeding.ts'
import type { Film } from '../seeds/demo/films.ts'
import type { DemoScene } from '../seeds/demo/paintings.ts'
import type { Member, ThreadRow } from '../seeds/demo/thread.ts'
import { CAPTIONS, CLIPS, SCENES, type Scene } from '../seeds/scenes.ts'
import { MARKED, TALKS, type Talk } from '../seeds/talks.ts'

const FIRST_DAYS_AGO = 60
/** How often a photo and a video come among the newest posts. */
const PHOTO_EVERY = 3
const VIDEO_EVERY = 21

export interface Community {
  posts: number
  people: number
  until: Date
  seed: number
  /** How many of the newest posts have a picture or a clip: each belongs to one post alone. */
  photos: number
  videos: number
  /** Uploads that are there already have the ids up to this one. */
  mediaBefore?: number
  /** Posts that were written by hand, by their ids; then nothing about them is random. */
  written?: readonly PlannedPost[]
  /** Who was there when, where that is known. */
  members?: readonly Member[]
}

export interface PlannedPost {
  id: number
  type: PagePostType
  language: Language
  authorId: number
  createdAt: Date
  title: string
  content: string
  alt: string
  poll: Talk['poll'] | undefined
  /** Which of the pictures or clips; null for a discussion. */
  medium: { kind: 'image' | 'video'; index: number; scene: DemoScene; number?: number; film?: Film } | null
  isNsfw: boolean
  likes: number
  bookmarks: number
  commenters: number
  voters: number
  /** The person with whom the round of reactions begins. */
  firstPerson: number
  /** Of a post that was written by hand: who reacted when, and what was said. */
  heard?: Record<Reaction, { id: number; at: Date }[]>
  said?: ThreadRow[]
}

export type Reaction = 'likes' | 'bookmarks' | 'voters'

/** Everything that is random about one post, from its number alone, so that a site of any size needs no memory. */
export function planPost(community: Community, id: number): PlannedPost {
  const own = community.written?.[id - 1]
  if (own !== undefined) return own
  const { posts, people, until } = community
  const random = createRandom(community.seed + id * 6007)
  const newest = posts - id
  const daysAgo = FIRST_DAYS_AGO * ((newest + random.next()) / posts) ** 1.5
  const language = random.pick(['id', 'id', 'my', 'en'] as const)
  const isNsfw = random.next() < 0.06
  const medium = mediumOf(community, newest)
  const said = sayingOf(random, language, medium, isNsfw)
  const most = Math.floor(people * 0.5)
  const appeal = random.next() ** -0.6 - 0.9
  const likes = isNsfw ? 0 : Math.min(most, Math.floor(appeal * 7 * random.next()))
  const heard = Math.min(most, Math.floor(appeal * 5 * random.next()))
  return {
    id,
    type: medium === null ? 'discussion' : medium.kind === 'image' ? 'photo' : 'video',
    language,
    // A few write most.
    authorId: 1 + Math.floor(people * random.next() ** 2),
    createdAt: addMs(until, -Math.max(daysAgo * DAY_MS, MINUTE_MS * (5 + newest))),
    ...said,
    medium,
    isNsfw,
    likes,
    bookmarks: Math.floor(likes * 0.2 * random.next()),
    commenters: Math.min(10, heard),
    voters: said.poll === undefined || isNsfw ? 0 : Math.min(most, heard * 3),
    firstPerson: random.int(people),
  }
}

interface Medium {
  kind: 'image' | 'video'
  index: number
  scene: Scene
}

function mediumOf({ photos, videos }: Community, newest: number): Medium | null {
  const clip = (newest - 5) / VIDEO_EVERY
  if (Number.isInteger(clip) && clip >= 0 && clip < videos)
    return { kind: 'video', index: clip, scene: 'dawn' }
  const index = (newest - 1) / PHOTO_EVERY
  if (!Number.isInteger(index) || index < 0 || index >= photos) return null
  return { kind: 'image', index, scene: SCENES[index % SCENES.length] ?? 'dawn' }
}

type Said = Pick<PlannedPost, 'title' | 'content' | 'alt' | 'poll'>

function sayingOf(random: Random, language: Language, medium: Medium | null, isNsfw: boolean): Said {
  if (medium === null)
    return { alt: '', poll: undefined, ...random.pick((isNsfw ? MARKED : TALKS)[language]) }
  const captions = medium.kind === 'image' ? CAPTIONS[medium.scene] : CLIPS
  return { ...captions[language], poll: undefined }
}

/** People in a round, each once, the author left out. */
export function* peopleAround(
  { people }: Community,
  { firstPerson, authorId }: PlannedPost,
  count: number,
): Iterable<number> {
  for (let step = 0, given = 0; given < count && step < people; step++) {
    const person = 1 + ((firstPerson + step) % people)
    if (person === authorId) continue
    given++
    yield person
  }
}

/** Who reacted, and when. */
export function reactionsTo(
  community: Community,
  post: PlannedPost,
  kind: Reaction,
): { id: number; at: Date }[] {
  if (post.heard !== undefined) return post.heard[kind]
  return Array.from(peopleAround(community, post, post[kind]), (id) => ({ id, at: post.createdAt }))
}

/** What somebody voted for: the first answers more often than the last, in a poll of the demo any of them. */
export function choiceOf({ id, poll, heard }: PlannedPost, person: number): number {
  const options = poll?.options.length ?? 1
  const choice = Math.floor((((person * 7919 + id * 104_729) % 1000) / 1000) ** 1.5 * options)
  return heard === undefined ? choice : (choice + id) % options
}
