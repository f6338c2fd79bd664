import type { FastifyReply, FastifyRequest } from 'fastify'
import type { User } from '../../contract/auth.ts'
import { transact } from '../platform/db.ts'
import { deviceOf } from '../platform/request.ts'
import type { Server } from '../platform/server.ts'
import { isToken } from '../platform/session.ts'
import { getUser } from './queries.ts'
import { findSecondStep, takeSecondStep } from './second-step-queries.ts'
import { giveSession, makeSession, startWholeSession } from './sessions.ts'
import { recordSignIn } from './sign-in-actions.ts'

export type SecondWay = 'code' | 'recovery'

/** Whose second step this browser has to take. */
async function personOf(server: Server, request: FastifyRequest): Promise<number | undefined> {
  const token = server.cookies.read(request, 'second')
  if (token === undefined || !isToken(token)) return undefined
  return findSecondStep(server.db.write, token, server.clock.now())
}

/** Signs in after it was proven; null when it was used up, or the password changed, in the meantime. */
async function finish(
  server: Server,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: number,
  way: SecondWay,
): Promise<User | null> {
  const pending = server.cookies.read(request, 'second') ?? ''
  const now = server.clock.now()
  const token = await transact(server.db.write, async (trx) => {
    if (!(await takeSecondStep(trx, pending, now))) return null
    return makeSession(server, request, reply, trx, userId, way)
  })
  server.cookies.clear(reply, 'second')
  if (token === null) return null
  await giveSession(server, request, reply, token)
  return getUser(server.db.write, userId, now)
}

/** A try that failed belongs in the history of its account: whoever made it knew the first step. */
async function noteWrong(
  server: Server,
  request: FastifyRequest,
  userId: number,
  way: SecondWay,
): Promise<void> {
  const [device, now] = [deviceOf(request), server.clock.now()]
  await recordSignIn(server.db.write, { userId, way, isSuccess: false, device, now })
}

/** The way from a proven first step to a session, for those who have two. */
export const secondStep = { personOf, finish, noteWrong, skip: startWholeSession }
