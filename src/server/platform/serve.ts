import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  isRepeatable,
  type Access,
  type BodyOf,
  type Endpoint,
  type Navigation,
  type ParamsOf,
  type QueryOf,
  type ResponseOf,
} from '../../contract/endpoint.ts'
import type { Language } from '../../contract/messages.ts'
import { scopeOf } from '../../contract/token-scopes.ts'
import { bearerOf } from './bearer.ts'
import { MINUTE_MS } from './clock.ts'
import type { Db } from './db.ts'
import { fail } from './errors.ts'
import { NOBODY, withoutHidden } from './hidden-people.ts'
import { answerOnce, routeKey, type Answer } from './idempotency.ts'
import { tellLimit } from './rate-limit-headers.ts'
import { refuseTooMany, type Count } from './rate-limits.ts'
import { messages } from './messages.ts'
import { LONGEST_REQUEST_MS } from './slow-requests.ts'
import { parseStrictly } from './parse.ts'
import { languageOf, networkOf, viewerOf, workCallerOf } from './request.ts'
import { refuseCrossSite } from './same-origin.ts'
import { refuseSanctioned } from './sanctions.ts'
import type { Server } from './server.ts'
import type { FindViewer, Viewer } from './session.ts'
import type { Work } from './work-pool.ts'

export interface Context<E extends Endpoint, V extends Viewer = Viewer> {
  /** The read handle for a GET, the write handle otherwise. */
  db: Db
  viewer: E['access'] extends 'public' ? V | null : V
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  language: Language
  now: Date
  /** Heavy work for this caller, done in a thread. */
  work: Work
  /** Said by what is called very often and knows that it appended no follow-up: then nobody looks for one. */
  nothingFollows: () => void
  request: FastifyRequest
  reply: FastifyReply
}

/** Binds an endpoint of the contract to its handler. Session, access, parsing and answering are written here, once. */
export function serve<E extends Endpoint, V extends Viewer = Viewer>(
  server: Server,
  route: E,
  handle: (context: Context<E, V>) => Promise<ResponseOf<E>>,
  find?: FindViewer<V>,
): void {
  server.http.route({
    method: route.method,
    url: route.path,
    // Where a form is one way of two, the large limit is the form's: its reader enforces it.
    ...(route.bodyBytes !== undefined && !route.mayTakeFile && { bodyLimit: route.bodyBytes }),
    config: { scope: scopeOf(route), ...((route.takesFile ?? route.mayTakeFile) && { takesFile: true }) },
    ...(route.hasEffect && { exposeHeadRoute: false }),
    handler: async (request, reply) => {
      const viewer = await admit(server, request, reply, route, find)
      let mayFollow = route.method !== 'GET'
      const context = {
        db: chooseDb(server, request),
        viewer,
        params: route.params && parseStrictly(route.params, request.params),
        query: route.query && parseStrictly(route.query, request.query),
        body: isForm(route, request) ? undefined : route.body && parseStrictly(route.body, request.body),
        language: languageOf(request),
        now: server.clock.now(),
        work: server.work.for(workCallerOf(request, viewer)),
        nothingFollows: () => (mayFollow = false),
        request,
        reply,
      } as Context<E, V>
      const work = async (): Promise<Answer> => {
        const result = await handle(context)
        // What the schema does not name is stripped here, so that no handler can leak a field.
        const body = route.response.parse(result)
        const status = route.mayMake ? reply.statusCode : 200
        return { status, body: route.showsHidden ? body : withoutHidden(body, viewer?.hidden ?? NOBODY) }
      }
      const answer = await answerRepeatably(server, context, route, work)
      // A stream: its handler has taken the connection over.
      if (reply.sent) return reply
      if (mayFollow) server.followUps.wake()
      // For some seconds a writer reads from the primary and past the caches, so that their change is there at once.
      const hasWritten = route.method === 'GET' ? route.hasEffect : !route.isSignal
      if (viewer !== null && hasWritten === true && bearerOf(request) === undefined)
        server.cookies.setWrote(reply)
      return reply.code(answer.status).header('cache-control', 'no-store').send(answer.body)
    },
  })
}

/** The same for an address the browser navigates to; the handler returns the redirect. */
export function serveNavigation<N extends Navigation>(
  server: Server,
  route: N,
  handle: (context: { query: QueryOf<N>; request: FastifyRequest; reply: FastifyReply }) => Promise<string>,
): void {
  // No HEAD: it must be safe, and these have side effects.
  server.http.get(route.path, { exposeHeadRoute: false }, async (request, reply) => {
    countCall(server, request, null)
    const query = (route.query && parseStrictly(route.query, request.query)) as QueryOf<N>
    const location = await handle({ query, request, reply })
    return reply.header('cache-control', 'no-store').redirect(location, 303)
  })
}

async function admit<V extends Viewer>(
  server: Server,
  request: FastifyRequest,
  reply: FastifyReply,
  route: Pick<Endpoint, 'access' | 'isForMachines' | 'isUnseen' | 'method' | 'path'>,
  find: FindViewer<V> | undefined,
): Promise<V | null> {
  const { access, isForMachines, isUnseen } = route
  // What another site sends in somebody's name has their cookies, and those do not count beside a token.
  const isOfBrowser = isForMachines !== true && bearerOf(request) === undefined
  if (isOfBrowser && isUnseen !== true) refuseCrossSite(request, server.config.publicUrl)
  // Without a session nothing can be done in somebody's name that another site has sent.
  const viewer = isForMachines === true ? null : await viewerOf(server, request, find)
  const count = countCall(server, request, viewer)
  // Neither a header nor another refusal tells of it.
  if (isUnseen === true && (viewer === null || !allows(access, viewer)))
    return fail('not_found', messages.notFound)
  tellLimit(reply, count)
  if (isOfBrowser && isUnseen === true) refuseCrossSite(request, server.config.publicUrl)
  if (access === 'public') return viewer
  if (viewer === null) return fail('not_signed_in', messages.notSignedIn)
  if (!allows(access, viewer)) fail('not_allowed', messages.notAllowed)
  refuseSanctioned(viewer, route)
  return viewer
}

function allows(access: Access, viewer: Viewer): boolean {
  if (access === 'operator') return viewer.role === 'operator'
  return access !== 'moderator' || viewer.role !== 'user'
}

/** The general limit: by person, or by network for a visitor. */
export function countCall(server: Server, request: FastifyRequest, viewer: Viewer | null): Count {
  const count =
    viewer === null
      ? server.callLimits.hit('visitorCalls', networkOf(request))
      : server.callLimits.hit('memberCalls', String(viewer.id))
  if (count.exceeded) refuseTooMany(count)
  return count
}

async function answerRepeatably<E extends Endpoint>(
  server: Server,
  { request, reply, viewer }: Pick<Context<E>, 'request' | 'reply' | 'viewer'>,
  route: E,
  run: () => Promise<Answer>,
): Promise<Answer> {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string' || !isRepeatable(route)) return run()
  const owner = viewer === null ? `network ${networkOf(request)}` : `user ${viewer.id}`
  const call = {
    owner,
    route: routeKey(route),
    key,
    // A form is read by its handler; two different forms with one key are recognised by their size at least.
    question: [request.params, request.body ?? request.headers['content-length']],
    abandonedMs: (route.takesFile ?? route.mayTakeFile) ? LONGEST_REQUEST_MS + MINUTE_MS : 2 * MINUTE_MS,
  }
  const { clock, secret } = server
  const keeping = { db: server.db.write, clock, secret }
  return answerOnce(keeping, call, {
    run,
    mayStore: () => !server.cookies.isTouched(reply),
    readAgain: (id) => readAgain(server, request, route, id),
  })
}

/** Read as the same person, past the caches: the repeat shows what they may see now. */
async function readAgain(
  { http, cookies }: Server,
  request: FastifyRequest,
  { readAt }: Endpoint,
  id: number | null,
): Promise<Answer> {
  if (readAt === undefined || id === null) return fail('conflict', messages.doneAlready)
  const response = await http.inject({
    method: 'GET',
    url: readAt.replace(':id', String(id)),
    remoteAddress: request.ip,
    headers: {
      'x-language': languageOf(request),
      // Their own call has counted them as a visitor.
      'user-agent': '',
      ...(request.headers.authorization !== undefined && { authorization: request.headers.authorization }),
      // Of two headers with one name the first is read.
      cookie: `${cookies.wroteHeader(request)}; ${request.headers.cookie ?? ''}`,
    },
  })
  return { status: response.statusCode, body: response.json() }
}

/** Where a body may also come as a form, the handler reads that itself and `body` is undefined. */
function isForm(route: Endpoint, { headers }: FastifyRequest): boolean {
  return route.mayTakeFile === true && /^multipart\/form-data/i.test(headers['content-type'] ?? '')
}

function chooseDb(server: Server, request: FastifyRequest): Db {
  // A program has no cookie that says whether it has just written.
  const mayBeStale =
    request.method === 'GET' &&
    bearerOf(request) === undefined &&
    server.cookies.read(request, 'wrote') === undefined
  return mayBeStale ? server.db.read : server.db.write
}
