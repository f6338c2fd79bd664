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
      en: 'Changes the title of your own series, or the order of its parts.',
      id: 'Mengganti judul seri sendiri, atau urutan bagiannya.',
      my: 'Menukar tajuk siri sendiri, atau susunan bahagiannya.',
    },
  },
  deleteSeries: {
    summary: {
      en: 'Deletes your own series. Its articles stay.',
      id: 'Menghapus seri sendiri. Artikelnya tetap ada.',
      my: 'Memadam siri sendiri. Artikelnya kekal.',
    },
  },
}
