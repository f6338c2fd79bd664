import type * as twoFactor from '../../contract/two-factor.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const endpoints: EndpointFactsOf<typeof twoFactor> = {
  getTwoFactor: {
    summary: {
      en: 'Whether two-step verification is on, and how many recovery codes are left.',
      id: 'Apakah verifikasi dua langkah aktif, dan berapa sisa kode pemulihan.',
      my: 'Sama ada pengesahan dua langkah dihidupkan, dan berapa kod pemulihan yang berbaki.',
    },
  },
  startTwoFactor: {
    summary: {
      en: 'Starts the set-up of an authenticator app: its secret as text, as a link and as a QR code. Nothing changes until a first code confirms it.',
      id: 'Memulai penyiapan aplikasi autentikator: rahasianya sebagai teks, tautan, dan kode QR. Tidak ada yang berubah sampai kode pertama mengonfirmasinya.',
      my: 'Memulakan persediaan aplikasi pengesah: rahsianya sebagai teks, pautan dan kod QR. Tiada apa-apa berubah sehingga kod pertama mengesahkannya.',
    },
    refusals: ['reauthentication_required', 'conflict'],
  },
  confirmTwoFactor: {
    summary: {
      en: 'Turns two-step verification on with a first code of the app. The recovery codes are returned this once.',
      id: 'Mengaktifkan verifikasi dua langkah dengan kode pertama dari aplikasi. Kode pemulihan hanya diberikan sekali ini.',
      my: 'Menghidupkan pengesahan dua langkah dengan kod pertama daripada aplikasi. Kod pemulihan hanya diberikan sekali ini.',
    },
    refusals: ['reauthentication_required', 'invalid_code', 'conflict'],
  },
  renewRecoveryCodes: {
    summary: {
      en: 'Makes ten new recovery codes; the older ones stop working.',
      id: 'Membuat sepuluh kode pemulihan baru; kode lama tidak berlaku lagi.',
      my: 'Membuat sepuluh kod pemulihan baharu; kod lama tidak sah lagi.',
    },
    refusals: ['reauthentication_required', 'conflict'],
  },
  endTwoFactor: {
    summary: {
      en: 'Turns two-step verification off.',
      id: 'Menonaktifkan verifikasi dua langkah.',
      my: 'Mematikan pengesahan dua langkah.',
    },
    refusals: ['reauthentication_required', 'conflict'],
  },
  passSecondStep: {
    summary: {
      en: 'Signs in with a code of the app or a recovery code, within ten minutes of the first step and in the same browser. Each code works once.',
      id: 'Masuk dengan kode dari aplikasi atau kode pemulihan, dalam sepuluh menit setelah langkah pertama dan di peramban yang sama. Setiap kode hanya berlaku sekali.',
      my: 'Log masuk dengan kod daripada aplikasi atau kod pemulihan, dalam masa sepuluh minit selepas langkah pertama dan dalam pelayar yang sama. Setiap kod hanya sah sekali.',
    },
    refusals: ['lapsed', 'invalid_code', 'conflict'],
  },
}
