import type { FastifyReply, FastifyRequest } from 'fastify'
import { transact } from '../platform/db.ts'
import { deviceOf } from '../platform/request.ts'
import type { Server } from '../platform/server.ts'
import { deleteSession, insertSession, isToken } from '../platform/session.ts'
import { hashToken } from '../platform/tokens.ts'
import { lockPasswordHash } from './queries.ts'
import { findSecondStep, startSecondStep, takeSecondStep } from './second-step-queries.ts'

/** What a proven first step leads to. Nobody with two-step verification gets a session by one. */
export type FirstStep = 'session' | 'second_step'

/** Signs this browser in. The session it had before ends: a planted or older one is never continued. */
export async function startSession(
  server: Server,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: number,
): Promise<FirstStep> {
  const { write } = server.db
  const second = await startSecondStep(write, userId, server.clock.now())
  if (second !== null) return askSecondStep(server, reply, second)
  await startWholeSession(server, request, reply, userId)
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
  const now = server.clock.now()
  const made = await transact(server.db.write, async (trx) => {
    if ((await lockPasswordHash(trx, userId)) !== verifiedHash) return null
    const second = await startSecondStep(trx, userId, now)
    if (second !== null) return { second }
    return { session: await insertSession(trx, userId, deviceOf(request), now) }
  })
  if (made === null) return null
  if (made.second !== undefined) return askSecondStep(server, reply, made.second)
  await giveSession(server, request, reply, made.session)
  return 'session'
}

/** For whoever has proven both steps at once, with a passkey. All others go through the functions above. */
export async function startWholeSession(
  server: Server,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: number,
): Promise<void> {
  const token = await insertSession(server.db.write, userId, deviceOf(request), server.clock.now())
  await giveSession(server, request, reply, token)
}

/** Whose second step this browser has to take. */
export async function secondStepOf(server: Server, request: FastifyRequest): Promise<number | undefined> {
  const token = server.cookies.read(request, 'second')
  if (token === undefined || !isToken(token)) return undefined
  return findSecondStep(server.db.write, token, server.clock.now())
}

/** Signs in after the second step; false when it was used up, or the password changed, in the meantime. */
export async function finishSecondStep(
  server: Server,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: number,
): Promise<boolean> {
  const pending = server.cookies.read(request, 'second') ?? ''
  const now = server.clock.now()
  const token = await transact(server.db.write, async (trx) => {
    if (!(await takeSecondStep(trx, pending, now))) return null
    return insertSession(trx, userId, deviceOf(request), now)
  })
  server.cookies.clear(reply, 'second')
  if (token === null) return false
  await giveSession(server, request, reply, token)
  return true
}

export async function endSession(server: Server, request: FastifyRequest): Promise<void> {
  const token = server.cookies.read(request, 'sid')
  if (token !== undefined) await deleteSession(server.db.write, hashToken(token))
}

async function giveSession(
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
