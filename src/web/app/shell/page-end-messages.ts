import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  quickNavigation: { en: 'Quick navigation', id: 'Navigasi cepat', my: 'Navigasi pantas' },
  libraryShort: { en: 'Library', id: 'Pustaka', my: 'Pustaka' },
  description: {
    en: 'A shared reading room for Southeast Asia. Write it, ask it, and pass it on in three languages.',
    id: 'Ruang baca bersama untuk Asia Tenggara. Tulis, tanyakan, dan teruskan dalam tiga bahasa.',
    my: 'Bilik bacaan bersama untuk Asia Tenggara. Tulis, tanya dan sampaikan dalam tiga bahasa.',
  },
  resources: { en: 'Resources', id: 'Informasi', my: 'Maklumat' },
  helpCentre: { en: 'Help centre', id: 'Pusat bantuan', my: 'Pusat bantuan' },
  database: { en: 'Database', id: 'Basis data', my: 'Pangkalan data' },
  leaderboard: { en: 'Leaderboard', id: 'Papan peringkat', my: 'Papan pendahulu' },
  api: { en: 'API', id: 'API', my: 'API' },
  opensNewTab: { en: '(opens in a new tab)', id: '(terbuka di tab baru)', my: '(dibuka dalam tab baharu)' },
  legal: { en: 'Legal', id: 'Ketentuan', my: 'Perundangan' },
  terms: { en: 'Terms of Service', id: 'Ketentuan Layanan', my: 'Terma Perkhidmatan' },
  privacy: { en: 'Privacy Policy', id: 'Kebijakan Privasi', my: 'Dasar Privasi' },
  cookies: { en: 'Cookie Policy', id: 'Kebijakan Cookie', my: 'Dasar Kuki' },
  cookieChoices: { en: 'Cookie choices', id: 'Pilihan cookie', my: 'Pilihan kuki' },
  copyright: { en: '© {year} {siteName}', id: '© {year} {siteName}', my: '© {year} {siteName}' },
  feedIcon: { en: 'Feed', id: 'Feed', my: 'Suapan' },
  contactIcon: { en: 'Contact', id: 'Kontak', my: 'Hubungi' },
  channelIcon: { en: 'Channel', id: 'Kanal', my: 'Saluran' },
  offline: {
    en: 'You’re offline. What you see is saved; new content loads when you’re back online.',
    id: 'Anda sedang offline. Yang tampil tetap ada; konten baru dimuat saat Anda online lagi.',
    my: 'Anda di luar talian. Yang dipaparkan tetap ada; kandungan baharu dimuatkan apabila anda kembali dalam talian.',
  },
})
