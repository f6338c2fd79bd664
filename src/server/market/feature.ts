import type { Feature } from '../content/feature.ts'
import { seedSubscriptions } from './seed.ts'

export const market: Feature = {
  name: 'market',
  seed: { after: ['auth'], run: (seeding, { people = 0 }) => seedSubscriptions(seeding, people) },
}
