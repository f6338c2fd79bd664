import type * as signIns from '../../contract/sign-ins.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const endpoints: EndpointFactsOf<typeof signIns> = {
  getReauthentication: {
    summary: {
      en: 'Lists how you can confirm that it’s you, and whether you did within the last 10 minutes.',
      id: 'Menampilkan cara memastikan bahwa ini Anda, dan apakah Anda melakukannya dalam 10 menit terakhir.',
      my: 'Memaparkan cara mengesahkan bahawa ini anda, dan sama ada anda melakukannya dalam 10 minit terakhir.',
    },
  },
  reauthenticate: {
    summary: {
      en: 'Confirms that it’s you, with your password or a mailed code. For 10 minutes this session may then do what calls refuse with `reauthentication_required`.',
      id: 'Memastikan bahwa ini Anda, dengan kata sandi atau kode lewat email. Selama 10 menit sesi ini boleh melakukan hal yang ditolak dengan `reauthentication_required`.',
      my: 'Mengesahkan bahawa ini anda, dengan kata laluan atau kod melalui e-mel. Selama 10 minit sesi ini boleh melakukan perkara yang ditolak dengan `reauthentication_required`.',
    },
    refusals: ['invalid_code'],
  },
  sendReauthenticationCode: {
    summary: {
      en: 'Sends a code to your address, for accounts without a password; the older one stops working.',
      id: 'Mengirim kode ke alamat Anda, untuk akun tanpa kata sandi; kode lama tidak berlaku lagi.',
      my: 'Menghantar kod ke alamat anda, bagi akaun tanpa kata laluan; kod lama tidak sah lagi.',
    },
  },
}
