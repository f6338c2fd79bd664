import * as contract from '../../contract/passkeys.ts'
import { secondStep } from '../auth/public.ts'
import { fail } from '../platform/errors.ts'
import { requireFresh } from '../platform/fresh.ts'
import { messages as common } from '../platform/messages.ts'
import { enforceRateLimits } from '../platform/rate-limits.ts'
import { networkOf } from '../platform/request.ts'
import { serve } from '../platform/serve.ts'
import type { Server } from '../platform/server.ts'
import type { Viewer } from '../platform/session.ts'
import * as actions from './actions.ts'
import { challengeOf, creationOptions, requestOptions, verifyCreation } from './ceremonies.ts'
import { messages } from './messages.ts'
import { passkeyCounter } from './metrics.ts'
import { askForProof, provePasskey } from './prove-passkey.ts'
import * as queries from './queries.ts'
import { hasName, relyingParty } from './relying-party.ts'

export function passkeyRoutes(server: Server): void {
  const site = relyingParty(server.config)
  const count = (result: string) => passkeyCounter(server).inc({ result })

  serve(server, contract.listPasskeys, async ({ db, viewer }) => {
    const passkeys = await queries.listPasskeys(db, viewer.id)
    return { passkeys: passkeys.map(shown), isOffered: hasName(site) }
  })

  serve(server, contract.startPasskey, async ({ db, viewer, now }) => {
    requireFresh(viewer, now)
    if (!hasName(site)) fail('conflict', messages.notOffered)
    await enforceRateLimits(server.limits, [['passkeyStarts', `member ${viewer.id}`]])
    const owner = await queries.findOwner(db, viewer.id)
    const existing = await queries.listStored(db, viewer.id)
    if (existing.length >= contract.PASSKEYS_MAX) fail('conflict', messages.full)
    const options = await creationOptions(site, owner, existing)
    await queries.saveChallenge(db, askedOf(viewer, options.challenge), now)
    return { options }
  })

  serve(server, contract.addPasskey, async ({ db, viewer, body, now }) => {
    requireFresh(viewer, now)
    await enforceRateLimits(server.limits, [['accountChanges', String(viewer.id)]])
    const challenge = challengeOf(body.clientDataJSON)
    if (challenge === null || !(await queries.takeChallenge(db, askedOf(viewer, challenge), now)))
      return fail('invalid_token', messages.startAgain)
    const made = await verifyCreation(site, challenge, body)
    if (made === null) return fail('invalid_token', messages.notVerified)
    const added = await actions.addPasskey(server, { ...made, userId: viewer.id, name: body.name }, now)
    if (added === 'known') return fail('conflict', messages.known)
    if (added === 'full') return fail('conflict', messages.full)
    count('added')
    return shown(added)
  })

  serve(server, contract.renamePasskey, async ({ db, viewer, params, body }) => {
    await enforceRateLimits(server.limits, [['accountChanges', String(viewer.id)]])
    const renamed = await queries.renamePasskey(db, viewer.id, Number(params.id), body.name)
    return renamed === undefined ? fail('not_found', common.notFound) : shown(renamed)
  })

  serve(server, contract.removePasskey, async ({ viewer, params, now }) => {
    requireFresh(viewer, now)
    const result = await actions.removePasskey(server, viewer.id, Number(params.id), now)
    if (result === 'not_found') fail('not_found', common.notFound)
    if (result === 'last') fail('conflict', messages.lastWayIn)
    count('removed')
    return { done: true } as const
  })

  signInRoutes(server)
}

function signInRoutes(server: Server): void {
  const site = relyingParty(server.config)

  serve(server, contract.startPasskeySignIn, async ({ now, request, reply }) => {
    if (!hasName(site)) fail('conflict', messages.notOffered)
    await enforceRateLimits(server.limits, [['passkeyStarts', networkOf(request)]])
    const options = await requestOptions(site)
    await askForProof(server, request, reply, options.challenge, now)
    return { options }
  })

  serve(server, contract.signInWithPasskey, async ({ body, now, request, reply }) => {
    const network = networkOf(request)
    await enforceRateLimits(server.limits, [
      ['signInsPerMinute', network],
      ['signInsPerHour', network],
    ])
    const userId = await provePasskey(server, request, body, now)
    passkeyCounter(server).inc({ result: userId === null ? 'refused' : 'signed_in' })
    if (userId === null) return fail('wrong_credentials', messages.unknown)
    return { user: await secondStep.skip(server, request, reply, userId) }
  })
}

/** A new passkey is for the session that asked for it. */
function askedOf({ id, tokenHash }: Viewer, challenge: string): queries.Asked {
  return { challenge, holder: tokenHash.toString('base64url'), userId: id }
}

function shown({ createdAt, lastUsedAt, ...passkey }: queries.ListedPasskey): contract.Passkey {
  return {
    ...passkey,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }
}
