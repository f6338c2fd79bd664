import { finishGoogle as finishGoogleRoute, startDiscord, startGoogle } from '../../contract/auth.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import { serveNavigation } from '../platform/serve.ts'
import type { Server } from '../platform/server.ts'
import { startAttempt } from './attempts.ts'
import { PROVIDER_TIMEOUT_MS } from './bounded-fetch.ts'
import { finishDiscord, finishGoogle, logFailure } from './finish.ts'
import { googleClient } from './google.ts'
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
}
