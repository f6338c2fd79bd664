import type * as history from '../../contract/article-history.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const endpoints: EndpointFactsOf<typeof history> = {
  listRevisions: {
    summary: {
      en: 'The history of an article, newest first.',
      id: 'Riwayat sebuah artikel, terbaru lebih dulu.',
      my: 'Sejarah sesebuah artikel, terbaharu dahulu.',
    },
  },
  getRevision: {
    summary: {
      en: 'One earlier text of an article.',
      id: 'Satu teks terdahulu dari sebuah artikel.',
      my: 'Satu teks terdahulu bagi sesebuah artikel.',
    },
  },
  compareRevisions: {
    summary: {
      en: 'Two texts of an article word by word.',
      id: 'Dua teks sebuah artikel, kata demi kata.',
      my: 'Dua teks sesebuah artikel, perkataan demi perkataan.',
    },
  },
  restoreRevision: {
    summary: {
      en: 'Makes an earlier text the newest one; the history keeps all of them.',
      id: 'Menjadikan teks terdahulu sebagai yang terbaru; riwayat menyimpan semuanya.',
      my: 'Menjadikan teks terdahulu sebagai yang terbaharu; sejarah menyimpan kesemuanya.',
    },
    refusals: ['not_allowed'],
  },
  listSuggestions: {
    summary: {
      en: 'Edits that others have suggested for an article.',
      id: 'Suntingan yang diusulkan orang lain untuk sebuah artikel.',
      my: 'Suntingan yang dicadangkan orang lain untuk sesebuah artikel.',
    },
  },
  createSuggestion: {
    summary: {
      en: 'Suggests an edit; those who write the article decide about it.',
      id: 'Mengusulkan suntingan; para penulis artikel yang memutuskan.',
      my: 'Mencadangkan suntingan; penulis artikel yang memutuskannya.',
    },
    refusals: ['not_allowed'],
  },
  getSuggestion: {
    summary: {
      en: 'One suggested edit, word by word, and how it would look on the newest text.',
      id: 'Satu usulan suntingan, kata demi kata, dan hasilnya pada teks terbaru.',
      my: 'Satu cadangan suntingan, perkataan demi perkataan, dan hasilnya pada teks terbaharu.',
    },
  },
  decideSuggestion: {
    summary: {
      en: 'Accepts or declines a suggested edit, or withdraws one’s own.',
      id: 'Menerima atau menolak usulan suntingan, atau menarik usulan sendiri.',
      my: 'Menerima atau menolak cadangan suntingan, atau menarik balik cadangan sendiri.',
    },
    refusals: ['edit_conflict', 'not_allowed'],
  },
  supportSuggestion: {
    summary: {
      en: 'Supports an edit that the authors did not answer for 14 days. The second person with 1,000 Honor or more accepts it.',
      id: 'Mendukung suntingan yang tidak dijawab penulis selama 14 hari. Orang kedua dengan 1.000 Honor atau lebih membuatnya diterima.',
      my: 'Menyokong suntingan yang tidak dijawab penulis selama 14 hari. Orang kedua yang mempunyai 1,000 Honor atau lebih menjadikannya diterima.',
    },
    refusals: ['edit_conflict', 'not_allowed'],
  },
}
