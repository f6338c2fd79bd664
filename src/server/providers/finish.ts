import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { startSession } from '../auth/public.ts'
import { viewerOf } from '../platform/request.ts'
import type { Server } from '../platform/server.ts'
import { linkIdentity, resolveUser } from './actions.ts'
import { endAttempt } from './attempts.ts'
import { readDiscordProfile } from './discord.ts'
import type { Google } from './google.ts'
import { linkCounter } from './metrics.ts'
import type { Attempt } from './queries.ts'
import {
  discordRedirectUri,
  errorLocation,
  googleRedirectUri,
  linkErrorLocation,
  welcomeNames,
  type Profile,
  type Provider,
} from './rules.ts'

/** Handles Google's redirect; returns where the browser goes next. */
export async function finishGoogle(
  server: Server,
  google: Google,
  answer: Record<string, string>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> {
  const attempt = await endAttempt(server, request, reply, 'google', answer['state'])
  if (attempt === null) return errorLocation('expired')
  const redirectUri = googleRedirectUri(server.config.publicUrl)
  return signIn(server, request, reply, attempt, answer['error'], () =>
    google.readProfile(redirectUri, answer, attempt),
  )
}

const HomeAnswer = z.object({
  state: z.string(),
  code: z.optional(z.string()),
  error: z.optional(z.string()),
})

/**
 * Discord comes back to the home address (spec 7), where `code` may as well be a secure link's: only an answer
 * that this browser waits for is taken. Null means that home is shown as usual.
 */
export async function finishDiscord(
  server: Server,
  request: FastifyRequest,
  reply: FastifyReply,
  timeoutMs: number,
): Promise<string | null> {
  const { discord, publicUrl } = server.config
  const isHome = request.url.split('?')[0] === '/'
  const answer = HomeAnswer.safeParse(request.query)
  if (discord === undefined || !isHome || !answer.success) return null
  const { state, code = '', error } = answer.data
  const attempt = await endAttempt(server, request, reply, 'discord', state)
  if (attempt === null) return null
  return signIn(server, request, reply, attempt, error, () =>
    readDiscordProfile(discord, timeoutMs, discordRedirectUri(publicUrl), code, attempt),
  )
}

async function signIn(
  server: Server,
  request: FastifyRequest,
  reply: FastifyReply,
  { provider, language, sessionHash }: Attempt,
  error: string | undefined,
  readProfile: () => Promise<Profile>,
): Promise<string> {
  const failed = sessionHash === null ? errorLocation : linkErrorLocation
  if (error !== undefined) return failed(error === 'access_denied' ? 'denied' : 'unavailable')
  let profile: Profile
  try {
    profile = await readProfile()
  } catch (error) {
    logFailure(request, provider, error)
    return failed('unavailable')
  }
  if (sessionHash !== null) return finishLink(server, request, reply, { provider, profile, sessionHash })
  profile = { ...profile, names: welcomeNames(server.config.siteName, profile.names) }
  const now = server.clock.now()
  const userId = await resolveUser(server.db.write, { provider, profile, language, now })
  if (userId === null) return errorLocation('unverified')
  await startSession(server, request, reply, userId, provider)
  // A GET that wrote: the next page must not look for the new account in a replica.
  if (server.db.hasReplica) server.cookies.setWrote(reply)
  return '/'
}

/** Linked only to the account whose session asked for it, and which still is this browser's. */
async function finishLink(
  server: Server,
  request: FastifyRequest,
  reply: FastifyReply,
  { provider, profile, sessionHash }: { provider: Provider; profile: Profile; sessionHash: Buffer },
): Promise<string> {
  const viewer = await viewerOf(server, request)
  if (viewer === null || !viewer.tokenHash.equals(sessionHash)) return linkErrorLocation('expired')
  const result = await linkIdentity(server, viewer.id, provider, profile.subject, server.clock.now())
  linkCounter(server).inc({ result })
  if (server.db.hasReplica) server.cookies.setWrote(reply)
  return result === 'linked' ? `/settings?section=account&linked=${provider}` : linkErrorLocation('taken')
}

/** Only the name of the problem: what a provider sent, and errors about it, may hold personal data. */
export function logFailure(request: FastifyRequest, provider: string, error: unknown): void {
  const problem =
    error instanceof Error ? ((error as NodeJS.ErrnoException).code ?? error.name) : typeof error
  request.log.info({ provider, problem }, 'a sign-in provider failed')
}
