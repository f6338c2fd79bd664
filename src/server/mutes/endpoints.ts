import type * as mutes from '../../contract/mutes.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const endpoints: EndpointFactsOf<typeof mutes> = {
  listMutes: {
    summary: {
      en: 'Lists the people, words and tags that you have muted.',
      id: 'Menampilkan orang, kata, dan tag yang Anda bisukan.',
      my: 'Menyenaraikan orang, perkataan dan tag yang anda bisukan.',
    },
  },
  createMute: {
    summary: {
      en: 'Mutes a person, a word or a tag; again, it changes effect and expiry.',
      id: 'Membisukan seseorang, kata, atau tag; bila diulang, mengubah akibat dan masa berlakunya.',
      my: 'Membisukan seseorang, perkataan atau tag; jika diulang, kesan dan tempohnya berubah.',
    },
    refusals: ['conflict'],
  },
  deleteMute: {
    summary: {
      en: 'Mutes something no longer.',
      id: 'Tidak lagi membisukan sesuatu.',
      my: 'Menyahbisukan sesuatu.',
    },
  },
}
