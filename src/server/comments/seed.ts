import type { Seeding } from '../platform/seeding.ts'
import { countCommenters, decideAboutBusiest } from './seed-queries.ts'

/** The comments themselves are seeded with their objects. */
export async function seedCommentRules({ client }: Seeding): Promise<void> {
  await countCommenters(client)
  await decideAboutBusiest(client)
}
