import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  title: { en: 'Cookies, your choice', id: 'Cookie, pilihan Anda', my: 'Kuki, pilihan anda' },
  text: {
    en: 'We only need a few cookies to keep you signed in and show the site in your language. Anything else is up to you.',
    id: 'Kami hanya perlu beberapa cookie agar Anda tetap masuk dan situs tampil dalam bahasa Anda. Selebihnya terserah Anda.',
    my: 'Kami hanya perlukan beberapa kuki supaya anda kekal log masuk dan laman dipaparkan dalam bahasa anda. Yang lain terserah kepada anda.',
  },
  policy: { en: 'Read the cookie policy', id: 'Baca kebijakan cookie', my: 'Baca dasar kuki' },
  customize: { en: 'Customize', id: 'Sesuaikan', my: 'Ubah suai' },
  rejectAll: { en: 'Reject All', id: 'Tolak Semua', my: 'Tolak Semua' },
  acceptAll: { en: 'Accept All', id: 'Terima Semua', my: 'Terima Semua' },
  dialogTitle: { en: 'Cookie preferences', id: 'Preferensi cookie', my: 'Keutamaan kuki' },
  dialogText: {
    en: 'You can change this at any time from the bottom of every page.',
    id: 'Anda bisa mengubahnya kapan saja dari bagian bawah setiap halaman.',
    my: 'Anda boleh mengubahnya pada bila-bila masa dari bahagian bawah setiap halaman.',
  },
  essential: { en: 'Essential', id: 'Esensial', my: 'Perlu' },
  essentialText: {
    en: 'Sign-in, safety, language and theme. Always on.',
    id: 'Masuk, keamanan, bahasa, dan tema. Selalu aktif.',
    my: 'Log masuk, keselamatan, bahasa dan tema. Sentiasa aktif.',
  },
  analytics: { en: 'Analytics', id: 'Analitik', my: 'Analitik' },
  analyticsText: {
    en: 'Show us which pages help. None in use today.',
    id: 'Menunjukkan halaman mana yang berguna. Saat ini tidak ada.',
    my: 'Menunjukkan halaman yang membantu. Buat masa ini tiada.',
  },
  preferences: { en: 'Preferences', id: 'Preferensi', my: 'Keutamaan' },
  preferencesText: {
    en: 'Extras beyond language and theme. None in use today.',
    id: 'Fitur tambahan di luar bahasa dan tema. Saat ini tidak ada.',
    my: 'Ciri tambahan selain bahasa dan tema. Buat masa ini tiada.',
  },
  marketing: { en: 'Marketing', id: 'Pemasaran', my: 'Pemasaran' },
  marketingText: {
    en: 'This site has no advertising. None in use today.',
    id: 'Situs ini tidak memuat iklan. Saat ini tidak ada.',
    my: 'Laman ini tiada iklan. Buat masa ini tiada.',
  },
  save: { en: 'Save Preferences', id: 'Simpan Preferensi', my: 'Simpan Keutamaan' },
})
