import type * as embeds from '../../contract/embeds.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const endpoints: EndpointFactsOf<typeof embeds> = {
  listEmbeds: {
    summary: {
      en: 'Gives cards of what a text embeds, as far as you may see it.',
      id: 'Memberikan kartu dari yang disematkan dalam teks, sejauh boleh Anda lihat.',
      my: 'Memberikan kad bagi apa yang dibenamkan dalam teks, setakat yang anda boleh lihat.',
    },
  },
}
