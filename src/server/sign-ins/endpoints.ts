import type * as signIns from '../../contract/sign-ins.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const endpoints: EndpointFactsOf<typeof signIns> = {
  listSessions: {
    summary: {
      en: 'Lists where you’re signed in: browser and system as the browser names itself, the first part of the address for 30 days.',
      id: 'Menampilkan tempat Anda masuk: peramban dan sistem menurut peramban itu sendiri, serta bagian awal alamat IP selama 30 hari.',
      my: 'Memaparkan tempat anda log masuk: pelayar dan sistem menurut pelayar itu sendiri, serta bahagian awal alamat IP selama 30 hari.',
    },
  },
  endSession: {
    summary: {
      en: 'Signs out one of your devices.',
      id: 'Mengeluarkan salah satu perangkat Anda.',
      my: 'Menamatkan sesi pada salah satu peranti anda.',
    },
  },
  endOtherSessions: {
    summary: {
      en: 'Signs out all of your devices except this one.',
      id: 'Mengeluarkan semua perangkat Anda kecuali yang ini.',
      my: 'Menamatkan sesi pada semua peranti anda kecuali yang ini.',
    },
  },
  listSignIns: {
    summary: {
      en: 'Lists the sign-ins to your account of the last 90 days and wrong passwords, the latest first.',
      id: 'Menampilkan riwayat masuk ke akun Anda selama 90 hari terakhir beserta kata sandi yang salah, dari yang terbaru.',
      my: 'Memaparkan sejarah log masuk ke akaun anda dalam 90 hari lepas serta kata laluan yang salah, bermula dengan yang terkini.',
    },
  },
  getReauthentication: {
    summary: {
      en: 'Lists how you can confirm that it’s you, and whether you did within the last 10 minutes.',
      id: 'Menampilkan cara mengonfirmasi bahwa ini Anda, dan apakah Anda melakukannya dalam 10 menit terakhir.',
      my: 'Memaparkan cara mengesahkan bahawa ini anda, dan sama ada anda melakukannya dalam 10 minit terakhir.',
    },
  },
  reauthenticate: {
    summary: {
      en: 'Confirms that it’s you, with your password or a mailed code. For 10 minutes this session may then do what calls refuse with `reauthentication_required`.',
      id: 'Mengonfirmasi bahwa ini Anda, dengan kata sandi atau kode lewat email. Selama 10 menit sesi ini boleh melakukan hal yang ditolak dengan `reauthentication_required`.',
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
