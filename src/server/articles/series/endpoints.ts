import type * as series from '../../../contract/series.ts'
import type { EndpointFactsOf } from '../../content/endpoint-facts.ts'

export const seriesEndpoints: EndpointFactsOf<typeof series> = {
  listMySeries: {
    summary: {
      en: 'The signed-in person’s own series, each with its parts in order, drafts included.',
      id: 'Seri milik orang yang masuk, masing-masing dengan bagiannya menurut urutan, termasuk draf.',
      my: 'Siri milik orang yang log masuk, setiap satu dengan bahagiannya mengikut turutan, termasuk draf.',
    },
  },
  updateSeries: {
    summary: {
      en: 'Gives one’s own series another title, or its parts another order.',
      id: 'Mengganti judul seri sendiri, atau urutan bagiannya.',
      my: 'Menukar tajuk siri sendiri, atau susunan bahagiannya.',
    },
  },
  deleteSeries: {
    summary: {
      en: 'Dissolves one’s own series. The articles stay.',
      id: 'Membubarkan seri sendiri. Artikelnya tetap ada.',
      my: 'Membubarkan siri sendiri. Artikelnya kekal.',
    },
  },
}
