import type { FastifyRequest } from 'fastify'
import { ADULT_PROOF_MS } from '../platform/cookies.ts'
import type { Server } from '../platform/server.ts'
import type { Viewer } from '../platform/session.ts'
import { isProof } from './proof.ts'
import { isOffered } from './switches.ts'

/**
 * Whether this caller may see adult content: the site has it, they are not under age, and they have consented. A
 * member's consent is on their account, for all their devices; the browser's own proof is for visitors.
 */
export async function seesNsfw(
  server: Server,
  request: FastifyRequest,
  viewer: Viewer | null,
): Promise<boolean> {
  if (viewer?.isUnderAge === true || !(await isOffered(server, request))) return false
  return viewer === null ? hasProof(server, request) : viewer.hasNsfwConsent
}

/** The proof that this browser carries. */
function hasProof(server: Server, request: FastifyRequest): boolean {
  return isProof(server.secret, server.cookies.read(request, 'adult'), server.clock.now(), ADULT_PROOF_MS)
}
