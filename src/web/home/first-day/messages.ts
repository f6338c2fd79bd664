import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  lead: {
    en: 'One room, three languages. People write down what they know, ask what they don’t, and pass it on.',
    id: 'Satu ruang, tiga bahasa. Orang menuliskan hal yang mereka tahu, menanyakan yang belum, lalu membagikannya.',
    my: 'Satu bilik, tiga bahasa. Orang menulis perkara yang mereka tahu, bertanya tentang yang belum, lalu mengongsikannya.',
  },
  firstDayTitle: {
    en: 'The first day of this site',
    id: 'Hari pertama situs ini',
    my: 'Hari pertama laman ini',
  },
  firstDayText: {
    en: 'The shelves are still empty, and that’s a good moment to begin. Three things you can do right now:',
    id: 'Raknya masih kosong, dan inilah saat yang tepat untuk mulai. Tiga hal yang bisa Anda lakukan sekarang:',
    my: 'Raknya masih kosong, dan inilah masa yang sesuai untuk bermula. Tiga perkara yang boleh anda lakukan sekarang:',
  },
  newArticles: {
    en: 'The first article is here|{count} articles are here',
    id: '{count} artikel pertama sudah ada',
    my: '{count} artikel pertama sudah ada',
  },
  stepAccount: { en: 'Create your account', id: 'Buat akun Anda', my: 'Cipta akaun anda' },
  stepAccountText: {
    en: 'It takes a minute: your name, an email address and a code from your inbox.',
    id: 'Hanya sebentar: nama, alamat email, dan kode dari kotak masuk Anda.',
    my: 'Hanya seminit: nama, alamat e-mel dan kod dari peti masuk anda.',
  },
  stepInvite: { en: 'Bring someone along', id: 'Ajak teman', my: 'Ajak kawan' },
  stepInviteText: {
    en: 'A reading room lives on its readers. Share the address of this site with a friend.',
    id: 'Ruang baca hidup karena pembacanya. Bagikan alamat situs ini kepada seorang teman.',
    my: 'Bilik bacaan hidup kerana pembacanya. Kongsi alamat laman ini dengan seorang kawan.',
  },
  stepWrite: { en: 'Write the first article', id: 'Tulis artikel pertama', my: 'Tulis artikel pertama' },
  stepWriteText: {
    en: 'Something you know by heart is new to someone. Your draft is saved while you write.',
    id: 'Hal yang sudah Anda kuasai mungkin baru bagi orang lain. Draf Anda tersimpan selama Anda menulis.',
    my: 'Perkara yang sudah biasa bagi anda mungkin baharu bagi orang lain. Draf anda disimpan sepanjang anda menulis.',
  },
  stepLanguage: { en: 'Choose your language', id: 'Pilih bahasa Anda', my: 'Pilih bahasa anda' },
  stepLanguageText: {
    en: 'The whole site is in three languages. You can also switch at any time at the top.',
    id: 'Seluruh situs tersedia dalam tiga bahasa. Anda juga bisa menggantinya kapan saja di bagian atas.',
    my: 'Seluruh laman tersedia dalam tiga bahasa. Anda juga boleh menukarnya pada bila-bila masa di bahagian atas.',
  },
  shelvesTitle: {
    en: 'Eleven empty shelves',
    id: 'Sebelas rak yang masih kosong',
    my: 'Sebelas rak masih kosong',
  },
  shelvesText: {
    en: 'Not sure where to begin? Take one of these questions and answer it.',
    id: 'Bingung mulai dari mana? Ambil salah satu pertanyaan ini, lalu jawab.',
    my: 'Tidak pasti hendak bermula di mana? Pilih salah satu soalan ini dan jawab.',
  },
  writeAbout: { en: 'Write about this', id: 'Tulis tentang ini', my: 'Tulis tentang ini' },
})
