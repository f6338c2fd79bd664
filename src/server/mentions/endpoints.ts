import type * as mentions from '../../contract/mentions.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const endpoints: EndpointFactsOf<typeof mentions> = {
  suggestPeople: {
    summary: {
      en: 'People whose alias or name begins like this, for completing an `@alias`: up to 8. Those who take part in the discussion, and those you follow, come first.',
      id: 'Orang yang alias atau namanya berawalan seperti ini, untuk melengkapi `@alias`: maksimal 8. Yang ikut berbicara tentang objek itu dan yang Anda ikuti tampil lebih dulu.',
      my: 'Orang yang alias atau namanya bermula seperti ini, untuk melengkapkan `@alias`: maksimum 8 orang. Mereka yang turut berbincang tentang objek itu dan yang anda ikuti didahulukan.',
    },
  },
}
