import type * as follows from '../../contract/follows.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const endpoints: EndpointFactsOf<typeof follows> = {
  followUser: {
    summary: { en: 'Follows a person.', id: 'Mengikuti seseorang.', my: 'Mengikuti seseorang.' },
    refusals: ['conflict'],
  },
  unfollowUser: {
    summary: {
      en: 'Unfollows a person.',
      id: 'Berhenti mengikuti seseorang.',
      my: 'Berhenti mengikuti seseorang.',
    },
  },
  listFollowing: {
    summary: {
      en: 'Lists the people you follow.',
      id: 'Menampilkan orang-orang yang Anda ikuti.',
      my: 'Menyenaraikan mereka yang anda ikuti.',
    },
  },
  followTopic: {
    summary: {
      en: 'Follows a tag or a category, up to 500 of them.',
      id: 'Mengikuti tag atau kategori, maksimal 500.',
      my: 'Mengikuti tag atau kategori, maksimum 500.',
    },
    refusals: ['conflict'],
  },
  unfollowTopic: {
    summary: {
      en: 'Unfollows a tag or a category.',
      id: 'Berhenti mengikuti tag atau kategori.',
      my: 'Berhenti mengikuti tag atau kategori.',
    },
  },
  listFollowedTopics: {
    summary: {
      en: 'All tags and categories you follow.',
      id: 'Semua tag dan kategori yang Anda ikuti.',
      my: 'Semua tag dan kategori yang anda ikuti.',
    },
  },
}
