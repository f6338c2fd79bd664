import type * as settings from '../../contract/settings.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const endpoints: EndpointFactsOf<typeof settings> = {
  saveTheme: {
    summary: {
      en: 'Saves the person’s theme. Topaz, Agate and Aqua need the plan of that name or a higher one.',
      id: 'Menyimpan tema orang tersebut. Topaz, Agate, dan Aqua memerlukan paket bernama sama atau yang lebih tinggi.',
      my: 'Menyimpan tema orang itu. Topaz, Agate dan Aqua memerlukan pelan dengan nama yang sama atau yang lebih tinggi.',
    },
    refusals: ['plan_required'],
  },
  getLanguages: {
    summary: {
      en: 'The languages the signed-in person reads, in order of preference, and writes in.',
      id: 'Bahasa yang dibaca orang yang masuk, menurut urutan pilihannya, dan bahasa yang dipakainya menulis.',
      my: 'Bahasa bacaan orang yang log masuk, mengikut urutan pilihannya, serta bahasa penulisannya.',
    },
  },
  saveLanguages: {
    summary: {
      en: 'Saves the languages a person reads and writes in. Without reading languages, lists follow the language of the interface.',
      id: 'Menyimpan bahasa baca dan tulis seseorang. Tanpa bahasa baca, daftar mengikuti bahasa antarmuka.',
      my: 'Menyimpan bahasa bacaan dan penulisan seseorang. Tanpa bahasa bacaan, senarai mengikut bahasa antara muka.',
    },
  },
}
