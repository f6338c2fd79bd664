import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  language: { en: 'Language', id: 'Bahasa', my: 'Bahasa' },
  languageHint: {
    en: 'The language you ask in.',
    id: 'Bahasa yang Anda pakai untuk bertanya.',
    my: 'Bahasa yang anda gunakan untuk bertanya.',
  },
  nsfw: { en: 'Adult content', id: 'Konten dewasa', my: 'Kandungan dewasa' },
  nsfwText: {
    en: 'Shown only to people who’ve confirmed they’re 18 or older.',
    id: 'Hanya ditampilkan kepada orang yang sudah menyatakan berusia 18 tahun ke atas.',
    my: 'Hanya dipaparkan kepada mereka yang sudah mengesahkan berumur 18 tahun ke atas.',
  },
})
