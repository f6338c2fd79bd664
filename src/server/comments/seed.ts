import type { Seeding } from '../platform/seeding.ts'
import { countCommenters, decideAboutBusiest, leaveOutOwners, likeComments } from './seed-queries.ts'

/** The comments themselves are seeded with their objects. */
export async function seedCommentRules({ client, until, isDemo }: Seeding): Promise<void> {
  await countCommenters(client)
  if (isDemo === true) {
    await leaveOutOwners(client)
    await likeComments(client, until)
  }
  await decideAboutBusiest(client)
}
