import { onePerSite } from '../platform/one-per-site.ts'
import type { Server } from '../platform/server.ts'
import { loadKey } from './queries.ts'
import { newVapidKey, readVapidKey, type VapidKeys } from './vapid.ts'

const holder = onePerSite((): { current: Promise<VapidKeys> | undefined } => ({ current: undefined }))

/** Asked for at the start, and again by whoever needs it as long as the database could not be reached. */
export function vapidKeys(server: Server): Promise<VapidKeys> {
  const held = holder(server)
  held.current ??= loadKey(server.db.write, newVapidKey)
    .then(readVapidKey)
    .catch((error: unknown) => {
      held.current = undefined
      throw error
    })
  return held.current
}
