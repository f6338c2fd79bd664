import type { Seeding } from '../platform/seeding.ts'
import { insertSeededNotifications } from './seed-queries.ts'

export async function seedNotifications({ client, until }: Seeding): Promise<void> {
  await insertSeededNotifications(client, until)
}
