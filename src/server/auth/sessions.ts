import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SignInWay } from '../../contract/sign-ins.ts'
import { transact, type Db } from '../platform/db.ts'
import { queueJob, type JobPayloads } from '../platform/jobs.ts'
import { deviceOf } from '../platform/request.ts'
import type { Server } from '../platform/server.ts'
import { deleteSession, insertSession } from '../platform/session.ts'
import { hashToken, keyedHash, newToken } from '../platform/tokens.ts'
import { lockPasswordHash } from './queries.ts'
import { isBrowserToken } from './rules.ts'
import { recordSignIn, recordSuccess } from './sign-in-actions.ts'

/** Signs this browser in. The session it had before ends: a planted or older one is never continued. */
export async function startSession(
  server: Server,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: number,
  way: SignInWay,
): Promise<void> {
  await endSession(server, request)
  const token = await transact(server.db.write, (trx) =>
    makeSession(server, request, reply, trx, userId, way),
  )
  server.cookies.set(reply, 'sid', token)
}

/**
 * The same after a password was verified; false when it was changed meanwhile. Verifying is slow, and a sign-in
 * with the old password must not outlive the reset that ended all sessions.
 */
export async function startVerifiedSession(
  server: Server,
  request: FastifyRequest,
  reply: FastifyReply,
  { userId, verifiedHash }: { userId: number; verifiedHash: string },
): Promise<boolean> {
  const token = await transact(server.db.write, async (trx) => {
    if ((await lockPasswordHash(trx, userId)) !== verifiedHash) return null
    return makeSession(server, request, reply, trx, userId, 'password')
  })
  if (token === null) return false
  await endSession(server, request)
  server.cookies.set(reply, 'sid', token)
  return true
}

async function makeSession(
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
