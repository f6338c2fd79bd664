import type * as drafts from '../../contract/drafts.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const endpoints: EndpointFactsOf<typeof drafts> = {
  listDrafts: {
    summary: {
      en: 'What the signed-in person is writing.',
      id: 'Yang sedang ditulis orang yang masuk.',
      my: 'Perkara yang sedang ditulis oleh orang yang log masuk.',
    },
  },
  getDraft: {
    summary: {
      en: 'One draft with the text it replaced; null when there is none.',
      id: 'Satu draf beserta teks yang digantikannya; null bila tidak ada.',
      my: 'Satu draf bersama teks yang digantikannya; null jika tiada.',
    },
  },
  saveDraft: {
    summary: {
      en: 'Keeps a draft. The newer text wins, the one it replaces is kept for a day.',
      id: 'Menyimpan draf. Teks yang lebih baru menang, yang digantikan disimpan sehari.',
      my: 'Menyimpan draf. Teks yang lebih baharu menang, yang digantikan disimpan sehari.',
    },
  },
  deleteDraft: {
    summary: {
      en: 'Forgets a draft.',
      id: 'Membuang draf.',
      my: 'Melupakan draf.',
    },
  },
}
