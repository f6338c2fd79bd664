import type * as nsfw from '../../contract/nsfw.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const endpoints: EndpointFactsOf<typeof nsfw> = {
  getNsfw: {
    summary: {
      en: 'Tells whether you may see adult content, and whether you can ask for it.',
      id: 'Memberi tahu apakah Anda boleh melihat konten dewasa, dan apakah Anda dapat memintanya.',
      my: 'Memberitahu sama ada anda boleh melihat kandungan dewasa, dan sama ada anda boleh memintanya.',
    },
  },
  giveNsfwConsent: {
    summary: {
      en: 'Says that you are 18 or older and want to see adult content.',
      id: 'Menyatakan bahwa Anda berusia 18 tahun atau lebih dan ingin melihat konten dewasa.',
      my: 'Menyatakan bahawa anda berumur 18 tahun ke atas dan mahu melihat kandungan dewasa.',
    },
    refusals: ['not_allowed', 'under_age'],
  },
  withdrawNsfwConsent: {
    summary: {
      en: 'Takes that back: adult content is hidden again.',
      id: 'Mencabutnya kembali: konten dewasa disembunyikan lagi.',
      my: 'Menarik balik pernyataan itu: kandungan dewasa disembunyikan semula.',
    },
  },
  getBirthYear: {
    summary: {
      en: 'Tells the year of birth you gave, if any.',
      id: 'Memberi tahu tahun lahir yang Anda berikan, jika ada.',
      my: 'Memberitahu tahun lahir yang anda berikan, jika ada.',
    },
  },
  saveBirthYear: {
    summary: {
      en: 'Keeps your year of birth. Who is younger than 18 is never given adult content.',
      id: 'Menyimpan tahun lahir Anda. Yang berusia di bawah 18 tahun tidak pernah diberi konten dewasa.',
      my: 'Menyimpan tahun lahir anda. Yang berumur bawah 18 tahun tidak akan diberikan kandungan dewasa.',
    },
  },
}
