import type * as contract from '../../contract/data-export.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const endpoints: EndpointFactsOf<typeof contract> = {
  getDataExport: {
    summary: {
      en: 'The latest copy of your data: how far it is, how big, and until when you can download it.',
      id: 'Salinan data Anda yang terbaru: kemajuannya, ukurannya, dan sampai kapan bisa diunduh.',
      my: 'Salinan data anda yang terkini: kemajuannya, saiznya, dan sehingga bila boleh dimuat turun.',
    },
  },
  startDataExport: {
    summary: {
      en: 'Prepares a zip of everything you have here, once a day. Needs a confirmation that it’s you within the last 10 minutes.',
      id: 'Menyiapkan zip berisi semua milik Anda di sini, sekali sehari. Perlu konfirmasi bahwa ini Anda dalam 10 menit terakhir.',
      my: 'Menyediakan zip semua milik anda di sini, sekali sehari. Perlu pengesahan bahawa ini anda dalam 10 minit terakhir.',
    },
    refusals: ['reauthentication_required', 'conflict', 'too_many_requests'],
  },
  checkDataExport: {
    summary: {
      en: 'Says whether a copy of your data can be downloaded now. Needs a confirmation that it’s you within the last 10 minutes.',
      id: 'Memberi tahu apakah salinan data Anda bisa diunduh sekarang. Perlu konfirmasi bahwa ini Anda dalam 10 menit terakhir.',
      my: 'Memberitahu sama ada salinan data anda boleh dimuat turun sekarang. Perlu pengesahan bahawa ini anda dalam 10 minit terakhir.',
    },
    refusals: ['reauthentication_required', 'conflict', 'not_found'],
  },
  downloadDataExport: {
    summary: {
      en: 'The copy of your data as a zip, for 7 days. Needs a confirmation that it’s you within the last 10 minutes.',
      id: 'Salinan data Anda sebagai zip, selama 7 hari. Perlu konfirmasi bahwa ini Anda dalam 10 menit terakhir.',
      my: 'Salinan data anda sebagai zip, selama 7 hari. Perlu pengesahan bahawa ini anda dalam 10 minit terakhir.',
    },
    refusals: ['reauthentication_required', 'conflict', 'not_found'],
  },
}
