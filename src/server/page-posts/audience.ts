import type { FastifyRequest } from 'fastify'
import { isOffered, seesAdult } from '../nsfw/public.ts'
import type { Server } from '../platform/server.ts'
import type { Viewer } from '../platform/session.ts'

/**
 * How adult posts are given to a caller: not at all unless he asks (`public`), not even then (`none`), without
 * anything that says something (`redacted`), or whole.
 */
export type PostAudience = 'public' | 'redacted' | 'adult' | 'none'

/** The audience of somebody who asks for adult posts too, or for one of them by its number. */
export async function audienceOf(
  server: Server,
  request: FastifyRequest,
  viewer: Viewer | null,
): Promise<PostAudience> {
  if (viewer?.isUnderAge === true || !(await isOffered(server, request))) return 'none'
  return (await seesAdult(server, request, viewer)) ? 'adult' : 'redacted'
}
