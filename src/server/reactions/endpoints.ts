import type * as signals from '../../contract/article-signals.ts'
import type * as articles from '../../contract/articles.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const endpoints: EndpointFactsOf<typeof signals & Pick<typeof articles, 'likeArticle'>> = {
  likeArticle: {
    summary: {
      en: 'Likes an article, or takes the like back: what is sent is the state wanted.',
      id: 'Menyukai artikel atau membatalkannya: yang dikirim adalah keadaan yang diinginkan.',
      my: 'Menyukai artikel atau menariknya balik: yang dihantar ialah keadaan yang dikehendaki.',
    },
    refusals: ['not_allowed'],
  },
  shareArticle: {
    summary: {
      en: 'Tells that the article was shared; counted once for each member.',
      id: 'Memberi tahu bahwa artikel dibagikan; dihitung sekali untuk tiap anggota.',
      my: 'Memberitahu bahawa artikel dikongsi; dikira sekali bagi setiap ahli.',
    },
  },
  readArticle: {
    summary: {
      en: 'Tells that the article was read; counted once a day for each reader, without a cookie.',
      id: 'Memberi tahu bahwa artikel dibaca; dihitung sekali sehari untuk tiap pembaca, tanpa cookie.',
      my: 'Memberitahu bahawa artikel dibaca; dikira sekali sehari bagi setiap pembaca, tanpa kuki.',
    },
  },
}
