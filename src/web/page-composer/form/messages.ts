import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  kind: { en: 'Kind of post', id: 'Jenis postingan', my: 'Jenis hantaran' },
  photo: { en: 'Photo', id: 'Foto', my: 'Foto' },
  video: { en: 'Video', id: 'Video', my: 'Video' },
  discussion: { en: 'Discussion', id: 'Diskusi', my: 'Perbincangan' },
  addPoll: { en: 'Add a poll', id: 'Buat jajak pendapat', my: 'Tambah undian' },
  close: {
    en: 'Close. Your draft is saved',
    id: 'Tutup. Draf Anda tersimpan',
    my: 'Tutup. Draf anda disimpan',
  },
  post: { en: 'Post', id: 'Posting', my: 'Siarkan' },
  schedule: { en: 'Schedule', id: 'Jadwalkan', my: 'Jadualkan' },
  posting: { en: 'Posting…', id: 'Memposting…', my: 'Sedang disiarkan…' },
  waiting: {
    en: 'We’ll post it as soon as the upload finishes.',
    id: 'Postingan terbit begitu unggahan selesai.',
    my: 'Hantaran akan disiarkan sebaik sahaja muat naik selesai.',
  },
  dontWait: { en: 'Don’t post yet', id: 'Jangan posting dulu', my: 'Jangan siarkan dulu' },
  posted: { en: 'Posted', id: 'Postingan terbit', my: 'Telah disiarkan' },
  postedText: {
    en: 'Everyone can see it now.',
    id: 'Sekarang semua orang bisa melihatnya.',
    my: 'Semua orang boleh melihatnya sekarang.',
  },
  postedNsfw: {
    en: 'People who confirmed they’re 18 or older can see it now.',
    id: 'Kini orang yang sudah menyatakan berusia 18 tahun ke atas bisa melihatnya.',
    my: 'Mereka yang telah mengesahkan umur 18 tahun ke atas boleh melihatnya sekarang.',
  },
  postedVideo: {
    en: 'The video can be played as soon as it’s ready.',
    id: 'Video bisa diputar begitu selesai disiapkan.',
    my: 'Video boleh dimainkan sebaik sahaja ia siap.',
  },
  saved: { en: 'Changes saved', id: 'Perubahan tersimpan', my: 'Perubahan disimpan' },
  scheduled: { en: 'Scheduled', id: 'Terjadwal', my: 'Dijadualkan' },
  scheduledText: {
    en: 'It will be posted on {date}. You’ll find it among your drafts.',
    id: 'Akan diposting {date}. Postingan ini ada di draf Anda.',
    my: 'Akan disiarkan pada {date}. Hantaran ini ada dalam draf anda.',
  },
  photoMissing: {
    en: 'Choose a photo first.',
    id: 'Pilih foto dulu.',
    my: 'Pilih foto dahulu.',
  },
  videoMissing: {
    en: 'Choose a video first.',
    id: 'Pilih video dulu.',
    my: 'Pilih video dahulu.',
  },
  altLong: {
    en: 'Use up to {altMax} characters for the description.',
    id: 'Maksimal {altMax} karakter untuk keterangan.',
    my: 'Maksimum {altMax} aksara untuk penerangan.',
  },
  titleMissing: {
    en: 'A discussion needs a title.',
    id: 'Diskusi memerlukan judul.',
    my: 'Perbincangan memerlukan tajuk.',
  },
  titleLong: {
    en: 'Use up to {titleMax} characters for the title.',
    id: 'Maksimal {titleMax} karakter untuk judul.',
    my: 'Maksimum {titleMax} aksara untuk tajuk.',
  },
  contentLong: {
    en: 'Use up to {contentMax} characters for the text.',
    id: 'Maksimal {contentMax} karakter untuk isi.',
    my: 'Maksimum {contentMax} aksara untuk teks.',
  },
  questionShort: {
    en: 'Use at least {questionMin} characters for the question.',
    id: 'Minimal {questionMin} karakter untuk pertanyaan.',
    my: 'Minimum {questionMin} aksara untuk soalan.',
  },
  questionLong: {
    en: 'Use up to {questionMax} characters for the question.',
    id: 'Maksimal {questionMax} karakter untuk pertanyaan.',
    my: 'Maksimum {questionMax} aksara untuk soalan.',
  },
  optionEmpty: {
    en: 'Option {number} is empty. Fill it in or remove it.',
    id: 'Pilihan {number} masih kosong. Isi atau hapus.',
    my: 'Pilihan {number} masih kosong. Isi atau buang.',
  },
  optionNeeded: {
    en: 'Option {number} is empty. A poll needs at least {optionsMin} options.',
    id: 'Pilihan {number} masih kosong. Jajak pendapat perlu minimal {optionsMin} pilihan.',
    my: 'Pilihan {number} masih kosong. Undian memerlukan minimum {optionsMin} pilihan.',
  },
  optionLong: {
    en: 'Use up to {optionMax} characters for option {number}.',
    id: 'Maksimal {optionMax} karakter untuk pilihan {number}.',
    my: 'Maksimum {optionMax} aksara untuk pilihan {number}.',
  },
  rulesUnread: {
    en: 'Please read the rules and tick the box first.',
    id: 'Baca aturannya dan centang kotaknya dulu.',
    my: 'Sila baca peraturan dan tandakan kotaknya dahulu.',
  },
  optionTwice: {
    en: 'Option {number} is a duplicate. Change or remove it.',
    id: 'Pilihan {number} sudah ada. Ubah atau hapus.',
    my: 'Pilihan {number} berulang. Ubah atau buang.',
  },
})
