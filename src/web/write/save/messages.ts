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
    en: 'You can restore your changes in the editor for a day.',
    id: 'Perubahan Anda bisa dipulihkan di editor selama sehari.',
    my: 'Perubahan anda boleh dipulihkan dalam editor selama sehari.',
  },
  actions: { en: 'Save and publish', id: 'Simpan dan terbitkan', my: 'Simpan dan terbitkan' },
  published: { en: 'Published', id: 'Terbit', my: 'Diterbitkan' },
  publishedText: {
    en: 'Everyone can read it now.',
    id: 'Sekarang semua orang bisa membacanya.',
    my: 'Semua orang boleh membacanya sekarang.',
  },
  draftSaved: { en: 'Saved as a draft', id: 'Tersimpan sebagai draf', my: 'Disimpan sebagai draf' },
  draftSavedText: {
    en: 'It’s not published yet. You’ll find it under Drafts in your library.',
    id: 'Artikel ini belum terbit. Anda bisa menemukannya di bawah Draf di pustaka Anda.',
    my: 'Artikel ini belum diterbitkan. Anda boleh menemuinya di bawah Draf dalam perpustakaan anda.',
  },
  keptText: {
    en: 'You’ll find it under Drafts in your library, to finish whenever you like.',
    id: 'Teks ini ada di bawah Draf di pustaka Anda, dan bisa diselesaikan kapan saja.',
    my: 'Teks ini ada di bawah Draf dalam perpustakaan anda, untuk disiapkan pada bila-bila masa.',
  },
  changed: { en: 'Changes saved', id: 'Perubahan tersimpan', my: 'Perubahan disimpan' },
  suggested: { en: 'Suggestion sent', id: 'Usulan terkirim', my: 'Cadangan dihantar' },
  suggestedText: {
    en: 'The author sees it on the article and in their library.',
    id: 'Penulis melihatnya di artikel dan di pustakanya.',
    my: 'Penulis melihatnya pada artikel dan dalam perpustakaannya.',
  },
  titleShort: {
    en: 'Use at least {min} characters for the title.',
    id: 'Judul minimal {min} karakter.',
    my: 'Tajuk minimum {min} aksara.',
  },
  titleLong: {
    en: 'Use up to {max} characters for the title.',
    id: 'Judul maksimal {max} karakter.',
    my: 'Tajuk maksimum {max} aksara.',
  },
  contentEmpty: { en: 'Write something first.', id: 'Tulis sesuatu dulu.', my: 'Tulis sesuatu dahulu.' },
  contentShort: {
    en: 'Use at least {publishMin} characters to publish. A draft can be shorter.',
    id: 'Untuk terbit, minimal {publishMin} karakter. Draf boleh lebih pendek.',
    my: 'Untuk diterbitkan, minimum {publishMin} aksara. Draf boleh lebih pendek.',
  },
  contentPictures: {
    en: 'An image is still uploading. Wait for it, or delete its line from the text.',
    id: 'Ada gambar yang masih diunggah. Tunggu sampai selesai, atau hapus barisnya dari teks.',
    my: 'Ada gambar yang masih dimuat naik. Tunggu sehingga selesai, atau padam barisnya daripada teks.',
  },
  categoryMissing: { en: 'Choose a category.', id: 'Pilih kategori.', my: 'Pilih kategori.' },
  seriesShort: {
    en: 'Use at least {seriesMin} characters for the series title.',
    id: 'Judul seri minimal {seriesMin} karakter.',
    my: 'Tajuk siri minimum {seriesMin} aksara.',
  },
  summaryMissing: {
    en: 'Say in one line what you changed.',
    id: 'Sebutkan dalam satu baris apa yang Anda ubah.',
    my: 'Nyatakan dalam satu baris apa yang anda ubah.',
  },
  summaryLong: {
    en: 'Use up to {summaryMax} characters.',
    id: 'Maksimal {summaryMax} karakter.',
    my: 'Maksimum {summaryMax} aksara.',
  },
})
