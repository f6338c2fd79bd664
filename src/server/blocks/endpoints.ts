import type * as blocks from '../../contract/blocks.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const endpoints: EndpointFactsOf<typeof blocks> = {
  blockUser: {
    summary: {
      en: 'Blocks a person: neither of you meets the other any longer.',
      id: 'Memblokir seseorang: Anda berdua tidak lagi saling melihat.',
      my: 'Menyekat seseorang: anda berdua tidak lagi bertemu di sini.',
    },
  },
  unblockUser: {
    summary: {
      en: 'Blocks a person no longer.',
      id: 'Membuka blokir seseorang.',
      my: 'Menyahsekat seseorang.',
    },
  },
  listBlocked: {
    summary: {
      en: 'Lists the people you have blocked, the latest first.',
      id: 'Menampilkan orang-orang yang Anda blokir, terbaru lebih dulu.',
      my: 'Menyenaraikan mereka yang anda sekat, terbaharu dahulu.',
    },
  },
}
