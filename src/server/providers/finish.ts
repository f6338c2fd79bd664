import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { SECOND_STEP_PATH } from '../../contract/two-factor.ts'
import { startSession } from '../auth/public.ts'
import type { Server } from '../platform/server.ts'
import { resolveUser } from './actions.ts'
import { endAttempt } from './attempts.ts'
import { readDiscordProfile } from './discord.ts'
import type { Google } from './google.ts'
import type { Attempt } from './queries.ts'
import { discordRedirectUri, errorLocation, googleRedirectUri, welcomeNames, type Profile } from './rules.ts'

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
  { provider, language }: Attempt,
  error: string | undefined,
  readProfile: () => Promise<Profile>,
): Promise<string> {
  if (error !== undefined) return errorLocation(error === 'access_denied' ? 'denied' : 'unavailable')
  let profile: Profile
  try {
    profile = await readProfile()
  } catch (error) {
    logFailure(request, provider, error)
    return errorLocation('unavailable')
  }
  profile = { ...profile, names: welcomeNames(server.config.siteName, profile.names) }
  const now = server.clock.now()
  const userId = await resolveUser(server.db.write, { provider, profile, language, now })
  if (userId === null) return errorLocation('unverified')
  const step = await startSession(server, request, reply, userId)
  if (step === 'second_step') return SECOND_STEP_PATH
  // A GET that wrote: the next page must not look for the new account in a replica.
  if (server.db.hasReplica) server.cookies.setWrote(reply)
  return '/'
}

/** Only the name of the problem: what a provider sent, and errors about it, may hold personal data. */
export function logFailure(request: FastifyRequest, provider: string, error: unknown): void {
  const problem =
    error instanceof Error ? ((error as NodeJS.ErrnoException).code ?? error.name) : typeof error
  request.log.info({ provider, problem }, 'a sign-in provider failed')
}
