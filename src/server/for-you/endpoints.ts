import type * as forYou from '../../contract/for-you.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const endpoints: EndpointFactsOf<typeof forYou> = {
  getForYou: {
    summary: {
      en: 'Articles of the categories, tags and people you follow, the newest and liveliest first.',
      id: 'Artikel dari kategori, tag, dan orang yang Anda ikuti, yang terbaru dan paling ramai lebih dulu.',
      my: 'Rencana daripada kategori, tag dan orang ikutan anda, yang terbaharu dan paling rancak dahulu.',
    },
  },
}
