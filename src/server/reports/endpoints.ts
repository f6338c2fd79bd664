import type * as reports from '../../contract/reports.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const endpoints: EndpointFactsOf<typeof reports> = {
  reportObject: {
    summary: {
      en: 'Tells the moderators that something breaks the rules.',
      id: 'Memberi tahu moderator bahwa sesuatu melanggar aturan.',
      my: 'Memberitahu moderator bahawa sesuatu melanggar peraturan.',
    },
    refusals: ['not_found', 'not_allowed'],
  },
  closeReports: {
    summary: {
      en: 'Closes the open reports about something. Unfounded: whatever they hid or marked is shown again as before. Founded: what was hidden is removed. For moderators.',
      id: 'Menutup laporan yang masih terbuka tentang sesuatu. Tidak berdasar: yang disembunyikan atau ditandai karenanya ditampilkan lagi seperti semula. Berdasar: yang disembunyikan dihapus. Untuk moderator.',
      my: 'Menutup laporan yang masih terbuka tentang sesuatu. Tidak berasas: apa yang disembunyikan atau ditanda kerananya dipaparkan semula seperti asal. Berasas: apa yang disembunyikan dialih keluar. Untuk moderator.',
    },
    refusals: ['not_found'],
  },
}
