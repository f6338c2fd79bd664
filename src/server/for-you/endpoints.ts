import type * as forYou from '../../contract/for-you.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const endpoints: EndpointFactsOf<typeof forYou> = {
  getForYou: {
    summary: {
      en: 'Articles from the categories, tags and people you follow, newest and most active first.',
      id: 'Artikel dari kategori, tag, dan orang yang Anda ikuti, yang terbaru dan paling ramai lebih dulu.',
      my: 'Artikel daripada kategori, tag dan orang yang anda ikuti, yang terbaharu dan paling rancak dahulu.',
    },
  },
}
