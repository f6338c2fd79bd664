import type { FastifyRequest } from 'fastify'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../../contract/messages.ts'
import { findTokenViewer, isApiToken, touchToken } from './api-token.ts'
import { bearerOf } from './bearer.ts'
import { isDatabaseFull, type Db } from './db.ts'
import { fail } from './errors.ts'
import { NOBODY, type HiddenPeople } from './hidden-people.ts'
import { messages } from './messages.ts'
import { refuseTooMany } from './rate-limits.ts'
import { networkKey } from './network.ts'
import type { Server } from './server.ts'
import { findViewer, isToken, touchSession, type Device, type FindViewer, type Viewer } from './session.ts'
import { hashToken } from './tokens.ts'
import type { WorkCaller } from './work-pool.ts'

/** The reader's language: the one the web shows, else the cookie of an earlier visit. */
export function languageOf(request: FastifyRequest): Language {
  const asked = request.headers['x-language'] ?? request.cookies['lang']
  return isLanguage(asked) ? asked : DEFAULT_LANGUAGE
}

export function deviceOf(request: FastifyRequest): Device {
  return { ip: request.ip, userAgent: request.headers['user-agent'] ?? '' }
}

export function networkOf(request: FastifyRequest): string {
  return networkKey(request.ip)
}

export function workCallerOf(request: FastifyRequest, viewer: Viewer | null): WorkCaller {
  return viewer === null
    ? { kind: 'visitor', key: networkOf(request) }
    : { kind: 'member', key: String(viewer.id) }
}

const known = new WeakMap<FastifyRequest, Promise<Viewer | null>>()

/** The signed-in person of a request, looked up once however many ask. */
export function viewerOf<V extends Viewer = Viewer>(
  server: Server,
  request: FastifyRequest,
  find?: FindViewer<V>,
): Promise<V | null> {
  if (find !== undefined) return lookUp(server, request, find)
  const looking = known.get(request) ?? lookUp(server, request, findViewer)
  known.set(request, looking)
  return looking as Promise<V | null>
}

/**
 * Sessions are read from the primary: one that just ended must not live on in a replica. A token that was not seen
 * lately is counted before it is looked up, or made-up tokens would cause queries without a limit.
 */
async function lookUp<V extends Viewer>(
  server: Server,
  request: FastifyRequest,
  find: FindViewer<V>,
): Promise<V | null> {
  const bearer = bearerOf(request)
  // No route with a look-up of its own is for tokens.
  if (bearer !== undefined) return (await lookUpToken(server, request, bearer)) as V | null
  const token = server.cookies.read(request, 'sid')
  if (token === undefined || !isToken(token)) return null
  return lookUpHash(server, request, token, find, touchSession)
}

/** Without a scope of its own a route is none of the API: there a token says nothing. */
async function lookUpToken(server: Server, request: FastifyRequest, token: string): Promise<Viewer | null> {
  const { scope } = request.routeOptions.config
  if (scope === undefined) return null
  if (scope === null) return fail('not_for_tokens', messages.notForTokens)
  const viewer = isApiToken(token)
    ? await lookUpHash(server, request, token, findTokenViewer, touchToken)
    : null
  if (viewer === null) return fail('unknown_token', messages.unknownToken)
  if (!viewer.scopes.includes(scope))
    fail('missing_scope', messages.missingScope, { scope, values: { scope } })
  return viewer
}

async function lookUpHash<V extends Viewer>(
  server: Server,
  request: FastifyRequest,
  token: string,
  find: FindViewer<V>,
  touch: (db: Db, viewer: V, now: Date) => Promise<void>,
): Promise<V | null> {
  const tokenHash = hashToken(token)
  const key = tokenHash.toString('base64')
  if (!server.members.has(key)) {
    const count = server.callLimits.hit('unknownSessions', networkOf(request))
    if (count.exceeded) refuseTooMany(count)
  }
  const now = server.clock.now()
  const viewer = await find(server.db.write, tokenHash, now)
  if (viewer === null) {
    server.members.delete(key)
    return null
  }
  await touch(server.db.write, viewer, now).catch((error: unknown) => {
    // On a full disk members still read.
    if (!isDatabaseFull(error)) throw error
    server.disk.note(error)
  })
  remember(server.members, key, viewer.id)
  return viewer
}

/** Whom the caller of a cached list does not meet; for a visitor nothing is looked up. */
export async function hiddenFor(server: Server, request: FastifyRequest): Promise<HiddenPeople> {
  const token = server.cookies.read(request, 'sid')
  if (bearerOf(request) === undefined && (token === undefined || !isToken(token))) return NOBODY
  return (await viewerOf(server, request))?.hidden ?? NOBODY
}

const MOST_MEMBERS = 50_000

/** So that a polled list can distinguish a member from a guest without asking the database. */
function remember(members: Server['members'], key: string, userId: number): void {
  if (members.size > MOST_MEMBERS) members.clear()
  members.set(key, userId)
}
