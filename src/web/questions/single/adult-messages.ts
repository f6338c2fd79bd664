import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  adult: { en: 'Adult content', id: 'Konten dewasa', my: 'Kandungan dewasa' },
  adultText: {
    en: 'Hidden until you confirm that you’re 18 or older.',
    id: 'Disembunyikan sampai Anda menyatakan berusia 18 tahun ke atas.',
    my: 'Disembunyikan sehingga anda mengesahkan bahawa anda berumur 18 tahun ke atas.',
  },
  adultNever: {
    en: 'This isn’t available to you.',
    id: 'Ini tidak tersedia untuk Anda.',
    my: 'Ini tidak tersedia untuk anda.',
  },
  question: { en: 'Question', id: 'Pertanyaan', my: 'Soalan' },
  show: { en: 'Show', id: 'Tampilkan', my: 'Paparkan' },
})
