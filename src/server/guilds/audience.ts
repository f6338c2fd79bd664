import type { FastifyRequest } from 'fastify'
import { seesNsfw } from '../nsfw/public.ts'
import type { Server } from '../platform/server.ts'
import type { Viewer } from '../platform/session.ts'

/** Who asks for adult guilds too gets them with proof only; without it there is nothing that would tell of them. */
export async function guildAudience(
  server: Server,
  request: FastifyRequest,
  viewer: Viewer | null,
): Promise<'adult' | 'refused'> {
  return (await seesNsfw(server, request, viewer)) ? 'adult' : 'refused'
}
