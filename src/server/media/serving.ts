import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isStaff } from '../content/can.ts'
import type { Site } from '../content/content-type.ts'
import { getObject } from '../content/objects.ts'
import { seesNsfw } from '../nsfw/public.ts'
import { Refusal } from '../platform/errors.ts'
import { isStoreAway, type Files } from '../platform/files.ts'
import { viewerOf } from '../platform/request.ts'
import { countCall } from '../platform/serve.ts'
import type { Viewer } from '../platform/session.ts'
import { isMediaKey, pathOf, typeOfFile } from './addresses.ts'
import { mediaServicesOf } from './media-services.ts'
import type { MediaAccess } from './describe.ts'
import { createKnown } from './known-access.ts'
import { findServed, listUses, type MediaUse } from './queries.ts'
import { readRange } from './ranges.ts'
import { isSigned } from './signing.ts'

interface FileRoute {
  Params: { key: string; name: string }
  Querystring: Record<string, unknown>
}

const CACHED = {
  /** Shared caches ask again soon: what is open today may be adult or gone tomorrow. */
  open: 'public, max-age=31536000, s-maxage=300, immutable',
  /** Nothing shows it yet, and it may be meant for an adult post. */
  unattached: 'private, max-age=600',
  adult: 'private, max-age=600',
  /** Asked again each time: a person who has left a guild no longer sees its pictures. */
  members: 'private, no-cache',
  /** Only for the staff who judge it, and for no longer. */
  closed: 'private, no-store',
  /** Presigned addresses expire; coming here again costs little. */
  redirect: 'private, no-store',
}

/** Files of uploads, after reading the access of their row from the primary. What may not be seen is not found. */
export function servingRoutes(site: Site): void {
  const { files } = mediaServicesOf(site)
  const known = createKnown((key: string) => findServed(site.db.write, key))
  // A token that may read reads what its owner may see.
  site.http.get<FileRoute>('/media/:key/:name', { config: { scope: 'read' } }, async (request, reply) => {
    const { key, name } = request.params
    const type = typeOfFile(name)
    if (type === undefined || !isMediaKey(key)) return sendNothing(reply)
    // Only reading the row counts against the caller's rate limit.
    const media = await known(key, () => countCall(site, request, null))
    if (media === undefined || media.state !== 'ready') return sendNothing(reply)
    const { access, ownerId } = media
    const asked = { key, path: pathOf(key, name), ownerId }
    if (access !== 'open' && !(await maySee(site, request, access, asked))) return sendNothing(reply)
    const cacheControl = CACHED[access === 'open' && !media.isUsed ? 'unattached' : access]
    const file = { key, name, type, cacheControl }
    // A bucket serves videos itself; pictures are few bytes, and get our headers.
    const isElsewhere = type.startsWith('video/') && request.method === 'GET'
    const elsewhere = isElsewhere ? await files.signedUrl(key, name, type) : undefined
    if (elsewhere !== undefined)
      return reply.header('cache-control', CACHED.redirect).redirect(elsewhere, 302)
    return send(files, file, request, reply)
  })
}

/** The address carries the right, and the viewer has to prove it again: an address can be passed on. */
async function maySee(
  site: Site,
  request: FastifyRequest<FileRoute>,
  access: Exclude<MediaAccess, 'open'>,
  { key, path, ownerId }: { key: string; path: string; ownerId: number | null },
): Promise<boolean> {
  if (!isSigned(site.secret, path, request.query, site.clock.now())) return false
  const viewer = await viewerOf(site, request)
  // Hidden while it is being checked: only for the staff.
  if (access === 'closed') return isStaff(viewer) && viewer?.isUnderAge === false
  // Uploaders have seen their file; their own post is shown to them whole.
  const isOwner = viewer !== null && viewer.id === ownerId && !viewer.isUnderAge
  const audience = { seesNsfw: await seesNsfw(site, request, viewer) }
  if (access === 'adult') return isOwner || audience.seesNsfw
  const isJudge = isStaff(viewer) && viewer?.isUnderAge === false
  const judging = { seesNsfw: audience.seesNsfw || isJudge }
  for (const use of await listUses(site.db.write, key)) {
    // What they posted stays theirs to see, also after they have left the guild.
    if (isOwner && use.objectType === 'page-post') return true
    if (await isShown(site, viewer, use, judging)) return true
  }
  return false
}

async function isShown(
  site: Site,
  viewer: Viewer | null,
  { objectType, objectId }: MediaUse,
  audience: { seesNsfw: boolean },
): Promise<boolean> {
  const db = site.db.write
  if (objectType === 'site') return true
  if (objectType === 'message' || objectType === 'scheduled-post')
    return viewer !== null && (await site.audiences[objectType]?.(db, viewer, objectId)) === true
  return isSeen(getObject(site, db, viewer, objectType, objectId, audience))
}

async function isSeen(object: Promise<unknown>): Promise<boolean> {
  try {
    await object
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

interface Served {
  key: string
  name: string
  type: string
  cacheControl: string
}

async function send(
  files: Files,
  { key, name, type, cacheControl }: Served,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { headers, method } = request
  // A file never changes under its name.
  const etag = `"${key}-${name}"`
  const cached = {
    'cache-control': cacheControl,
    etag,
    'content-security-policy': "sandbox; default-src 'none'",
  }
  if (knows(headers['if-none-match'], etag)) return reply.headers(cached).code(304).send()
  const file = await files.open(key, name).catch((error: unknown) => orAway(error, request))
  if (file === 'away')
    return reply.code(503).headers({ 'cache-control': 'no-store', 'retry-after': 5 }).send()
  if (file === undefined) return sendNothing(reply)
  reply.headers({
    ...cached,
    'accept-ranges': 'bytes',
    'content-disposition': `inline; filename="${name}"`,
    'last-modified': file.modifiedAt.toUTCString(),
  })
  const isCurrent = headers['if-range'] === undefined || headers['if-range'] === etag
  const range = method === 'GET' && isCurrent ? readRange(headers.range, file.size) : 'all'
  if (range === 'none') {
    await file.close()
    return reply
      .code(416)
      .headers({ 'cache-control': 'no-store', 'content-range': `bytes */${file.size}` })
      .send()
  }
  const { start, end } = range === 'all' ? { start: 0, end: file.size - 1 } : range
  reply.type(type).header('content-length', end - start + 1)
  if (range !== 'all') reply.code(206).header('content-range', `bytes ${start}-${end}/${file.size}`)
  if (method === 'HEAD') {
    await file.close()
    // An empty stream: Fastify leaves the length alone, and no file is read for nothing.
    return reply.send(Readable.from([]))
  }
  return reply.send(await file.stream(range === 'all' ? undefined : range))
}

function orAway(error: unknown, request: FastifyRequest): 'away' {
  if (!isStoreAway(error)) throw error
  request.log.warn({ err: error }, 'the store of files does not answer')
  return 'away'
}

function knows(header: string | undefined, etag: string): boolean {
  const known = new Set((header ?? '').split(',').map((one) => one.trim().replace(/^W\//, '')))
  return known.has(etag) || known.has('*')
}

function sendNothing(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('Not found\n')
}
