import type { FastifyReply, FastifyRequest } from 'fastify'
import type { User } from '../../contract/auth.ts'
import type { SignInWay } from '../../contract/sign-ins.ts'
import { transact, type Db } from '../platform/db.ts'
import { queueJob, type JobPayloads } from '../platform/jobs.ts'
import { deviceOf } from '../platform/request.ts'
import type { Server } from '../platform/server.ts'
import { deleteSession, insertSession } from '../platform/session.ts'
import { hashToken, keyedHash, newToken } from '../platform/tokens.ts'
import { getUser, lockPasswordHash } from './queries.ts'
import { isBrowserToken } from './rules.ts'
import { startSecondStep } from './second-step-queries.ts'
import { recordSignIn, recordSuccess } from './sign-in-actions.ts'

/** What a proven first step leads to. Nobody with two-step verification gets a session by one. */
export type FirstStep = 'session' | 'second_step'

/** Signs this browser in, by a proof that is one step: a provider's word, or the code of a sign-up. */
export async function startSession(
  server: Server,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: number,
  way: SignInWay,
): Promise<FirstStep> {
  const second = await startSecondStep(server.db.write, userId, server.clock.now())
  if (second !== null) return askSecondStep(server, reply, second)
  await openSession(server, request, reply, userId, way)
  return 'session'
}

/**
 * The same after a password was verified; null when it was changed meanwhile. Verifying is slow, and a sign-in
 * with the old password must not outlive the reset that ended all sessions.
 */
export async function startVerifiedSession(
  server: Server,
  request: FastifyRequest,
  reply: FastifyReply,
  { userId, verifiedHash }: { userId: number; verifiedHash: string },
): Promise<FirstStep | null> {
  const made = await transact(server.db.write, async (trx) => {
    if ((await lockPasswordHash(trx, userId)) !== verifiedHash) return null
    const second = await startSecondStep(trx, userId, server.clock.now())
    if (second !== null) return { second }
    return { token: await makeSession(server, request, reply, trx, userId, 'password') }
  })
  if (made === null) return null
  if (made.second !== undefined) return askSecondStep(server, reply, made.second)
  await giveSession(server, request, reply, made.token)
  return 'session'
}

/** For whoever has proven both steps at once, with a passkey. Everybody else goes through the functions above. */
export async function startWholeSession(
  server: Server,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: number,
): Promise<User> {
  await openSession(server, request, reply, userId, 'passkey')
  return getUser(server.db.write, userId, server.clock.now())
}

async function openSession(
  server: Server,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: number,
  way: SignInWay,
): Promise<void> {
  const token = await transact(server.db.write, (trx) =>
    makeSession(server, request, reply, trx, userId, way),
  )
  await giveSession(server, request, reply, token)
}

/** The session it had before ends: a planted or older one is never continued. */
export async function giveSession(
  server: Server,
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
): Promise<void> {
  await endSession(server, request)
  server.cookies.set(reply, 'sid', token)
}

/** The session this browser had stays: until the second step nothing is known about who holds it. */
function askSecondStep(server: Server, reply: FastifyReply, token: string): FirstStep {
  server.cookies.set(reply, 'second', token)
  return 'second_step'
}

export async function makeSession(
  server: Server,
  request: FastifyRequest,
  reply: FastifyReply,
  trx: Db,
  userId: number,
  way: SignInWay,
): Promise<string> {
  const [device, now] = [deviceOf(request), server.clock.now()]
  const known = knownToken(server, request)
  // With the person in it, so that the table does not tell which accounts are used in one browser.
  const deviceHash = keyedHash(server.secret, 'known-device', String(userId), known)
  await recordSuccess(trx, server.config, { userId, way, isSuccess: true, device, deviceHash, now })
  const token = await insertSession(trx, userId, device, now)
  // Anew each time: as long as somebody signs in with this browser, it stays known.
  server.cookies.set(reply, 'known', known)
  return token
}

/** The cookie by which this browser is known the next time. */
function knownToken(server: Server, request: FastifyRequest): string {
  const token = server.cookies.read(request, 'known')
  return isBrowserToken(token) ? token : newToken()
}

/**
 * A wrong password belongs in the history of its account. It is recorded by a job, which is queued just the same for an
 * address without an account: how long the answer takes does not tell which it was.
 */
export async function noteWrongPassword(
  server: Server,
  request: FastifyRequest,
  userId: number | null,
): Promise<void> {
  const { ip, userAgent } = deviceOf(request)
  const now = server.clock.now()
  const tried = { userId, ip, userAgent: userAgent.slice(0, 200), triedAt: now.toISOString() }
  await queueJob(server.db.write, 'wrongPassword', tried, now)
}

export async function recordWrongPassword(db: Db, tried: JobPayloads['wrongPassword']): Promise<void> {
  const { userId, ip, userAgent, triedAt } = tried
  if (userId === null) return
  const device = { ip, userAgent }
  await recordSignIn(db, { userId, way: 'password', isSuccess: false, device, now: new Date(triedAt) })
}

export async function endSession(server: Server, request: FastifyRequest): Promise<void> {
  const token = server.cookies.read(request, 'sid')
  if (token !== undefined) await deleteSession(server.db.write, hashToken(token))
}
