import type * as settings from '../../contract/settings.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const endpoints: EndpointFactsOf<typeof settings> = {
  saveTheme: {
    summary: {
      en: 'Keeps the person’s theme. Topaz, Agate and Aqua need the plan of their stone or a higher one.',
      id: 'Menyimpan tema orang tersebut. Topaz, Agate, dan Aqua memerlukan paket batu itu atau yang lebih tinggi.',
      my: 'Menyimpan tema orang itu. Topaz, Agate dan Aqua memerlukan pelan batu berkenaan atau yang lebih tinggi.',
    },
    refusals: ['plan_required'],
  },
  getLanguages: {
    summary: {
      en: 'The languages that the signed-in person reads, in order of preference, and writes in.',
      id: 'Bahasa yang dibaca orang yang masuk, menurut urutan keinginannya, dan bahasa ia menulis.',
      my: 'Bahasa bacaan orang yang log masuk, mengikut susunan kehendaknya, serta bahasa penulisannya.',
    },
  },
  saveLanguages: {
    summary: {
      en: 'Keeps what a person reads and writes in. No reading languages: lists go by the language of the interface.',
      id: 'Menyimpan bahasa baca dan tulis seseorang. Tanpa bahasa baca, daftar mengikuti bahasa antarmuka.',
      my: 'Menyimpan bahasa bacaan dan penulisan seseorang. Tanpa bahasa bacaan, senarai mengikut bahasa antara muka.',
    },
  },
}
