import type * as drafts from '../../contract/drafts.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const endpoints: EndpointFactsOf<typeof drafts> = {
  listDrafts: {
    summary: {
      en: 'The signed-in person’s drafts.',
      id: 'Draf orang yang masuk.',
      my: 'Draf orang yang log masuk.',
    },
  },
  getDraft: {
    summary: {
      en: 'One draft with the text it replaced; null when there is none.',
      id: 'Satu draf beserta teks yang digantikannya; null jika tidak ada.',
      my: 'Satu draf bersama teks yang digantikannya; null jika tiada.',
    },
  },
  saveDraft: {
    summary: {
      en: 'Saves a draft. The newer text wins; the one it replaces is kept for a day.',
      id: 'Menyimpan draf. Teks yang lebih baru menang, yang digantikan disimpan sehari.',
      my: 'Menyimpan draf. Teks yang lebih baharu menang, yang digantikan disimpan sehari.',
    },
  },
  deleteDraft: {
    summary: {
      en: 'Deletes a draft.',
      id: 'Menghapus draf.',
      my: 'Memadam draf.',
    },
  },
}
