import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  faults: {
    en: 'One thing has to be put right|{count} things have to be put right',
    id: '{count} hal perlu diperbaiki',
    my: '{count} perkara perlu dibetulkan',
  },
  /** Whatever was tried. Not that it is unsaved: the draft of the same words is, and says so below. */
  refused: { en: 'That didn’t go through', id: 'Belum berhasil', my: 'Belum berjaya' },
  offline: {
    en: 'You are offline. Nothing is lost: everything is kept here. Send it again when you are back.',
    id: 'Anda sedang offline. Tidak ada yang hilang: semuanya tersimpan di sini. Kirim lagi saat online kembali.',
    my: 'Anda di luar talian. Tiada yang hilang: semuanya disimpan di sini. Hantar semula apabila talian kembali.',
  },
  notReached: {
    en: 'The server could not be reached. Nothing is lost: everything is kept here. Try again in a moment; it is never sent twice.',
    id: 'Server tidak dapat dihubungi. Tidak ada yang hilang: semuanya tersimpan di sini. Coba lagi sebentar; tidak akan terkirim dua kali.',
    my: 'Pelayan tidak dapat dihubungi. Tiada yang hilang: semuanya disimpan di sini. Cuba sebentar lagi; ia tidak akan dihantar dua kali.',
  },
  tooOften: {
    en: 'That was often in a short time. Everything is kept; please wait a little and try again.',
    id: 'Terlalu sering dalam waktu singkat. Semuanya tersimpan; tunggu sebentar lalu coba lagi.',
    my: 'Terlalu kerap dalam masa singkat. Semuanya disimpan; tunggu sebentar dan cuba lagi.',
  },
  signedOut: {
    en: 'You have been signed out. Everything is kept on this device; sign in and it is here again.',
    id: 'Anda telah keluar. Semuanya tersimpan di perangkat ini; masuklah dan semuanya ada lagi.',
    my: 'Anda telah dilog keluar. Semuanya disimpan pada peranti ini; log masuk dan semuanya ada semula.',
  },
  signIn: { en: 'Sign in', id: 'Masuk', my: 'Log masuk' },
})
