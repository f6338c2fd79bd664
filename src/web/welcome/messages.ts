import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  step: {
    en: 'Step {step} of {count}',
    id: 'Langkah {step} dari {count}',
    my: 'Langkah {step} daripada {count}',
  },
  back: { en: 'Back', id: 'Kembali', my: 'Kembali' },
  skip: { en: 'Skip', id: 'Lewati', my: 'Langkau' },
  next: { en: 'Next', id: 'Lanjut', my: 'Seterusnya' },
  finish: { en: 'Go to home', id: 'Ke beranda', my: 'Ke laman utama' },
  languagesTitle: {
    en: 'Welcome, {name}. Which languages do you read?',
    id: 'Selamat datang, {name}. Bahasa apa yang Anda baca?',
    my: 'Selamat datang, {name}. Bahasa apa yang anda baca?',
  },
  languagesText: {
    en: 'An article may exist in several languages. You see it in one of yours.',
    id: 'Satu artikel bisa tersedia dalam beberapa bahasa. Anda melihatnya dalam salah satu bahasa Anda.',
    my: 'Sesebuah artikel mungkin ada dalam beberapa bahasa. Anda melihatnya dalam salah satu bahasa anda.',
  },
  menus: { en: 'Language of the menus', id: 'Bahasa menu', my: 'Bahasa menu' },
  reading: { en: 'Languages you read', id: 'Bahasa yang Anda baca', my: 'Bahasa bacaan anda' },
  categoriesTitle: {
    en: 'What interests you?',
    id: 'Apa yang menarik bagi Anda?',
    my: 'Apa yang menarik minat anda?',
  },
  categoriesText: {
    en: 'Choose three or more. New articles from them are shown first on your home page.',
    id: 'Pilih tiga atau lebih. Artikel barunya ditampilkan lebih dulu di beranda Anda.',
    my: 'Pilih tiga atau lebih. Artikel baharunya dipaparkan dahulu di laman utama anda.',
  },
  chosen: { en: '{count} chosen', id: '{count} dipilih', my: '{count} dipilih' },
  categories: { en: 'Categories', id: 'Kategori', my: 'Kategori' },
  peopleTitle: { en: 'People to follow', id: 'Orang untuk diikuti', my: 'Orang untuk diikuti' },
  peopleText: {
    en: 'They wrote here recently, about what you chose where possible. Follow whoever interests you.',
    id: 'Mereka menulis di sini belum lama ini, sebisa mungkin tentang pilihan Anda. Ikuti yang menarik bagi Anda.',
    my: 'Mereka menulis di sini baru-baru ini, seboleh mungkin tentang pilihan anda. Ikuti yang menarik bagi anda.',
  },
  nobody: {
    en: 'No one to suggest yet. You can follow people from what they write at any time.',
    id: 'Belum ada yang bisa disarankan. Anda bisa mengikuti orang dari tulisannya kapan saja.',
    my: 'Belum ada cadangan. Anda boleh mengikuti orang melalui tulisan mereka pada bila-bila masa.',
  },
  peopleFailed: {
    en: 'Couldn’t load the suggestions.',
    id: 'Saran gagal dimuat.',
    my: 'Cadangan tidak dapat dimuatkan.',
  },
  checklist: { en: 'First steps', id: 'Langkah pertama', my: 'Langkah pertama' },
  progress: {
    en: '{done} of {count} done',
    id: '{done} dari {count} selesai',
    my: '{done} daripada {count} selesai',
  },
  close: { en: 'Close the list', id: 'Tutup daftar', my: 'Tutup senarai' },
  done: { en: 'done', id: 'selesai', my: 'selesai' },
  photo: { en: 'Add a photo of yourself', id: 'Tambahkan foto Anda', my: 'Tambah foto anda' },
  follow: { en: 'Follow three people', id: 'Ikuti tiga orang', my: 'Ikuti tiga orang' },
  like: {
    en: 'Like something you read',
    id: 'Sukai sesuatu yang Anda baca',
    my: 'Sukai sesuatu yang anda baca',
  },
  comment: { en: 'Write your first comment', id: 'Tulis komentar pertama', my: 'Tulis komen pertama' },
  allDone: {
    en: 'All done. Make yourself at home!',
    id: 'Semua selesai. Anggap saja rumah sendiri!',
    my: 'Semuanya selesai. Buatlah macam rumah sendiri!',
  },
})
