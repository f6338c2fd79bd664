import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  title: { en: 'Opening the shelves', id: 'Membuka rak', my: 'Membuka rak' },
  skip: { en: 'Skip', id: 'Lewati', my: 'Langkau' },
  skipAlways: { en: 'Always skip', id: 'Selalu lewati', my: 'Sentiasa langkau' },
  setting: { en: 'Loading screen', id: 'Layar pemuatan', my: 'Skrin pemuatan' },
  settingText: {
    en: 'Shows a quotation between the home page and all categories.',
    id: 'Menampilkan kutipan di antara beranda dan semua kategori.',
    my: 'Memaparkan petikan antara laman utama dengan semua kategori.',
  },
  bacon: {
    en: 'Knowledge itself is power.',
    id: 'Pengetahuan itu sendiri adalah kekuatan.',
    my: 'Ilmu itu sendiri ialah kuasa.',
  },
  baconBy: {
    en: 'Francis Bacon, Meditationes Sacrae, 1597',
    id: 'Francis Bacon, Meditationes Sacrae, 1597',
    my: 'Francis Bacon, Meditationes Sacrae, 1597',
  },
  pramoedya: {
    en: 'People may be as clever as the sky is high, but so long as they do not write, they will be lost to society and to history.',
    id: 'Orang boleh pandai setinggi langit, tapi selama ia tidak menulis, ia akan hilang di dalam masyarakat dan dari sejarah.',
    my: 'Orang boleh bijak setinggi langit, tetapi selagi dia tidak menulis, dia akan hilang daripada masyarakat dan sejarah.',
  },
  pramoedyaBy: {
    en: 'Pramoedya Ananta Toer, Rumah Kaca, 1988',
    id: 'Pramoedya Ananta Toer, Rumah Kaca, 1988',
    my: 'Pramoedya Ananta Toer, Rumah Kaca, 1988',
  },
  rajaAliHaji: {
    en: 'If you would know a person of learning: they never tire of asking and of studying.',
    id: 'Jika hendak mengenal orang yang berilmu, bertanya dan belajar tiadalah jemu.',
    my: 'Jika hendak mengenal orang yang berilmu, bertanya dan belajar tiadalah jemu.',
  },
  rajaAliHajiBy: {
    en: 'Raja Ali Haji, Gurindam Dua Belas, 1847',
    id: 'Raja Ali Haji, Gurindam Dua Belas, 1847',
    my: 'Raja Ali Haji, Gurindam Dua Belas, 1847',
  },
  socrates: {
    en: 'The unexamined life is not worth living.',
    id: 'Hidup yang tidak diuji tidak layak dijalani.',
    my: 'Kehidupan yang tidak direnungi tidak berbaloi dijalani.',
  },
  socratesBy: {
    en: 'Socrates, in Plato’s Apology',
    id: 'Sokrates, dalam Apologia karya Plato',
    my: 'Socrates, dalam Apologia oleh Plato',
  },
  newton: {
    en: 'If I have seen further, it is by standing on the shoulders of giants.',
    id: 'Jika saya melihat lebih jauh, itu karena saya berdiri di atas bahu para raksasa.',
    my: 'Jika saya dapat melihat lebih jauh, itu kerana saya berdiri di atas bahu gergasi.',
  },
  newtonBy: {
    en: 'Isaac Newton, letter to Robert Hooke, 1675',
    id: 'Isaac Newton, surat kepada Robert Hooke, 1675',
    my: 'Isaac Newton, warkah kepada Robert Hooke, 1675',
  },
  hatta: {
    en: 'I am willing to be in prison so long as it is with books, for with books I am free.',
    id: 'Aku rela dipenjara asalkan bersama buku, karena dengan buku aku bebas.',
    my: 'Aku rela dipenjara asalkan bersama buku, kerana dengan buku aku bebas.',
  },
  hattaBy: {
    en: 'Attributed to Mohammad Hatta',
    id: 'Dinisbatkan kepada Mohammad Hatta',
    my: 'Dikaitkan dengan Mohammad Hatta',
  },
  curie: {
    en: 'Nothing in life is to be feared, it is only to be understood.',
    id: 'Tidak ada dalam hidup ini yang perlu ditakuti, hanya perlu dipahami.',
    my: 'Tiada apa dalam hidup yang perlu ditakuti, ia hanya perlu difahami.',
  },
  curieBy: {
    en: 'Attributed to Marie Curie',
    id: 'Dinisbatkan kepada Marie Curie',
    my: 'Dikaitkan dengan Marie Curie',
  },
  dewantara: {
    en: 'Everyone a teacher, every house a school.',
    id: 'Setiap orang menjadi guru, setiap rumah menjadi sekolah.',
    my: 'Setiap orang menjadi guru, setiap rumah menjadi sekolah.',
  },
  dewantaraBy: {
    en: 'Ki Hajar Dewantara',
    id: 'Ki Hajar Dewantara',
    my: 'Ki Hajar Dewantara',
  },
})
