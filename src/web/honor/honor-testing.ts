import type { ResponseOf } from '../../contract/endpoint.ts'
import type { getLeaderboard, HonorEntry, listHonor } from '../../contract/honor.ts'

export const SITI = { id: 31, name: 'Siti Rahma', alias: 'siti' }

/** A like of an article, unless told otherwise. */
export function entryOf(id: number, changes: Partial<HonorEntry> = {}): HonorEntry {
  return {
    id,
    delta: 5,
    reason: 'article-liked',
    isReversal: false,
    note: null,
    actor: SITI,
    object: { type: 'article', title: 'Corals spawn by moonlight', href: '/article/5' },
    createdAt: '2026-11-01T08:00:00.000Z',
    ...changes,
  }
}

export function historyOf(
  items: HonorEntry[],
  changes: Partial<ResponseOf<typeof listHonor>> = {},
): ResponseOf<typeof listHonor> {
  return { items, nextCursor: null, honor: 1742, pooled: 45, held: 0, ...changes }
}

const NAMES = ['Nur Aisyah', 'Arjun Nair', 'Ayu Lestari', 'Tomas Lindqvist', 'Budi Hartono', 'Sari Wijaya']

/** Six people, of whom the second and the third share their place; the last is who is signed in. */
export const LEADERBOARD: ResponseOf<typeof getLeaderboard> = {
  items: NAMES.map((name, place) => ({
    rank: place === 2 ? 2 : place + 1,
    person: {
      id: name === 'Sari Wijaya' ? 7 : 41 + place,
      name,
      alias: name.toLowerCase().replace(' ', '-'),
      profileUrl: null,
      honor: 2600 - place * 500,
    },
    points: place === 2 ? 187 : 212 - place * 25,
  })),
}
