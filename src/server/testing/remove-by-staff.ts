import { actOnCase, getModerationCase } from '../../contract/moderation.ts'
import type { ObjectType } from '../../contract/objects.ts'
import type { TestClient } from './test-client.ts'

/** A moderator removes what somebody wrote, as the queue does. The status of the answer. */
export async function tryToRemove(
  moderator: TestClient,
  objectType: ObjectType,
  objectId: number,
): Promise<number> {
  const query = { objectType, objectId: String(objectId) }
  const found = await moderator.attempt(getModerationCase, { query })
  if (found.status !== 200) return found.status
  const { version } = found.body as { version: number }
  const said = { action: 'hide', rule: 'kindness', reason: 'This is not for here.' } as const
  return (await moderator.attempt(actOnCase, { body: { objectType, objectId, version, ...said } })).status
}

export async function removeByStaff(
  moderator: TestClient,
  objectType: ObjectType,
  objectId: number,
): Promise<void> {
  const status = await tryToRemove(moderator, objectType, objectId)
  if (status !== 200) throw new Error(`The staff removes ${objectType} ${objectId}: ${status}`)
}
