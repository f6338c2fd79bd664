import type * as stats from '../../contract/stats.ts'
import type * as posts from '../../contract/page-posts.ts'
import type * as questions from '../../contract/question-lists.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const endpoints: EndpointFactsOf<
  Pick<typeof stats, 'getTrending' | 'getRecentUpdates'> &
    Pick<typeof posts, 'getTrendingPosts'> &
    Pick<typeof questions, 'getTrendingQuestions'>
> = {
  getTrending: {
    summary: {
      en: 'What is read and liked most in a category, or on the whole site.',
      id: 'Yang paling banyak dibaca dan disukai dalam kategori, atau di seluruh situs.',
      my: 'Yang paling banyak dibaca dan disukai dalam kategori, atau di seluruh laman.',
    },
  },
  getRecentUpdates: {
    summary: {
      en: 'What was published, edited, translated or solved recently.',
      id: 'Yang baru saja diterbitkan, disunting, diterjemahkan, atau terjawab.',
      my: 'Yang baru sahaja diterbitkan, disunting, diterjemah atau terjawab.',
    },
  },
  getTrendingQuestions: {
    summary: {
      en: 'The 20 questions that get the most attention: now, this week or of all time. Adult questions are never included.',
      id: 'Dua puluh pertanyaan yang paling menarik perhatian: sekarang, minggu ini, atau sepanjang masa. Pertanyaan dewasa tidak pernah disertakan.',
      my: 'Dua puluh soalan yang paling mendapat perhatian: kini, minggu ini atau sepanjang masa. Soalan dewasa tidak pernah disertakan.',
    },
  },
  getTrendingPosts: {
    summary: {
      en: 'The 20 Page posts that get the most attention: now, this week or of all time. Adult posts are never included.',
      id: 'Dua puluh postingan Page yang paling menarik perhatian: sekarang, minggu ini, atau sepanjang masa. Postingan dewasa tidak pernah disertakan.',
      my: 'Dua puluh hantaran Page yang paling mendapat perhatian: kini, minggu ini atau sepanjang masa. Hantaran dewasa tidak pernah disertakan.',
    },
  },
}
