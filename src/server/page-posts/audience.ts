import type { FastifyRequest } from 'fastify'
import { isOffered, seesNsfw } from '../nsfw/public.ts'
import type { Server } from '../platform/server.ts'
import type { Viewer } from '../platform/session.ts'

/**
 * How adult posts are shown to a caller: not at all unless they ask (`public`), not even then (`refused`), without
 * anything that says something (`redacted`), or whole.
 */
export type PostAudience = 'public' | 'redacted' | 'adult' | 'refused'

/** The audience of a caller who asks for adult posts too, or for one of them by its id. */
export async function audienceOf(
  server: Server,
  request: FastifyRequest,
  viewer: Viewer | null,
): Promise<PostAudience> {
  if (viewer?.isUnderAge === true || !(await isOffered(server, request))) return 'refused'
  return (await seesNsfw(server, request, viewer)) ? 'adult' : 'redacted'
}
