import * as contract from '../../contract/push.ts'
import type { Text } from '../../contract/messages.ts'
import { transact } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { enforceRateLimits } from '../platform/rate-limits.ts'
import { serve } from '../platform/serve.ts'
import type { Server } from '../platform/server.ts'
import { AUTH_BYTES, isPublicKey } from './encrypt.ts'
import { vapidKeys } from './keys.ts'
import { messages } from './messages.ts'
import { isPushEndpoint } from './push-services.ts'
import { deleteSubscription, findStanding, putSubscription, putTimeZone } from './queries.ts'
import { isTimeZone } from './quiet-hours.ts'

const DONE = { done: true } as const

export async function pushRoutes(server: Server): Promise<void> {
  // A site starts without its database too, and says so.
  await vapidKeys(server).catch(() => {})

  serve(server, contract.getPush, async ({ db, viewer }) => ({
    publicKey: (await vapidKeys(server)).publicKey,
    ...(await findStanding(db, viewer.id, viewer.tokenHash)),
  }))

  serve(server, contract.savePushSubscription, async ({ db, viewer, body, now }) => {
    const p256dh = Buffer.from(body.keys.p256dh, 'base64url')
    const auth = Buffer.from(body.keys.auth, 'base64url')
    const { endpoint, timeZone } = body
    const fields: Record<string, Text> = {
      ...(!isPushEndpoint(endpoint) && { endpoint: messages.fieldEndpoint }),
      ...(!isPublicKey(p256dh) && { 'keys.p256dh': messages.fieldKey }),
      ...(auth.length !== AUTH_BYTES && { 'keys.auth': messages.fieldKey }),
      ...(timeZone !== undefined && !isTimeZone(timeZone) && { timeZone: messages.fieldZone }),
    }
    if (Object.keys(fields).length > 0) fail('invalid_input', messages.badSubscription, { fields })
    await enforceRateLimits(server.limits, [['pushSubscriptions', String(viewer.id)]])
    await transact(db, async (trx) => {
      await putSubscription(
        trx,
        { userId: viewer.id, tokenHash: viewer.tokenHash, endpoint, p256dh, auth },
        now,
      )
      if (timeZone !== undefined) await putTimeZone(trx, viewer.id, timeZone, now)
    })
    return DONE
  })

  serve(server, contract.deletePushSubscription, async ({ db, viewer, body }) => {
    await deleteSubscription(db, viewer.id, body.endpoint)
    return DONE
  })
}
