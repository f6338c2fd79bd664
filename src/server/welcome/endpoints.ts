import type * as welcome from '../../contract/welcome.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const endpoints: EndpointFactsOf<typeof welcome> = {
  getWelcome: {
    summary: {
      en: 'Where a new member is: whether the first screens are still to come, and what is ticked on the checklist.',
      id: 'Sampai di mana anggota baru: apakah layar pertama belum dilihat, dan apa yang sudah dicentang.',
      my: 'Sampai di mana ahli baharu: sama ada skrin pertama belum dilihat, dan apa yang sudah ditanda.',
    },
  },
  finishWelcome: {
    summary: {
      en: 'The first screens were seen, or skipped.',
      id: 'Layar pertama sudah dilihat, atau dilewati.',
      my: 'Skrin pertama sudah dilihat, atau dilangkau.',
    },
  },
  closeChecklist: {
    summary: {
      en: 'The checklist is done, or not wanted.',
      id: 'Daftar periksa sudah selesai, atau tidak diinginkan.',
      my: 'Senarai semak sudah siap, atau tidak dikehendaki.',
    },
  },
  listSuggestedPeople: {
    summary: {
      en: 'People to follow: who lately wrote in your languages, first in the categories you follow.',
      id: 'Orang untuk diikuti: yang belakangan menulis dalam bahasa Anda, mulai dari kategori yang Anda ikuti.',
      my: 'Orang untuk diikuti: yang baru-baru ini menulis dalam bahasa anda, bermula dengan kategori ikutan anda.',
    },
  },
}
