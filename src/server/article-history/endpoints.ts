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
      en: 'One earlier version of an article.',
      id: 'Satu versi terdahulu dari sebuah artikel.',
      my: 'Satu versi terdahulu bagi sesebuah artikel.',
    },
  },
  compareRevisions: {
    summary: {
      en: 'Compares two versions of an article word by word.',
      id: 'Membandingkan dua versi sebuah artikel, kata demi kata.',
      my: 'Membandingkan dua versi sesebuah artikel, perkataan demi perkataan.',
    },
  },
  restoreRevision: {
    summary: {
      en: 'Restores an earlier version as the newest one; the history keeps all of them.',
      id: 'Memulihkan versi terdahulu sebagai yang terbaru; riwayat menyimpan semuanya.',
      my: 'Memulihkan versi terdahulu sebagai yang terbaharu; sejarah menyimpan semuanya.',
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
      en: 'Suggests an edit; the article’s authors decide on it.',
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
      en: 'Accepts or declines a suggested edit, or withdraws your own.',
      id: 'Menerima atau menolak usulan suntingan, atau menarik usulan sendiri.',
      my: 'Menerima atau menolak cadangan suntingan, atau menarik balik cadangan sendiri.',
    },
    refusals: ['edit_conflict', 'not_allowed'],
  },
  supportSuggestion: {
    summary: {
      en: 'Supports an edit that the authors haven’t answered for 14 days. The second person with 1,000 Honor or more accepts it.',
      id: 'Mendukung suntingan yang tidak dijawab penulis selama 14 hari. Orang kedua dengan 1.000 Honor atau lebih membuatnya diterima.',
      my: 'Menyokong suntingan yang tidak dijawab penulis selama 14 hari. Orang kedua yang mempunyai 1,000 Honor atau lebih menjadikannya diterima.',
    },
    refusals: ['edit_conflict', 'not_allowed'],
  },
}
