import type * as embeds from '../../contract/embeds.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const endpoints: EndpointFactsOf<typeof embeds> = {
  listEmbeds: {
    summary: {
      en: 'Returns cards for what a text embeds, as far as you may see it.',
      id: 'Menampilkan kartu dari yang disematkan dalam teks, sejauh boleh Anda lihat.',
      my: 'Memaparkan kad bagi apa yang dibenamkan dalam teks, setakat yang boleh anda lihat.',
    },
  },
}
