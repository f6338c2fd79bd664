import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  title: { en: 'Confirm your email address', id: 'Konfirmasi alamat email', my: 'Sahkan alamat e-mel' },
  intro: {
    en: 'You asked for a new email address for your account. The change is made when the links of both mails are confirmed.',
    id: 'Anda meminta alamat email baru untuk akun Anda. Alamat diganti setelah tautan dari kedua email dikonfirmasi.',
    my: 'Anda meminta alamat e-mel baharu untuk akaun anda. Alamat ditukar selepas pautan daripada kedua-dua e-mel disahkan.',
  },
  notYou: {
    en: 'Wasn’t it you? Then close this page: nothing changes.',
    id: 'Bukan Anda? Tutup saja halaman ini: tidak ada yang berubah.',
    my: 'Bukan anda? Tutup sahaja halaman ini: tiada apa-apa yang berubah.',
  },
  confirm: { en: 'Confirm', id: 'Konfirmasi', my: 'Sahkan' },
  failed: {
    en: 'Couldn’t confirm it. Please try again.',
    id: 'Gagal dikonfirmasi. Silakan coba lagi.',
    my: 'Tidak dapat disahkan. Sila cuba lagi.',
  },
  halfTitle: { en: 'One link is left', id: 'Tinggal satu tautan', my: 'Tinggal satu pautan lagi' },
  oldProven: {
    en: 'Your present address is confirmed. Now open the link in the mail to your new address.',
    id: 'Alamat Anda saat ini sudah dikonfirmasi. Sekarang buka tautan di email ke alamat baru Anda.',
    my: 'Alamat semasa anda sudah disahkan. Sekarang buka pautan dalam e-mel ke alamat baharu anda.',
  },
  newProven: {
    en: 'Your new address is confirmed. Now open the link in the mail to your present address.',
    id: 'Alamat baru Anda sudah dikonfirmasi. Sekarang buka tautan di email ke alamat Anda saat ini.',
    my: 'Alamat baharu anda sudah disahkan. Sekarang buka pautan dalam e-mel ke alamat semasa anda.',
  },
  doneTitle: {
    en: 'Your email address is changed',
    id: 'Alamat email Anda diganti',
    my: 'Alamat e-mel anda ditukar',
  },
  doneText: {
    en: 'From now on you sign in with the new one. Other devices were signed out.',
    id: 'Mulai sekarang Anda masuk dengan alamat baru. Perangkat lain sudah keluar.',
    my: 'Mulai sekarang anda log masuk dengan alamat baharu. Peranti lain telah dilog keluar.',
  },
  deadTitle: {
    en: 'This link no longer works',
    id: 'Tautan ini tidak berlaku lagi',
    my: 'Pautan ini tidak lagi sah',
  },
  deadText: {
    en: 'It was used, replaced by a newer one, or is older than {hours} hours. You can start again in your settings.',
    id: 'Sudah dipakai, diganti yang lebih baru, atau lebih dari {hours} jam. Anda bisa memulai lagi di pengaturan.',
    my: 'Ia sudah digunakan, diganti dengan yang lebih baharu, atau melebihi {hours} jam. Anda boleh mulakan semula dalam tetapan.',
  },
  noTokenText: {
    en: 'Open this page with the link from our mail.',
    id: 'Buka halaman ini lewat tautan di email kami.',
    my: 'Buka halaman ini melalui pautan dalam e-mel kami.',
  },
  toSettings: { en: 'Go to settings', id: 'Ke pengaturan', my: 'Ke tetapan' },
})
