import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  title: { en: 'Confirm your email address', id: 'Konfirmasi alamat email', my: 'Sahkan alamat e-mel' },
  intro: {
    en: 'You asked to change your account’s email address. It changes once you’ve confirmed the links in both emails.',
    id: 'Anda meminta mengganti alamat email akun Anda. Alamat diganti setelah Anda mengonfirmasi tautan di kedua email.',
    my: 'Anda meminta untuk menukar alamat e-mel akaun anda. Alamat ditukar selepas anda mengesahkan pautan dalam kedua-dua e-mel.',
  },
  notYou: {
    en: 'Wasn’t you? Just close this page: nothing changes.',
    id: 'Bukan Anda? Tutup saja halaman ini: tidak ada yang berubah.',
    my: 'Bukan anda? Tutup sahaja halaman ini: tiada apa-apa yang berubah.',
  },
  confirm: { en: 'Confirm', id: 'Konfirmasi', my: 'Sahkan' },
  failed: {
    en: 'Couldn’t confirm it. Please try again.',
    id: 'Gagal dikonfirmasi. Silakan coba lagi.',
    my: 'Tidak dapat disahkan. Sila cuba lagi.',
  },
  halfTitle: { en: 'One link left', id: 'Tinggal satu tautan', my: 'Tinggal satu pautan lagi' },
  oldProven: {
    en: 'Your current address is confirmed. Now open the link we sent to your new address.',
    id: 'Alamat Anda saat ini sudah dikonfirmasi. Sekarang buka tautan yang kami kirim ke alamat baru Anda.',
    my: 'Alamat semasa anda sudah disahkan. Sekarang buka pautan yang kami hantar ke alamat baharu anda.',
  },
  newProven: {
    en: 'Your new address is confirmed. Now open the link we sent to your current address.',
    id: 'Alamat baru Anda sudah dikonfirmasi. Sekarang buka tautan yang kami kirim ke alamat Anda saat ini.',
    my: 'Alamat baharu anda sudah disahkan. Sekarang buka pautan yang kami hantar ke alamat semasa anda.',
  },
  doneTitle: {
    en: 'Email address changed',
    id: 'Alamat email diganti',
    my: 'Alamat e-mel ditukar',
  },
  doneText: {
    en: 'From now on, sign in with the new one. You’re signed out on other devices.',
    id: 'Mulai sekarang, masuk dengan alamat baru. Anda sudah keluar dari perangkat lain.',
    my: 'Mulai sekarang, log masuk dengan alamat baharu. Anda telah dilog keluar daripada peranti lain.',
  },
  deadTitle: {
    en: 'This link no longer works',
    id: 'Tautan ini tidak berlaku lagi',
    my: 'Pautan ini tidak berfungsi lagi',
  },
  deadText: {
    en: 'It has been used, replaced by a newer one, or is older than {hours} hours. You can start again in your settings.',
    id: 'Tautan sudah dipakai, diganti yang lebih baru, atau lebih dari {hours} jam. Anda bisa memulai lagi di pengaturan.',
    my: 'Pautan sudah digunakan, diganti dengan yang lebih baharu, atau melebihi {hours} jam. Anda boleh mulakan semula dalam tetapan.',
  },
  noTokenText: {
    en: 'Open this page from the link in our email.',
    id: 'Buka halaman ini lewat tautan di email kami.',
    my: 'Buka halaman ini melalui pautan dalam e-mel kami.',
  },
  toSettings: { en: 'Go to settings', id: 'Ke pengaturan', my: 'Ke tetapan' },
})
