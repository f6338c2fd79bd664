import type * as media from '../../contract/media.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const endpoints: EndpointFactsOf<typeof media> = {
  uploadMedia: {
    summary: {
      en: 'Takes one image up to 10 MB or one video up to 100 MB and two minutes. It is re-encoded, without the data cameras add; a video may be processed for a while.',
      id: 'Menerima satu gambar hingga 10 MB atau satu video hingga 100 MB dan dua menit. Berkas ditulis ulang tanpa data dari kamera; video mungkin perlu diproses sejenak.',
      my: 'Menerima satu imej sehingga 10 MB atau satu video sehingga 100 MB dan dua minit. Fail ditulis semula tanpa data daripada kamera; video mungkin diproses seketika.',
    },
  },
  getMedia: {
    summary: {
      en: 'Tells how far an own upload is.',
      id: 'Memberi tahu sejauh mana unggahan sendiri diproses.',
      my: 'Memberitahu sejauh mana muat naik sendiri diproses.',
    },
  },
  deleteMedia: {
    summary: {
      en: 'Deletes an own upload that nothing shows yet.',
      id: 'Menghapus unggahan sendiri yang belum dipakai.',
      my: 'Memadam muat naik sendiri yang belum digunakan.',
    },
  },
}
