import type { FastifyRequest } from 'fastify'
import type { BodyOf } from '../../contract/endpoint.ts'
import type { createPagePost, PagePost } from '../../contract/page-posts.ts'
import { isFirstDay, type Reading, type Writer } from '../lite-text/public.ts'
import type { acceptForms } from '../media/public.ts'
import { isOffered } from '../nsfw/public.ts'
import type { Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import {
  enforceRateLimits,
  refuseTooMany,
  type RateLimitName,
  type RateLimits,
} from '../platform/rate-limits.ts'
import type { Server } from '../platform/server.ts'
import type { Viewer } from '../platform/session.ts'
import type { Work } from '../platform/work-pool.ts'
import { checkEditedText, checkNewText, type PublicText } from '../spam-checks/public.ts'
import { audienceOf } from './audience.ts'
import { createPost, insertPost, type NewPost } from './create-actions.ts'
import { readForm, type PostSchema } from './create-form.ts'
import { readParts } from './create-input.ts'
import { postCounter } from './metrics.ts'
import { readPostText, type PostText } from './post-text.ts'
import { viewPost } from './view-post.ts'

export type PostBody = BodyOf<typeof createPagePost>

export interface Poster {
  db: Db
  viewer: Viewer
  request: FastifyRequest
  now: Date
  work: Work
}

type Receive = Parameters<Parameters<typeof acceptForms>[1]>[1]

/** The body as it was sent, or as a form says it: then its file is stored first, and gone again if it is refused. */
export async function receivePost<B extends PostBody>(
  server: Server,
  { viewer, request, now }: Poster,
  { body, schema, receive }: { body: B; schema: PostSchema<B>; receive: Receive },
  write: (body: B) => Promise<PagePost>,
): Promise<PagePost> {
  if (!request.isMultipart()) return write(body)
  // The rate limit is checked before the upload, so that nobody sends a video in vain.
  await peekLimits(server.limits, limitsOf(viewer, now))
  const form = await receive(request, viewer, now)
  try {
    return await write(readForm(form, schema))
  } catch (error) {
    await form.discard()
    throw error
  }
}

/** Publishes a post on Page or in a guild, and shows it to its author. */
export async function publishPost(
  server: Server,
  { db, viewer, request, now, work }: Poster,
  post: PostBody,
  { guild, isNsfwByDefault = false }: { guild?: NewPost['guild']; isNsfwByDefault?: boolean } = {},
): Promise<PagePost> {
  const prepared = await preparePost(server, { db, work, now, request }, viewer, {
    ...post,
    isNsfw: post.isNsfw ?? isNsfwByDefault,
  })
  await enforcePostLimits(server, { viewer, request, now }, prepared)
  const author = { authorId: viewer.id, authorIp: request.ip }
  const id = await createPost(db, { ...prepared, ...author, now, ...(guild && { guild }) })
  countPublished(server)
  return confirmPost(server, db, viewer, id, request)
}

type Prepared = Pick<NewPost, 'type' | 'title' | 'media' | 'poll' | 'text' | 'isNsfw'>

/** A body as it can be published, or the refusal of it; without a request when nobody is there to send one. */
async function preparePost(
  server: Server,
  { request, ...reading }: Reading & { request: FastifyRequest | null },
  writer: Writer & Pick<Viewer, 'isUnderAge'>,
  post: PostBody,
): Promise<Prepared> {
  const parts = readParts(post)
  const text = await readPostText(reading, writer, post.content ?? '')
  const { isNsfw = false } = post
  if (isNsfw) await refuseNsfw(server, request, writer)
  return { ...parts, text, isNsfw }
}

function enforcePostLimits(
  server: Server,
  writer: Pick<Poster, 'viewer' | 'request' | 'now'>,
  post: Pick<Prepared, 'title' | 'poll' | 'text'>,
): Promise<void> {
  return checkNewText(server, writer, publicText(post), limitsOf(writer.viewer, writer.now))
}

/** Of a post that is changed, on Page or while it waits. */
export function checkChangedPost(
  server: Server,
  writer: Pick<Poster, 'viewer' | 'request' | 'now'>,
  post: PostWords,
): Promise<void> {
  return checkEditedText(server, writer, publicText(post))
}

interface PostWords {
  title?: string | undefined
  poll?: Prepared['poll']
  text?: PostText | undefined
}

function publicText({ title, poll, text }: PostWords): PublicText {
  const lines = [title ?? '', ...(poll ? [poll.question, ...poll.options] : [])]
  return { field: 'content', lines, nodes: text?.nodes ?? [], links: 'short' }
}

function countPublished(server: Pick<Server, 'metrics' | 'own'>): void {
  postCounter(server).inc({ result: 'published' })
}

/** A post as its author sees it after a write. */
export async function confirmPost(
  server: Server,
  db: Db,
  viewer: Viewer,
  id: number,
  request: FastifyRequest,
): Promise<PagePost> {
  const asked = await audienceOf(server, request, viewer)
  // The write is confirmed also where adult posts are not shown: with a redacted card.
  const audience = asked === 'refused' ? 'redacted' : asked
  return viewPost(server, db, viewer, id, { audience, now: server.clock.now() })
}

async function peekLimits(limits: RateLimits, counts: [RateLimitName, string][]): Promise<void> {
  for (const [name, key] of counts) {
    const count = await limits.peek(name, key)
    if (count.exceeded) refuseTooMany(count.retryAfterSeconds)
  }
}

/** Of a post that counted when it was written and is published now: nobody fills Page in a minute. */
function enforcePace(server: Pick<Server, 'limits'>, authorId: number): Promise<void> {
  return enforceRateLimits(server.limits, [['pagePostsPerMinute', String(authorId)]])
}

function limitsOf(viewer: Viewer, now: Date): [RateLimitName, string][] {
  const key = String(viewer.id)
  return [
    ...(isFirstDay(viewer, now) ? [['pagePostsOnFirstDay', key] as [RateLimitName, string]] : []),
    ['pagePostsPerMinute', key],
    ['pagePostsPerDay', key],
  ]
}

async function refuseNsfw(
  server: Server,
  request: FastifyRequest | null,
  viewer: Pick<Viewer, 'isUnderAge'>,
): Promise<void> {
  if (viewer.isUnderAge) fail('under_age', common.nsfwUnderAge)
  if (!(await isOffered(server, request))) fail('not_allowed', common.noNsfwHere)
}

/** How others have posts written: in a guild, or at a time that was chosen before. */
export const posting = {
  receive: receivePost,
  publish: publishPost,
  prepare: preparePost,
  enforceLimits: enforcePostLimits,
  checkChanged: checkChangedPost,
  enforcePace,
  insert: insertPost,
  confirm: confirmPost,
  countPublished,
}
