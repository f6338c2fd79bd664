import type { FastifyReply, FastifyRequest } from 'fastify'
import { transact } from '../platform/db.ts'
import { deviceOf } from '../platform/request.ts'
import type { Server } from '../platform/server.ts'
import { deleteSession, insertSession } from '../platform/session.ts'
import { hashToken } from '../platform/tokens.ts'
import { lockPasswordHash } from './queries.ts'

/** Signs this browser in. The session it had before ends: a planted or older one is never continued. */
export async function startSession(
  server: Server,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: number,
): Promise<void> {
  await endSession(server, request)
  const token = await insertSession(server.db.write, userId, deviceOf(request), server.clock.now())
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
    return insertSession(trx, userId, deviceOf(request), server.clock.now())
  })
  if (token === null) return false
  await endSession(server, request)
  server.cookies.set(reply, 'sid', token)
  return true
}

export async function endSession(server: Server, request: FastifyRequest): Promise<void> {
  const token = server.cookies.read(request, 'sid')
  if (token !== undefined) await deleteSession(server.db.write, hashToken(token))
}
