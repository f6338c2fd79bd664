import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  newTitle: { en: 'Write an article', id: 'Tulis artikel', my: 'Tulis artikel' },
  editTitle: { en: 'Edit article', id: 'Sunting artikel', my: 'Sunting artikel' },
  suggestTitle: { en: 'Suggest an edit', id: 'Usulkan suntingan', my: 'Cadangkan suntingan' },
  translateTitle: {
    en: 'Translate into {language}',
    id: 'Terjemahkan ke {language}',
    my: 'Terjemahkan ke {language}',
  },
  description: {
    en: 'A quiet place to write, with a preview beside it. Nothing you type is lost.',
    id: 'Tempat tenang untuk menulis, dengan pratinjau di sampingnya. Tidak ada ketikan yang hilang.',
    my: 'Tempat tenang untuk menulis dengan pratonton di sebelahnya. Tiada apa yang anda taip akan hilang.',
  },
  suggestLead: {
    en: 'Change what should be better. The author sees the difference and decides.',
    id: 'Ubah yang perlu diperbaiki. Penulis melihat perbedaannya dan memutuskan.',
    my: 'Ubah apa yang patut diperbaiki. Penulis akan melihat bezanya dan membuat keputusan.',
  },
  keepsDate: {
    en: 'Saving keeps this date.',
    id: 'Jadwal ini tetap saat Anda menyimpan.',
    my: 'Tarikh ini kekal apabila anda menyimpan.',
  },
  content: { en: 'Text', id: 'Isi', my: 'Teks' },
  contentPlaceholder: {
    en: 'Begin anywhere. Markdown works, and so do the buttons above.',
    id: 'Mulai dari mana saja. Anda bisa memakai Markdown atau tombol di atas.',
    my: 'Mulakan di mana-mana. Anda boleh menggunakan Markdown atau butang di atas.',
  },
  details: { en: 'Before you publish', id: 'Sebelum terbit', my: 'Sebelum diterbitkan' },
  loadFailed: {
    en: 'Couldn’t load the article',
    id: 'Artikel gagal dimuat',
    my: 'Artikel tidak dapat dimuatkan',
  },
  mayNotEdit: {
    en: 'You can’t edit this article directly',
    id: 'Anda tidak bisa langsung menyunting artikel ini',
    my: 'Anda tidak boleh terus menyunting artikel ini',
  },
  mayNotEditText: {
    en: 'Only its authors can. You can suggest an edit, and they’ll decide.',
    id: 'Hanya penulisnya yang bisa. Anda bisa mengusulkan suntingan, lalu mereka memutuskan.',
    my: 'Hanya penulisnya boleh. Anda boleh mencadangkan suntingan, dan mereka membuat keputusan.',
  },
  chooseLanguage: {
    en: 'Into which language?',
    id: 'Ke bahasa mana?',
    my: 'Ke bahasa yang mana?',
  },
  allTranslated: {
    en: 'Already available in all three languages',
    id: 'Sudah ada dalam ketiga bahasa',
    my: 'Sudah ada dalam ketiga-tiga bahasa',
  },
  allTranslatedText: {
    en: 'You can improve a translation by suggesting an edit.',
    id: 'Anda bisa memperbaiki terjemahan dengan mengusulkan suntingan.',
    my: 'Anda boleh memperbaiki terjemahan dengan mencadangkan suntingan.',
  },
  readIt: { en: 'Read', id: 'Baca', my: 'Baca' },
  source: { en: 'Original', id: 'Naskah asli', my: 'Teks asal' },
  sourceAs: {
    en: 'Show the original as',
    id: 'Tampilkan naskah asli sebagai',
    my: 'Paparkan teks asal sebagai',
  },
  asRead: { en: 'Formatted', id: 'Tampilan baca', my: 'Paparan bacaan' },
  asWritten: { en: 'Markdown', id: 'Markdown', my: 'Markdown' },
  copyHeadings: { en: 'Copy headings', id: 'Salin judul bagian', my: 'Salin tajuk bahagian' },
  by: { en: 'by {name}', id: 'oleh {name}', my: 'oleh {name}' },
})
