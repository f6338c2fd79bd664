import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  publish: { en: 'Publish', id: 'Terbitkan', my: 'Terbitkan' },
  publishing: { en: 'Publishing…', id: 'Menerbitkan…', my: 'Sedang menerbitkan…' },
  saveDraft: { en: 'Save as draft', id: 'Simpan draf', my: 'Simpan draf' },
  saving: { en: 'Saving…', id: 'Menyimpan…', my: 'Sedang menyimpan…' },
  scheduling: { en: 'Scheduling…', id: 'Menjadwalkan…', my: 'Sedang menjadualkan…' },
  changeDate: { en: 'Change the date…', id: 'Ubah jadwal…', my: 'Tukar tarikh…' },
  save: { en: 'Save', id: 'Simpan', my: 'Simpan' },
  saveChanges: { en: 'Save changes', id: 'Simpan perubahan', my: 'Simpan perubahan' },
  suggest: { en: 'Send suggestion', id: 'Kirim usulan', my: 'Hantar cadangan' },
  sending: { en: 'Sending…', id: 'Mengirim…', my: 'Sedang menghantar…' },
  cancel: { en: 'Cancel', id: 'Batal', my: 'Batal' },
  cancelled: { en: 'Nothing was changed', id: 'Tidak ada yang diubah', my: 'Tiada yang diubah' },
  cancelledText: {
    en: 'For a day your changes can be brought back in the editor.',
    id: 'Selama sehari perubahan Anda bisa dikembalikan di editor.',
    my: 'Selama sehari perubahan anda boleh dipulihkan dalam editor.',
  },
  actions: { en: 'Save and publish', id: 'Simpan dan terbitkan', my: 'Simpan dan terbitkan' },
  published: { en: 'Published', id: 'Terbit', my: 'Diterbitkan' },
  publishedText: {
    en: 'Everybody can read it now.',
    id: 'Kini semua orang dapat membacanya.',
    my: 'Semua orang boleh membacanya sekarang.',
  },
  draftSaved: { en: 'Saved as a draft', id: 'Tersimpan sebagai draf', my: 'Disimpan sebagai draf' },
  draftSavedText: {
    en: 'It’s not published yet. You’ll find it under Drafts in your library.',
    id: 'Artikel ini belum terbit. Anda bisa menemukannya di bawah Draf di pustaka Anda.',
    my: 'Rencana ini belum diterbitkan. Anda boleh menemuinya di bawah Draf dalam perpustakaan anda.',
  },
  keptText: {
    en: 'You’ll find it under Drafts in your library, to finish whenever you like.',
    id: 'Teks ini ada di bawah Draf di pustaka Anda, dan bisa diselesaikan kapan saja.',
    my: 'Teks ini ada di bawah Draf dalam perpustakaan anda, untuk disiapkan pada bila-bila masa.',
  },
  changed: { en: 'Changes saved', id: 'Perubahan tersimpan', my: 'Perubahan disimpan' },
  suggested: { en: 'Suggestion sent', id: 'Usulan terkirim', my: 'Cadangan dihantar' },
  suggestedText: {
    en: 'The author is shown it on the article and in their library.',
    id: 'Usulan ini ditampilkan kepada penulis di artikel dan di pustakanya.',
    my: 'Cadangan ini dipaparkan kepada penulis pada rencana dan dalam perpustakaannya.',
  },
  titleShort: {
    en: 'The title needs at least {min} characters.',
    id: 'Judul paling sedikit {min} karakter.',
    my: 'Tajuk memerlukan sekurang-kurangnya {min} aksara.',
  },
  titleLong: {
    en: 'Use up to {max} characters for the title.',
    id: 'Judul maksimal {max} karakter.',
    my: 'Tajuk maksimum {max} aksara.',
  },
  contentEmpty: { en: 'Write something first.', id: 'Tulis sesuatu dulu.', my: 'Tulis sesuatu dahulu.' },
  contentShort: {
    en: 'To be published it needs at least {publishMin} characters. A draft may be shorter.',
    id: 'Untuk terbit, paling sedikit {publishMin} karakter. Draf boleh lebih pendek.',
    my: 'Untuk diterbitkan, ia memerlukan sekurang-kurangnya {publishMin} aksara. Draf boleh lebih pendek.',
  },
  contentPictures: {
    en: 'A picture has not arrived yet. Wait for it, or delete its mark from the text.',
    id: 'Ada gambar yang belum sampai. Tunggu, atau hapus tandanya dari teks.',
    my: 'Ada gambar yang belum sampai. Tunggu, atau buang tandanya daripada teks.',
  },
  categoryMissing: { en: 'Choose a category.', id: 'Pilih kategori.', my: 'Pilih satu kategori.' },
  seriesShort: {
    en: 'The title of a series needs at least {seriesMin} characters.',
    id: 'Judul seri paling sedikit {seriesMin} karakter.',
    my: 'Tajuk siri memerlukan sekurang-kurangnya {seriesMin} aksara.',
  },
  summaryMissing: {
    en: 'Say in one line what you changed.',
    id: 'Sebutkan dalam satu baris apa yang Anda ubah.',
    my: 'Nyatakan dalam satu baris apa yang anda ubah.',
  },
  summaryLong: {
    en: 'At most {summaryMax} characters.',
    id: 'Paling banyak {summaryMax} karakter.',
    my: 'Tidak melebihi {summaryMax} aksara.',
  },
})
