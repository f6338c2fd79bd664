import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  skipToContent: { en: 'Skip to content', id: 'Langsung ke isi', my: 'Terus ke kandungan' },
  mainNavigation: { en: 'Main navigation', id: 'Navigasi utama', my: 'Navigasi utama' },
  create: { en: 'Write an article', id: 'Tulis artikel', my: 'Tulis artikel' },
  createPost: { en: 'Write a post', id: 'Tulis postingan', my: 'Tulis hantaran' },
  createQuestion: { en: 'Ask a question', id: 'Ajukan pertanyaan', my: 'Tanya soalan' },
  home: { en: 'Home', id: 'Beranda', my: 'Utama' },
  category: { en: 'Category', id: 'Kategori', my: 'Kategori' },
  trending: { en: 'Trending', id: 'Sedang tren', my: 'Sohor kini' },
  market: { en: 'Market', id: 'Paket', my: 'Pelan' },
  help: { en: 'Help', id: 'Bantuan', my: 'Bantuan' },
  page: { en: 'Page', id: 'Page', my: 'Page' },
  guilds: { en: 'Guilds', id: 'Guild', my: 'Guild' },
  iqTest: { en: 'IQ test', id: 'Tes IQ', my: 'Ujian IQ' },
  login: { en: 'Login', id: 'Masuk', my: 'Log masuk' },
  menu: { en: 'Menu', id: 'Menu', my: 'Menu' },
  language: { en: 'Language', id: 'Bahasa', my: 'Bahasa' },
})
