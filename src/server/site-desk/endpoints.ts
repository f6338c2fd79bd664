import type * as siteDesk from '../../contract/site-desk.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const endpoints: EndpointFactsOf<typeof siteDesk> = {
  getSiteDays: {
    summary: {
      en: 'How the site did on each of the last 90 days: sign-ups, reports, the oldest open report, storage, failed emails. Updated every hour.',
      id: 'Keadaan situs per hari selama 90 hari terakhir: pendaftaran, laporan, laporan terbuka terlama, penyimpanan, email gagal. Diperbarui setiap jam.',
      my: 'Keadaan laman bagi setiap hari dalam 90 hari lepas: pendaftaran, laporan, laporan terbuka paling lama, storan, e-mel gagal. Dikemas kini setiap jam.',
    },
  },
  getSiteSettings: {
    summary: {
      en: 'The site’s logo, welcome text, announcement and refused words, as the operator set them.',
      id: 'Logo, teks sambutan, pengumuman, dan kata yang ditolak di situs ini, sesuai pengaturan pengelola.',
      my: 'Logo, teks aluan, pengumuman dan perkataan yang ditolak di laman ini, seperti yang ditetapkan pengendali.',
    },
  },
  saveSiteSettings: {
    summary: {
      en: 'Changes the logo, welcome text, announcement or refused words; null removes one. Needs a confirmation that it’s you within the last 10 minutes.',
      id: 'Mengubah logo, teks sambutan, pengumuman, atau kata yang ditolak; null menghapusnya. Perlu konfirmasi bahwa ini Anda dalam 10 menit terakhir.',
      my: 'Mengubah logo, teks aluan, pengumuman atau perkataan yang ditolak; null membuangnya. Perlu pengesahan bahawa ini anda dalam 10 minit terakhir.',
    },
    refusals: ['reauthentication_required', 'not_found'],
  },
}
