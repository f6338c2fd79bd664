import type * as mutes from '../../contract/mutes.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const endpoints: EndpointFactsOf<typeof mutes> = {
  listMutes: {
    summary: {
      en: 'Lists the people, words and tags you’ve muted.',
      id: 'Menampilkan orang, kata, dan tag yang Anda bisukan.',
      my: 'Menyenaraikan orang, perkataan dan tag yang anda bisukan.',
    },
  },
  createMute: {
    summary: {
      en: 'Mutes a person, a word or a tag; repeated, it changes the effect and the expiry.',
      id: 'Membisukan seseorang, kata, atau tag; jika diulang, mengubah akibat dan masa berlakunya.',
      my: 'Membisukan seseorang, perkataan atau tag; jika diulang, kesan dan tempohnya berubah.',
    },
    refusals: ['conflict'],
  },
  muteUser: {
    summary: {
      en: 'Mutes a person until you unmute them.',
      id: 'Membisukan seseorang sampai Anda berhenti membisukannya.',
      my: 'Membisukan seseorang sehingga anda menyahbisukannya.',
    },
    refusals: ['conflict'],
  },
  unmuteUser: {
    summary: {
      en: 'Unmutes a person.',
      id: 'Berhenti membisukan seseorang.',
      my: 'Menyahbisukan seseorang.',
    },
  },
  deleteMute: {
    summary: {
      en: 'Unmutes a person, a word or a tag.',
      id: 'Berhenti membisukan orang, kata, atau tag.',
      my: 'Menyahbisukan orang, perkataan atau tag.',
    },
  },
}
