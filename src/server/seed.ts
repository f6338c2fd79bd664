import { seedPeople } from './auth/seed.ts'
import { seedSubscriptions } from './market/seed.ts'
import type { Seeding } from './platform/seeding.ts'

/** Fills an empty site with a believable community. The one list of the features' seeds, in order. */
export async function seedSite(seeding: Seeding): Promise<{ people: number }> {
  const { rows } = await seeding.client.query<{ taken: boolean }>(
    'select exists (select from users) as taken',
  )
  if (rows[0]?.taken === true)
    throw new Error('this site has people already; only an empty one can be seeded')
  await seeding.client.query('begin')
  const people = await seedPeople(seeding)
  await seedSubscriptions(seeding, people)
  await seeding.client.query('commit')
  await seeding.client.query('analyze')
  return { people }
}
