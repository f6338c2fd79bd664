import type { FastifyReply, FastifyRequest } from 'fastify'
import { deviceOf } from '../platform/request.ts'
import type { Server } from '../platform/server.ts'
import { deleteSession, insertSession } from '../platform/session.ts'
import { hashToken } from '../platform/tokens.ts'

/** Signs this browser in. A token it brought along ends here: a planted or older one is never carried on. */
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

export async function endSession(server: Server, request: FastifyRequest): Promise<void> {
  const token = server.cookies.read(request, 'sid')
  if (token !== undefined) await deleteSession(server.db.write, hashToken(token))
}
