import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  kind: { en: 'Kind of post', id: 'Jenis postingan', my: 'Jenis hantaran' },
  photo: { en: 'Photo', id: 'Foto', my: 'Foto' },
  video: { en: 'Video', id: 'Video', my: 'Video' },
  discussion: { en: 'Discussion', id: 'Diskusi', my: 'Perbincangan' },
  addPoll: { en: 'Add a poll', id: 'Tambah jajak pendapat', my: 'Tambah undian' },
  close: {
    en: 'Close. Your draft is kept',
    id: 'Tutup. Draf Anda tersimpan',
    my: 'Tutup. Draf anda disimpan',
  },
  post: { en: 'Post', id: 'Posting', my: 'Hantar' },
  schedule: { en: 'Schedule', id: 'Jadwalkan', my: 'Jadualkan' },
  posting: { en: 'Posting…', id: 'Memposting…', my: 'Sedang dihantar…' },
  waiting: {
    en: 'It is posted as soon as the upload is done.',
    id: 'Postingan terbit begitu unggahan selesai.',
    my: 'Hantaran akan diterbitkan sebaik sahaja muat naik selesai.',
  },
  dontWait: { en: 'Don’t wait', id: 'Jangan tunggu', my: 'Jangan tunggu dulu' },
  posted: { en: 'Posted', id: 'Sudah diposting', my: 'Telah dihantar' },
  postedText: {
    en: 'Everybody can see it now.',
    id: 'Kini semua orang dapat melihatnya.',
    my: 'Semua orang boleh melihatnya sekarang.',
  },
  postedNsfw: {
    en: 'Whoever has confirmed to be 18 or older can see it now.',
    id: 'Siapa pun yang sudah mengonfirmasi berusia 18 tahun ke atas kini dapat melihatnya.',
    my: 'Sesiapa yang telah mengesahkan umur 18 tahun ke atas boleh melihatnya sekarang.',
  },
  postedVideo: {
    en: 'The video plays as soon as it is ready.',
    id: 'Video dapat diputar begitu selesai disiapkan.',
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
    en: 'The description may have {altMax} characters at most.',
    id: 'Deskripsi paling banyak {altMax} karakter.',
    my: 'Huraian boleh mempunyai paling banyak {altMax} aksara.',
  },
  titleMissing: {
    en: 'A discussion needs a title.',
    id: 'Diskusi memerlukan judul.',
    my: 'Perbincangan memerlukan tajuk.',
  },
  titleLong: {
    en: 'The title may have {titleMax} characters at most.',
    id: 'Judul paling banyak {titleMax} karakter.',
    my: 'Tajuk boleh mempunyai paling banyak {titleMax} aksara.',
  },
  contentLong: {
    en: 'The text may have {contentMax} characters at most.',
    id: 'Isi paling banyak {contentMax} karakter.',
    my: 'Teks boleh mempunyai paling banyak {contentMax} aksara.',
  },
  questionShort: {
    en: 'The question needs at least {questionMin} characters.',
    id: 'Pertanyaan paling sedikit {questionMin} karakter.',
    my: 'Soalan memerlukan sekurang-kurangnya {questionMin} aksara.',
  },
  questionLong: {
    en: 'The question may have {questionMax} characters at most.',
    id: 'Pertanyaan paling banyak {questionMax} karakter.',
    my: 'Soalan boleh mempunyai paling banyak {questionMax} aksara.',
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
    en: 'Option {number} is there already.',
    id: 'Pilihan {number} sudah ada.',
    my: 'Pilihan {number} berulang.',
  },
})
