import type * as account from '../../contract/account.ts'
import type * as auth from '../../contract/auth.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const endpoints: EndpointFactsOf<
  Pick<typeof auth, 'startGoogle' | 'finishGoogle' | 'startDiscord'> & Pick<typeof account, 'linkProvider'>
> = {
  startGoogle: {
    summary: {
      en: 'Continues to Google to sign in there. Not found if the site hasn’t set it up.',
      id: 'Melanjutkan ke Google untuk masuk dari sana. Tidak ditemukan jika situs belum menyiapkannya.',
      my: 'Meneruskan ke Google untuk log masuk di sana. Tidak dijumpai jika laman belum menyediakannya.',
    },
    refusals: ['not_found'],
  },
  finishGoogle: {
    summary: {
      en: 'Where Google sends the person back to. Continues to the site, signed in or with the reason why not.',
      id: 'Tempat Google mengembalikan orang tersebut. Lanjut ke situs, sudah masuk atau dengan alasan mengapa gagal.',
      my: 'Tempat Google menghantar orang itu kembali. Terus ke laman, sudah log masuk atau dengan sebab kegagalannya.',
    },
    refusals: ['not_found'],
  },
  startDiscord: {
    summary: {
      en: 'Continues to Discord to sign in there. Not found if the site hasn’t set it up.',
      id: 'Melanjutkan ke Discord untuk masuk dari sana. Tidak ditemukan jika situs belum menyiapkannya.',
      my: 'Meneruskan ke Discord untuk log masuk di sana. Tidak dijumpai jika laman belum menyediakannya.',
    },
    refusals: ['not_found'],
  },
  linkProvider: {
    summary: {
      en: 'Starts linking a sign-in provider to your account, and answers with the address to continue at. Not found if the site hasn’t set it up.',
      id: 'Memulai penautan penyedia masuk ke akun Anda, dan menjawab dengan alamat untuk melanjutkan. Tidak ditemukan jika situs belum menyiapkannya.',
      my: 'Memulakan pautan penyedia log masuk ke akaun anda, dan menjawab dengan alamat untuk meneruskan. Tidak dijumpai jika laman belum menyediakannya.',
    },
    refusals: ['not_allowed', 'reauthentication_required'],
  },
}
