import type * as follows from '../../contract/follows.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const endpoints: EndpointFactsOf<typeof follows> = {
  followUser: {
    summary: { en: 'Follows a person.', id: 'Mengikuti seseorang.', my: 'Mengikuti seseorang itu.' },
  },
  unfollowUser: {
    summary: {
      en: 'Follows a person no longer.',
      id: 'Berhenti mengikuti seseorang.',
      my: 'Berhenti daripada mengikuti seseorang.',
    },
  },
  listFollowing: {
    summary: {
      en: 'Lists the people you follow.',
      id: 'Menampilkan orang-orang yang Anda ikuti.',
      my: 'Menyenaraikan mereka yang anda ikuti.',
    },
  },
}
