import type * as nsfw from '../../contract/nsfw.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const endpoints: EndpointFactsOf<typeof nsfw> = {
  getNsfw: {
    summary: {
      en: 'Whether you may see adult content, and whether you can ask for it.',
      id: 'Apakah Anda boleh melihat konten dewasa, dan apakah Anda bisa memintanya.',
      my: 'Sama ada anda boleh melihat kandungan dewasa, dan sama ada anda boleh memintanya.',
    },
  },
  giveNsfwConsent: {
    summary: {
      en: 'Confirms that you’re 18 or older and want to see adult content.',
      id: 'Menyatakan bahwa Anda berusia 18 tahun ke atas dan ingin melihat konten dewasa.',
      my: 'Menyatakan bahawa anda berumur 18 tahun ke atas dan mahu melihat kandungan dewasa.',
    },
    refusals: ['not_allowed', 'under_age'],
  },
  withdrawNsfwConsent: {
    summary: {
      en: 'Withdraws that: adult content is hidden again.',
      id: 'Menariknya kembali: konten dewasa disembunyikan lagi.',
      my: 'Menarik balik pernyataan itu: kandungan dewasa disembunyikan semula.',
    },
  },
  getBirthYear: {
    summary: {
      en: 'The year of birth you gave, if any.',
      id: 'Tahun lahir yang Anda berikan, jika ada.',
      my: 'Tahun lahir yang anda berikan, jika ada.',
    },
  },
  saveBirthYear: {
    summary: {
      en: 'Saves your year of birth. People under 18 are never shown adult content.',
      id: 'Menyimpan tahun lahir Anda. Yang berusia di bawah 18 tahun tidak pernah diberi konten dewasa.',
      my: 'Menyimpan tahun lahir anda. Mereka yang berumur bawah 18 tahun tidak akan diberikan kandungan dewasa.',
    },
  },
}
