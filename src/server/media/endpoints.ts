import type * as media from '../../contract/media.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const endpoints: EndpointFactsOf<typeof media> = {
  uploadMedia: {
    summary: {
      en: 'Uploads one image up to 10 MB or one video up to 100 MB and two minutes. It’s re-encoded without the data cameras add; processing a video may take a while.',
      id: 'Mengunggah satu gambar hingga 10 MB atau satu video hingga 100 MB dan dua menit. Berkas ditulis ulang tanpa data dari kamera; video mungkin perlu diproses sejenak.',
      my: 'Memuat naik satu gambar sehingga 10 MB atau satu video sehingga 100 MB dan dua minit. Fail ditulis semula tanpa data daripada kamera; video mungkin diproses seketika.',
    },
    refusals: ['not_allowed'],
  },
  getMedia: {
    summary: {
      en: 'How far the processing of your own upload is.',
      id: 'Sejauh mana unggahan sendiri sudah diproses.',
      my: 'Sejauh mana muat naik sendiri sudah diproses.',
    },
  },
  deleteMedia: {
    summary: {
      en: 'Deletes your own upload that isn’t used yet.',
      id: 'Menghapus unggahan sendiri yang belum dipakai.',
      my: 'Memadam muat naik sendiri yang belum digunakan.',
    },
  },
}
