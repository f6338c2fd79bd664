import { defineMessages } from '../../platform/messages.ts'

/** The first screen waits for these: words of other blocks have files of their own. */
export const messages = defineMessages({
  pageDescription: {
    en: 'A reading room for Southeast Asia: read and write articles, share photos, videos and polls, and talk about them, in English, Indonesian and Malay.',
    id: 'Ruang baca untuk Asia Tenggara: baca dan tulis artikel, bagikan foto, video, dan jajak pendapat, lalu bicarakan bersama, dalam bahasa Inggris, Indonesia, dan Melayu.',
    my: 'Bilik bacaan untuk Asia Tenggara: baca dan tulis artikel, kongsi foto, video dan undian, lalu bincangkan bersama, dalam bahasa Inggeris, Indonesia dan Melayu.',
  },
  helloVisitor: {
    en: 'Welcome to {siteName}',
    id: 'Selamat datang di {siteName}',
    my: 'Selamat datang ke {siteName}',
  },
  helloMember: { en: 'Welcome, {name}', id: 'Selamat datang, {name}', my: 'Selamat datang, {name}' },
  question: {
    en: 'What are you curious about',
    id: 'Apa yang ingin Anda ketahui',
    my: 'Apakah yang ingin anda tahu',
  },
  tonight: { en: ' tonight', id: ' malam ini', my: ' malam ini' },
  dawn: { en: 'Good morning, {name}', id: 'Selamat pagi, {name}', my: 'Selamat pagi, {name}' },
  noon: { en: 'Hello, {name}', id: 'Selamat siang, {name}', my: 'Selamat tengah hari, {name}' },
  dusk: { en: 'Good afternoon, {name}', id: 'Selamat sore, {name}', my: 'Selamat petang, {name}' },
  night: { en: 'Good evening, {name}', id: 'Selamat malam, {name}', my: 'Selamat malam, {name}' },
})
