import type { Seeding } from '../platform/seeding.ts'
import { insertSeededHonor } from './seed-queries.ts'

export async function seedHonor({ client, until }: Seeding): Promise<void> {
  await insertSeededHonor(client, until)
}
