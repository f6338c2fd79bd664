import { defineMessages } from '../../contract/messages.ts'

/** Lines between two texts that a person has to choose from. In Markdown they are plain words, never a heading. */
export const messages = defineMessages({
  thisEdit: {
    en: '=== Both changed this place. This edit says: ===',
    id: '=== Keduanya mengubah bagian ini. Menurut suntingan ini: ===',
    my: '=== Kedua-duanya mengubah bahagian ini. Menurut suntingan ini: ===',
  },
  articleNow: {
    en: '=== The article now says: ===',
    id: '=== Artikelnya sekarang berbunyi: ===',
    my: '=== Artikel kini berbunyi: ===',
  },
  end: {
    en: '=== Keep what is right and delete these three lines ===',
    id: '=== Pertahankan yang benar dan hapus ketiga baris ini ===',
    my: '=== Kekalkan yang betul dan padam ketiga-tiga baris ini ===',
  },
})
