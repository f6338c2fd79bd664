import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  faults: {
    en: '1 thing to fix|{count} things to fix',
    id: '{count} hal perlu diperbaiki',
    my: '{count} perkara perlu dibetulkan',
  },
  /** Whatever was tried. Not that it is unsaved: the draft of the same words is, and says so below. */
  refused: { en: 'That didn’t go through', id: 'Belum berhasil', my: 'Belum berjaya' },
  offline: {
    en: 'You’re offline. Nothing is lost: everything is kept here. Send it again when you’re back online.',
    id: 'Anda sedang offline. Tidak ada yang hilang: semuanya tersimpan di sini. Kirim lagi saat online kembali.',
    my: 'Anda di luar talian. Tiada yang hilang: semuanya disimpan di sini. Hantar semula apabila anda kembali dalam talian.',
  },
  notReached: {
    en: 'We couldn’t reach the server. Nothing is lost: everything is kept here. Try again in a moment; it won’t be sent twice.',
    id: 'Server tidak bisa dihubungi. Tidak ada yang hilang: semuanya tersimpan di sini. Coba lagi sebentar; tidak akan terkirim dua kali.',
    my: 'Pelayan tidak dapat dihubungi. Tiada yang hilang: semuanya disimpan di sini. Cuba sebentar lagi; ia tidak akan dihantar dua kali.',
  },
  tooOften: {
    en: 'Too many attempts. Everything is saved; please wait a moment and try again.',
    id: 'Terlalu banyak percobaan. Semuanya tersimpan; tunggu sebentar, lalu coba lagi.',
    my: 'Terlalu banyak percubaan. Semuanya disimpan; tunggu sebentar, kemudian cuba lagi.',
  },
  signedOut: {
    en: 'You’ve been signed out. Everything is saved on this device; sign in and it’ll be here.',
    id: 'Sesi Anda berakhir. Semuanya tersimpan di perangkat ini; masuk lagi untuk melanjutkan.',
    my: 'Sesi anda tamat. Semuanya disimpan pada peranti ini; log masuk untuk menyambung.',
  },
  signIn: { en: 'Sign in', id: 'Masuk', my: 'Log masuk' },
})
