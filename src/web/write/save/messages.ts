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
  actions: { en: 'Save and publish', id: 'Simpan dan terbitkan', my: 'Simpan dan terbitkan' },
  published: { en: 'Published', id: 'Terbit', my: 'Diterbitkan' },
  publishedText: {
    en: 'Everybody can read it now.',
    id: 'Kini semua orang dapat membacanya.',
    my: 'Semua orang boleh membacanya sekarang.',
  },
  draftSaved: { en: 'Saved as a draft', id: 'Tersimpan sebagai draf', my: 'Disimpan sebagai draf' },
  draftSavedText: {
    en: 'Only you can see it. It waits under your drafts.',
    id: 'Hanya Anda yang dapat melihatnya. Ia menunggu di daftar draf Anda.',
    my: 'Hanya anda boleh melihatnya. Ia menunggu dalam senarai draf anda.',
  },
  changed: { en: 'Changes saved', id: 'Perubahan tersimpan', my: 'Perubahan disimpan' },
  suggested: { en: 'Suggestion sent', id: 'Usulan terkirim', my: 'Cadangan dihantar' },
  suggestedText: {
    en: 'The author will see it and decide.',
    id: 'Penulis akan melihat dan memutuskannya.',
    my: 'Penulis akan melihatnya dan membuat keputusan.',
  },
  faults: {
    en: 'One thing is missing|{count} things are missing',
    id: '{count} hal perlu dilengkapi',
    my: '{count} perkara perlu dilengkapkan',
  },
  /** Whatever was wished for. Not that it is unsaved: the draft of the same words is, and says so below. */
  refused: { en: 'That didn’t go through', id: 'Belum berhasil', my: 'Belum berjaya' },
  notReached: {
    en: 'The server could not be reached. Nothing is lost: your text is kept here. Try again in a moment.',
    id: 'Server tidak dapat dihubungi. Tidak ada yang hilang: teks Anda tetap di sini. Coba lagi sebentar.',
    my: 'Pelayan tidak dapat dihubungi. Tiada yang hilang: teks anda kekal di sini. Cuba sebentar lagi.',
  },
  signedOut: {
    en: 'You have been signed out. Your text is kept on this device; sign in and it is here again.',
    id: 'Anda telah keluar. Teks Anda tersimpan di perangkat ini; masuklah dan teks itu ada lagi.',
    my: 'Anda telah dilog keluar. Teks anda disimpan pada peranti ini; log masuk dan ia ada semula.',
  },
  titleShort: {
    en: 'The title needs at least {min} characters.',
    id: 'Judul paling sedikit {min} karakter.',
    my: 'Tajuk memerlukan sekurang-kurangnya {min} aksara.',
  },
  titleLong: {
    en: 'The title may have {max} characters at most.',
    id: 'Judul paling banyak {max} karakter.',
    my: 'Tajuk boleh mempunyai paling banyak {max} aksara.',
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
