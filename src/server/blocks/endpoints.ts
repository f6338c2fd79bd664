import type * as blocks from '../../contract/blocks.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const endpoints: EndpointFactsOf<typeof blocks> = {
  blockUser: {
    summary: {
      en: 'Blocks a person: neither of you sees the other any longer.',
      id: 'Memblokir seseorang: Anda berdua tidak lagi saling melihat.',
      my: 'Menyekat seseorang: anda berdua tidak lagi saling melihat.',
    },
  },
  unblockUser: {
    summary: {
      en: 'Unblocks a person.',
      id: 'Membuka blokir seseorang.',
      my: 'Menyahsekat seseorang.',
    },
  },
  listBlocked: {
    summary: {
      en: 'Lists the people you’ve blocked, newest first.',
      id: 'Menampilkan orang-orang yang Anda blokir, terbaru lebih dulu.',
      my: 'Menyenaraikan mereka yang anda sekat, terbaharu dahulu.',
    },
  },
}
