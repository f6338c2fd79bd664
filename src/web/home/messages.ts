import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  pageDescription: {
    en: 'A reading room for Southeast Asia: read and write articles, ask and answer, join guilds, in English, Indonesian and Malay.',
    id: 'Ruang baca untuk Asia Tenggara: baca dan tulis artikel, bertanya dan menjawab, bergabung dengan guild, dalam bahasa Inggris, Indonesia, dan Melayu.',
    my: 'Bilik bacaan untuk Asia Tenggara: baca dan tulis rencana, bertanya dan menjawab, menyertai guild, dalam bahasa Inggeris, Indonesia dan Melayu.',
  },
  helloVisitor: {
    en: 'Welcome to {siteName}',
    id: 'Selamat datang di {siteName}',
    my: 'Selamat datang ke {siteName}',
  },
  helloMember: { en: 'Welcome, {name}', id: 'Selamat datang, {name}', my: 'Selamat datang, {name}' },
  question: {
    en: 'What are you curious about?',
    id: 'Apa yang ingin Anda ketahui?',
    my: 'Apakah yang ingin anda tahu?',
  },
  lead: {
    en: 'One room, three languages. People write down what they know, ask what they do not, and pass it on.',
    id: 'Satu ruang, tiga bahasa. Orang menuliskan yang mereka tahu, menanyakan yang belum, lalu meneruskannya.',
    my: 'Satu bilik, tiga bahasa. Orang menulis apa yang diketahui, bertanya apa yang belum, lalu menyampaikannya.',
  },
  join: { en: 'Create your account', id: 'Buat akun Anda', my: 'Cipta akaun anda' },
  signIn: { en: 'Sign in', id: 'Masuk', my: 'Log masuk' },
  chooseTheme: { en: 'Dress the site', id: 'Atur tampilan situs', my: 'Hias laman ini' },
  firstDayTitle: {
    en: 'The first day of this site',
    id: 'Hari pertama situs ini',
    my: 'Hari pertama laman ini',
  },
  firstDayText: {
    en: 'The shelves are still empty, and that is a good moment to come in. Three things you can do right now:',
    id: 'Raknya masih kosong, dan inilah saat yang baik untuk masuk. Tiga hal yang bisa Anda lakukan sekarang:',
    my: 'Raknya masih kosong, dan inilah masa yang baik untuk masuk. Tiga perkara yang boleh anda lakukan sekarang:',
  },
  stepAccount: { en: 'Take a seat', id: 'Ambil tempat duduk', my: 'Ambil tempat anda' },
  stepAccountText: {
    en: 'An account takes a minute: your name, an e-mail address and a code from your mailbox.',
    id: 'Membuat akun hanya sebentar: nama, alamat email, dan kode dari kotak masuk Anda.',
    my: 'Mencipta akaun mengambil seminit: nama, alamat e-mel dan kod dari peti mel anda.',
  },
  stepInvite: { en: 'Bring somebody along', id: 'Ajak seseorang', my: 'Bawa seorang kawan' },
  stepInviteText: {
    en: 'A reading room lives from its readers. Send a friend the address of this site.',
    id: 'Ruang baca hidup karena pembacanya. Kirimkan alamat situs ini kepada seorang teman.',
    my: 'Bilik bacaan hidup kerana pembacanya. Hantarkan alamat laman ini kepada seorang kawan.',
  },
  stepLanguage: { en: 'Choose your language', id: 'Pilih bahasa Anda', my: 'Pilih bahasa anda' },
  stepLanguageText: {
    en: 'Every word here exists in English, Bahasa Indonesia and Bahasa Melayu. Change it at the top at any time.',
    id: 'Setiap kata di sini tersedia dalam bahasa Inggris, Indonesia, dan Melayu. Ganti kapan saja di bagian atas.',
    my: 'Setiap perkataan di sini ada dalam bahasa Inggeris, Indonesia dan Melayu. Tukar bila-bila masa di bahagian atas.',
  },
  stepTheme: { en: 'Set the light', id: 'Atur cahayanya', my: 'Laraskan cahaya' },
  stepThemeText: {
    en: 'Dark for the night, light for the day, or auto to follow your device.',
    id: 'Gelap untuk malam, terang untuk siang, atau otomatis mengikuti perangkat Anda.',
    my: 'Gelap untuk malam, cerah untuk siang, atau automatik mengikut peranti anda.',
  },
  shelvesTitle: { en: 'The eleven shelves', id: 'Sebelas rak', my: 'Sebelas rak buku' },
  world: { en: 'World', id: 'Dunia', my: 'Dunia' },
  history: { en: 'History', id: 'Sejarah', my: 'Sejarah' },
  science: { en: 'Science', id: 'Sains', my: 'Sains' },
  geography: { en: 'Geography', id: 'Geografi', my: 'Geografi' },
  sports: { en: 'Sports', id: 'Olahraga', my: 'Sukan' },
  entertainment: { en: 'Entertainment', id: 'Hiburan', my: 'Hiburan' },
  politics: { en: 'Politics', id: 'Politik', my: 'Politik' },
  technology: { en: 'Technology', id: 'Teknologi', my: 'Teknologi' },
  health: { en: 'Health', id: 'Kesehatan', my: 'Kesihatan' },
  education: { en: 'Education', id: 'Pendidikan', my: 'Pendidikan' },
  astronomy: { en: 'Space & Astronomy', id: 'Antariksa & Astronomi', my: 'Angkasa & Astronomi' },
})
