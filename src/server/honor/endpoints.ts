import type * as honor from '../../contract/honor.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const endpoints: EndpointFactsOf<typeof honor> = {
  listHonor: {
    summary: {
      en: 'Your Honor history, newest first, with your total, what likes earned you today, and what is still held.',
      id: 'Riwayat Honor Anda, terbaru lebih dulu, beserta jumlahnya, yang didapat hari ini, dan yang masih ditahan.',
      my: 'Sejarah Honor anda, terbaharu dahulu, serta jumlahnya, yang diperoleh hari ini dan yang masih ditahan.',
    },
  },
  getLeaderboard: {
    summary: {
      en: 'The fifty people with the most Honor, this week or of all time, of everything or of one category.',
      id: 'Lima puluh orang dengan Honor terbanyak, minggu ini atau sepanjang masa, dari semua atau satu kategori.',
      my: 'Lima puluh orang dengan Honor terbanyak, minggu ini atau sepanjang masa, daripada semua atau satu kategori.',
    },
  },
  getStanding: {
    summary: {
      en: 'Your rank on the leaderboard.',
      id: 'Peringkat Anda di papan peringkat.',
      my: 'Kedudukan anda di papan pendahulu.',
    },
  },
}
