import type { Feature } from '../content/feature.ts'

export const market: Feature = {
  name: 'market',
  seed: {
    after: ['auth'],
    run: async (seeding, { people = 0 }) => (await import('./seed.ts')).seedSubscriptions(seeding, people),
  },
}
