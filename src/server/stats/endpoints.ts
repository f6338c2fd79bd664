import type * as stats from '../../contract/stats.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const endpoints: EndpointFactsOf<Omit<typeof stats, 'getTrending' | 'getRecentUpdates'>> = {
  getCategoryCounts: {
    summary: {
      en: 'How many articles each category has.',
      id: 'Jumlah artikel tiap kategori.',
      my: 'Bilangan artikel setiap kategori.',
    },
  },
  getStats: {
    summary: {
      en: 'The numbers of the site: categories, articles, visitors, contributors, recent edits, people online.',
      id: 'Angka-angka situs: kategori, artikel, pengunjung, kontributor, suntingan terbaru, orang yang online.',
      my: 'Angka laman: kategori, artikel, pelawat, penyumbang, suntingan terkini, orang dalam talian.',
    },
  },
  getOnline: {
    summary: {
      en: 'How many people are online now: counted without cookies, over five minutes.',
      id: 'Berapa orang yang online sekarang: dihitung tanpa cookie, selama lima menit.',
      my: 'Berapa ramai orang dalam talian sekarang: dikira tanpa kuki, dalam lima minit.',
    },
  },
}
