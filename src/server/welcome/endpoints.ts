import type * as welcome from '../../contract/welcome.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const endpoints: EndpointFactsOf<typeof welcome> = {
  getWelcome: {
    summary: {
      en: 'How far a new member is: whether they still have to see the first screens, and what is ticked on the checklist.',
      id: 'Sampai di mana anggota baru: apakah layar pertama belum dilihat, dan apa yang sudah dicentang.',
      my: 'Sampai di mana ahli baharu: sama ada skrin pertama belum dilihat, dan apa yang sudah ditanda.',
    },
  },
  finishWelcome: {
    summary: {
      en: 'Records that the first screens were seen or skipped.',
      id: 'Mencatat bahwa layar pertama sudah dilihat atau dilewati.',
      my: 'Merekodkan bahawa skrin pertama sudah dilihat atau dilangkau.',
    },
  },
  closeChecklist: {
    summary: {
      en: 'Closes the checklist, done or not.',
      id: 'Menutup daftar periksa, selesai atau belum.',
      my: 'Menutup senarai semak, siap atau belum.',
    },
  },
  listSuggestedPeople: {
    summary: {
      en: 'People to follow: those who recently wrote in your languages, first in the categories you follow.',
      id: 'Orang untuk diikuti: yang belakangan menulis dalam bahasa Anda, mulai dari kategori yang Anda ikuti.',
      my: 'Orang untuk diikuti: yang baru-baru ini menulis dalam bahasa anda, bermula dengan kategori yang anda ikuti.',
    },
  },
}
