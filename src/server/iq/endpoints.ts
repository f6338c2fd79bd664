import type * as iq from '../../contract/iq.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const endpoints: EndpointFactsOf<typeof iq> = {
  getIqStatus: {
    summary: {
      en: 'Tells whether the signed-in person has taken the reasoning test.',
      id: 'Memberi tahu apakah orang yang masuk sudah mengikuti tes penalaran.',
      my: 'Memberitahu sama ada orang yang log masuk telah mengambil ujian penaakulan.',
    },
  },
}
