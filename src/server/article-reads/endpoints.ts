import type * as articleReads from '../../contract/article-reads.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const endpoints: EndpointFactsOf<typeof articleReads> = {
  getArticleReads: {
    summary: {
      en: 'How often an article was read, for its author and co-authors: the total, and each day as far back as the signed-in person’s plan allows. Never who read it.',
      id: 'Berapa kali sebuah artikel dibaca, untuk penulis dan penulis bersamanya: jumlah seluruhnya, dan tiap hari sejauh paket orang yang masuk. Tidak pernah siapa yang membacanya.',
      my: 'Berapa kali sesebuah artikel dibaca, untuk penulis dan penulis bersamanya: jumlah keseluruhan, dan setiap hari sejauh pelan orang yang log masuk. Tidak sekali-kali siapa yang membacanya.',
    },
    refusals: ['not_allowed'],
  },
}
