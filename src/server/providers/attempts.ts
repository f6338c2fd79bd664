import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { languageOf } from '../platform/request.ts'
import type { Server } from '../platform/server.ts'
import { newToken } from '../platform/tokens.ts'
import { insertAttempt, takeAttempt, type Attempt } from './queries.ts'
import type { Provider } from './rules.ts'

const TOKEN = /^[\w-]{43}$/

/** Remembers that this browser goes to the provider, and returns the parameters for its address. */
export async function startAttempt(
  server: Server,
  request: FastifyRequest,
  reply: FastifyReply,
  provider: Provider,
  sessionHash: Buffer | null = null,
): Promise<{ state: string; nonce: string; challenge: string }> {
  const attempt: Attempt = {
    provider,
    state: newToken(),
    browser: newToken(),
    verifier: newToken(),
    nonce: newToken(),
    language: languageOf(request),
    sessionHash,
  }
  await insertAttempt(server.db.write, attempt, server.clock.now())
  server.cookies.set(reply, 'oauth', attempt.browser)
  const challenge = createHash('sha256').update(attempt.verifier).digest('base64url')
  return { state: attempt.state, nonce: attempt.nonce, challenge }
}

/**
 * The attempt that an answer belongs to, once. A state that is not this browser's changes nothing: luring somebody
 * to a forged answer neither signs them in nor breaks the sign-in they are in the middle of.
 */
export async function endAttempt(
  server: Server,
  request: FastifyRequest,
  reply: FastifyReply,
  provider: Provider,
  state: string | undefined,
): Promise<Attempt | null> {
  const browser = server.cookies.read(request, 'oauth')
  if (state === undefined || browser === undefined || !TOKEN.test(state) || !TOKEN.test(browser)) return null
  const attempt = await takeAttempt(server.db.write, { provider, state, browser }, server.clock.now())
  if (attempt !== null) server.cookies.clear(reply, 'oauth')
  return attempt
}
