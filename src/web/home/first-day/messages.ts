import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  lead: {
    en: 'One room, three languages. People write down what they know, ask what they do not, and pass it on.',
    id: 'Satu ruang, tiga bahasa. Orang menuliskan yang mereka tahu, menanyakan yang belum, lalu meneruskannya.',
    my: 'Satu bilik, tiga bahasa. Orang menulis apa yang diketahui, bertanya apa yang belum, lalu menyampaikannya.',
  },
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
  newArticles: {
    en: 'The first article is here|{count} articles are here',
    id: '{count} artikel pertama sudah ada',
    my: '{count} rencana pertama sudah ada',
  },
  stepAccount: { en: 'Take a seat', id: 'Ambil tempat duduk', my: 'Ambil tempat anda' },
  stepAccountText: {
    en: 'An account takes a minute: your name, an email address and a code from your mailbox.',
    id: 'Membuat akun hanya sebentar: nama, alamat email, dan kode dari kotak masuk Anda.',
    my: 'Mencipta akaun mengambil seminit: nama, alamat e-mel dan kod dari peti mel anda.',
  },
  stepInvite: { en: 'Bring somebody along', id: 'Ajak seseorang', my: 'Bawa seorang kawan' },
  stepInviteText: {
    en: 'A reading room lives from its readers. Share the address of this site with a friend.',
    id: 'Ruang baca hidup karena pembacanya. Bagikan alamat situs ini kepada seorang teman.',
    my: 'Bilik bacaan hidup kerana pembacanya. Kongsi alamat laman ini dengan seorang kawan.',
  },
  stepWrite: { en: 'Write the first article', id: 'Tulis artikel pertama', my: 'Tulis rencana pertama' },
  stepWriteText: {
    en: 'Something you know by heart is new to somebody. Your draft is kept while you write.',
    id: 'Yang Anda hafal di luar kepala adalah hal baru bagi orang lain. Draf Anda tersimpan selagi menulis.',
    my: 'Apa yang anda hafal itu baharu bagi orang lain. Draf anda disimpan sepanjang anda menulis.',
  },
  stepLanguage: { en: 'Choose your language', id: 'Pilih bahasa Anda', my: 'Pilih bahasa anda' },
  stepLanguageText: {
    en: 'Every word here exists in three languages. You can change it at any time, also at the top.',
    id: 'Setiap kata di sini tersedia dalam tiga bahasa. Anda bisa menggantinya kapan saja, juga di bagian atas.',
    my: 'Setiap perkataan di sini ada dalam tiga bahasa. Anda boleh menukarnya bila-bila masa, juga di bahagian atas.',
  },
  shelvesTitle: {
    en: 'Eleven empty shelves',
    id: 'Sebelas rak yang masih kosong',
    my: 'Sebelas rak buku yang kosong',
  },
  shelvesText: {
    en: 'Not sure where to begin? Take one of these questions and answer it.',
    id: 'Bingung mulai dari mana? Ambil salah satu pertanyaan ini, lalu jawab.',
    my: 'Tidak pasti hendak mula di mana? Pilih satu soalan ini dan jawablah.',
  },
  writeAbout: { en: 'Write about it', id: 'Tulis tentang ini', my: 'Tulis tentangnya' },
})
