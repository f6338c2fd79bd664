import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  /** All that machines are told of an adult post. */
  adult: {
    en: 'Adult content. Hidden until you confirm that you’re 18 or older.',
    id: 'Konten dewasa. Disembunyikan sampai Anda menyatakan berusia 18 tahun ke atas.',
    my: 'Kandungan dewasa. Disembunyikan sehingga anda mengesahkan bahawa anda berumur 18 tahun ke atas.',
  },
})
