import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  allTitle: { en: 'Categories', id: 'Kategori', my: 'Kategori' },
  allLead: {
    en: 'Eleven shelves. Whatever you know belongs on one of them.',
    id: 'Sebelas rak. Apa pun yang Anda ketahui punya tempat di salah satunya.',
    my: 'Sebelas rak buku. Apa sahaja yang anda tahu ada tempatnya di sini.',
  },
  allDescription: {
    en: 'All eleven categories, from the world and its history to space and astronomy.',
    id: 'Kesebelas kategori, dari dunia dan sejarahnya hingga antariksa dan astronomi.',
    my: 'Semua sebelas kategori, dari dunia dan sejarahnya hingga angkasa dan astronomi.',
  },
  sorting: { en: 'Order', id: 'Urutan', my: 'Susunan' },
  hot: { en: 'Hot', id: 'Hangat', my: 'Hangat' },
  new: { en: 'New', id: 'Baru', my: 'Baharu' },
  top: { en: 'Top', id: 'Teratas', my: 'Teratas' },
  language: { en: 'Language', id: 'Bahasa', my: 'Bahasa' },
  allLanguages: { en: 'All', id: 'Semua', my: 'Semua' },
  tags: { en: 'Tags', id: 'Tag', my: 'Tag' },
  allTags: { en: 'All tags', id: 'Semua tag', my: 'Semua tag' },
  write: { en: 'Write here', id: 'Tulis di sini', my: 'Tulis di sini' },
  feed: { en: 'Feed', id: 'Feed', my: 'Suapan' },
  newArticles: {
    en: '1 new article|{count} new articles',
    id: '{count} artikel baru',
    my: '{count} artikel baharu',
  },
  caughtUp: {
    en: 'You’re all caught up.',
    id: 'Anda sudah membaca semuanya.',
    my: 'Anda sudah melihat semuanya.',
  },
  failed: {
    en: 'Couldn’t load articles.',
    id: 'Artikel gagal dimuat.',
    my: 'Artikel tidak dapat dimuatkan.',
  },
  emptyTitle: {
    en: 'Nothing here yet',
    id: 'Belum ada artikel di sini',
    my: 'Belum ada artikel di sini',
  },
  emptyText: {
    en: 'No one has written here yet. What do you know about it?',
    id: 'Belum ada yang menulis di sini. Apa yang Anda ketahui tentangnya?',
    my: 'Belum ada sesiapa menulis di sini. Apakah yang anda tahu tentangnya?',
  },
  filteredTitle: {
    en: 'No articles match these filters',
    id: 'Tidak ada artikel yang cocok',
    my: 'Tiada artikel yang sepadan',
  },
  filteredText: {
    en: 'There are no articles with this language and tag together.',
    id: 'Tidak ada artikel dengan bahasa dan tag ini sekaligus.',
    my: 'Tiada artikel dengan gabungan bahasa dan tag ini.',
  },
  clear: { en: 'Show all', id: 'Tampilkan semua', my: 'Paparkan semua' },
  world: {
    en: 'What happens, where, and what it has to do with us.',
    id: 'Apa yang terjadi, di mana, dan apa hubungannya dengan kita.',
    my: 'Apa yang berlaku, di mana, dan apa kaitannya dengan kita.',
  },
  history: {
    en: 'People, stones and papers that were there before us.',
    id: 'Orang, batu, dan naskah yang ada sebelum kita.',
    my: 'Manusia, batu dan warkah yang wujud sebelum kita.',
  },
  science: {
    en: 'How things work, and how someone found out.',
    id: 'Cara kerja berbagai hal, dan bagaimana orang menemukannya.',
    my: 'Cara sesuatu berfungsi, dan bagaimana orang menemuinya.',
  },
  geography: {
    en: 'Mountains, rivers, coasts and the lines drawn between them.',
    id: 'Gunung, sungai, pesisir, dan garis yang ditarik di antaranya.',
    my: 'Gunung, sungai, pantai dan garisan yang dilukis antaranya.',
  },
  sports: {
    en: 'Games, those who play them, and those who keep the score.',
    id: 'Permainan, para pemainnya, dan yang mencatat skornya.',
    my: 'Permainan, pemainnya dan mereka yang mengira mata.',
  },
  entertainment: {
    en: 'Films, music, stages and stories worth an evening.',
    id: 'Film, musik, panggung, dan kisah yang layak menemani malam Anda.',
    my: 'Filem, muzik, pentas dan kisah yang sesuai menemani malam anda.',
  },
  politics: {
    en: 'Who decides, by which rules, and how that changes.',
    id: 'Siapa yang memutuskan, dengan aturan apa, dan bagaimana perubahannya.',
    my: 'Siapa yang memutuskan, dengan peraturan apa, dan bagaimana ia berubah.',
  },
  technology: {
    en: 'Machines, programs and the people who take them apart.',
    id: 'Mesin, program, dan orang yang membongkarnya.',
    my: 'Mesin, perisian dan mereka yang menyelongkar isinya.',
  },
  health: {
    en: 'Body and mind, with sources you can check.',
    id: 'Raga dan jiwa, dengan sumber yang bisa Anda periksa.',
    my: 'Tubuh dan minda, dengan sumber yang boleh anda semak.',
  },
  education: {
    en: 'Learning, teaching, and lessons that stayed.',
    id: 'Belajar, mengajar, dan pelajaran yang membekas.',
    my: 'Belajar, mengajar dan ilmu yang kekal.',
  },
  astronomy: {
    en: 'Everything above the roof, out to the oldest light.',
    id: 'Segala yang ada di atas atap, sampai cahaya tertua.',
    my: 'Segala di atas bumbung, hingga cahaya yang paling tua.',
  },
})
