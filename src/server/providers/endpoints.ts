import type * as auth from '../../contract/auth.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const endpoints: EndpointFactsOf<Pick<typeof auth, 'startGoogle' | 'finishGoogle' | 'startDiscord'>> =
  {
    startGoogle: {
      summary: {
        en: 'Goes on to Google to sign in there. Not found when the site has not set it up.',
        id: 'Melanjutkan ke Google untuk masuk dari sana. Tidak ditemukan bila situs belum menyiapkannya.',
        my: 'Meneruskan ke Google untuk log masuk di sana. Tidak ditemui jika laman belum menyediakannya.',
      },
      refusals: ['not_found'],
    },
    finishGoogle: {
      summary: {
        en: 'Where Google sends the person back to. Goes on into the site, signed in or with the reason why not.',
        id: 'Tempat Google mengembalikan orang tersebut. Lanjut ke situs, sudah masuk atau dengan alasan mengapa gagal.',
        my: 'Tempat Google menghantar orang itu kembali. Terus ke laman, sudah log masuk atau dengan sebab kegagalannya.',
      },
      refusals: ['not_found'],
    },
    startDiscord: {
      summary: {
        en: 'Goes on to Discord to sign in there. Not found when the site has not set it up.',
        id: 'Melanjutkan ke Discord untuk masuk dari sana. Tidak ditemukan bila situs belum menyiapkannya.',
        my: 'Meneruskan ke Discord untuk log masuk di sana. Tidak ditemui jika laman belum menyediakannya.',
      },
      refusals: ['not_found'],
    },
  }
