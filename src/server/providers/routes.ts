import { linkProvider } from '../../contract/account.ts'
import { finishGoogle as finishGoogleRoute, startDiscord, startGoogle } from '../../contract/auth.ts'
import { fail } from '../platform/errors.ts'
import { requireFresh } from '../platform/fresh.ts'
import { messages as common } from '../platform/messages.ts'
import { enforceRateLimits } from '../platform/rate-limits.ts'
import { serve, serveNavigation } from '../platform/serve.ts'
import type { Server } from '../platform/server.ts'
import { startAttempt } from './attempts.ts'
import { PROVIDER_TIMEOUT_MS } from './bounded-fetch.ts'
import { finishDiscord, finishGoogle, logFailure } from './finish.ts'
import { googleClient } from './google.ts'
import { messages } from './messages.ts'
import { findLinking } from './queries.ts'
import { discordAuthorizeUrl, discordRedirectUri, errorLocation, googleRedirectUri } from './rules.ts'

/** A provider that is not configured is not found. Discord's answer arrives at home. */
export function providerRoutes(server: Server, timeoutMs = PROVIDER_TIMEOUT_MS): void {
  const { discord, publicUrl } = server.config
  const google = server.config.google && googleClient(server.config.google, timeoutMs)
  server.documents.arrivals.push((request, reply) => finishDiscord(server, request, reply, timeoutMs))

  serveNavigation(server, startGoogle, async ({ request, reply }) => {
    if (google === undefined) return fail('not_found', common.notFound)
    const way = await startAttempt(server, request, reply, 'google')
    try {
      return await google.authorizeUrl(googleRedirectUri(publicUrl), way)
    } catch (error) {
      server.cookies.clear(reply, 'oauth')
      logFailure(request, 'google', error)
      return errorLocation('unavailable')
    }
  })

  serveNavigation(server, finishGoogleRoute, async ({ query, request, reply }) => {
    if (google === undefined) return fail('not_found', common.notFound)
    return finishGoogle(server, google, query, request, reply)
  })

  serveNavigation(server, startDiscord, async ({ request, reply }) => {
    if (discord === undefined) return fail('not_found', common.notFound)
    const way = await startAttempt(server, request, reply, 'discord')
    return discordAuthorizeUrl(discord, discordRedirectUri(publicUrl), way)
  })

  serve(server, linkProvider, async ({ db, viewer, params: { provider }, now, request, reply }) => {
    if (server.config[provider] === undefined) return fail('not_found', common.notFound)
    requireFresh(viewer, now)
    await enforceRateLimits(server.limits, [['accountChanges', String(viewer.id)]])
    const { isLinked, isSuspended } = await findLinking(db, viewer.id, provider)
    if (isSuspended) fail('not_allowed', common.notAllowed)
    if (isLinked) fail('conflict', messages.alreadyLinked)
    const way = await startAttempt(server, request, reply, provider, viewer.tokenHash)
    if (provider === 'discord' && discord !== undefined)
      return { url: discordAuthorizeUrl(discord, discordRedirectUri(publicUrl), way) }
    try {
      if (google === undefined) return fail('not_found', common.notFound)
      return { url: await google.authorizeUrl(googleRedirectUri(publicUrl), way) }
    } catch (error) {
      logFailure(request, provider, error)
      return fail('unavailable', messages.providerAway)
    }
  })
}
