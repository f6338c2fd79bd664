import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  newTitle: { en: 'Write an article', id: 'Tulis artikel', my: 'Tulis rencana' },
  editTitle: { en: 'Edit the article', id: 'Sunting artikel', my: 'Sunting rencana' },
  suggestTitle: { en: 'Suggest an edit', id: 'Usulkan suntingan', my: 'Cadangkan suntingan' },
  translateTitle: {
    en: 'Translate into {language}',
    id: 'Terjemahkan ke {language}',
    my: 'Terjemah ke {language}',
  },
  description: {
    en: 'A quiet place to write, with a preview beside it. Nothing you type is lost.',
    id: 'Tempat tenang untuk menulis, dengan pratinjau di sampingnya. Tidak ada ketikan yang hilang.',
    my: 'Tempat tenang untuk menulis dengan pratonton di sebelahnya. Tiada taipan anda yang hilang.',
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
    id: 'Mulailah dari mana saja. Markdown berlaku, begitu pula tombol di atas.',
    my: 'Mulakan di mana-mana. Markdown boleh digunakan, begitu juga butang di atas.',
  },
  details: { en: 'Before it goes out', id: 'Sebelum terbit', my: 'Sebelum ia diterbitkan' },
  loadFailed: {
    en: 'The article could not be fetched',
    id: 'Artikel gagal diambil',
    my: 'Rencana tidak dapat diambil',
  },
  mayNotEdit: {
    en: 'This article belongs to others',
    id: 'Artikel ini milik orang lain',
    my: 'Rencana ini milik orang lain',
  },
  mayNotEditText: {
    en: 'Only its authors change it directly. You can suggest an edit, and they decide.',
    id: 'Hanya penulisnya yang mengubahnya langsung. Anda dapat mengusulkan suntingan, lalu mereka memutuskan.',
    my: 'Hanya penulisnya boleh mengubahnya terus. Anda boleh mencadangkan suntingan dan mereka yang membuat keputusan.',
  },
  chooseLanguage: {
    en: 'Into which language?',
    id: 'Ke bahasa mana?',
    my: 'Ke bahasa yang mana?',
  },
  allTranslated: {
    en: 'It is there in all three languages',
    id: 'Sudah ada dalam ketiga bahasa',
    my: 'Ia sudah ada dalam ketiga-tiga bahasa',
  },
  allTranslatedText: {
    en: 'You can improve a translation by suggesting an edit.',
    id: 'Anda dapat memperbaiki terjemahan dengan mengusulkan suntingan.',
    my: 'Anda boleh memperbaiki terjemahan dengan mencadangkan suntingan.',
  },
  readIt: { en: 'Read it', id: 'Baca', my: 'Bacalah' },
  source: { en: 'The original', id: 'Naskah asli', my: 'Teks asal' },
  sourceAs: {
    en: 'Show the original as',
    id: 'Tampilkan naskah asli sebagai',
    my: 'Paparkan teks asal sebagai',
  },
  asRead: { en: 'As read', id: 'Seperti dibaca', my: 'Seperti dibaca' },
  asWritten: { en: 'Markdown', id: 'Markdown', my: 'Markdown' },
  copyHeadings: { en: 'Copy the headings', id: 'Salin judul bagian', my: 'Salin tajuk bahagian' },
  by: { en: 'by {name}', id: 'oleh {name}', my: 'oleh {name}' },
})
