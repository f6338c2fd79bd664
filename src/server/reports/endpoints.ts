import type * as reports from '../../contract/reports.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const endpoints: EndpointFactsOf<typeof reports> = {
  reportObject: {
    summary: {
      en: 'Reports to the moderators that something breaks the rules.',
      id: 'Melaporkan kepada moderator bahwa sesuatu melanggar aturan.',
      my: 'Melaporkan kepada moderator bahawa sesuatu melanggar peraturan.',
    },
    refusals: ['not_found', 'not_allowed'],
  },
  closeReports: {
    summary: {
      en: 'Closes the open reports about something. Unfounded: anything they hid or marked is shown again as before. Founded: what was hidden is removed. For moderators.',
      id: 'Menutup laporan yang masih terbuka tentang sesuatu. Tidak berdasar: yang disembunyikan atau ditandai karenanya ditampilkan lagi seperti semula. Berdasar: yang disembunyikan dihapus. Untuk moderator.',
      my: 'Menutup laporan yang masih terbuka tentang sesuatu. Tidak berasas: apa yang disembunyikan atau ditandakan kerananya dipaparkan semula seperti asal. Berasas: apa yang disembunyikan dialih keluar. Untuk moderator.',
    },
    refusals: ['not_allowed', 'not_found'],
  },
}
