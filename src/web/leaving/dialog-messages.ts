import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  title: { en: 'Delete account', id: 'Hapus akun', my: 'Padam akaun' },
  text: {
    en: 'You’re signed out everywhere and your profile is hidden at once. What you wrote stays visible for 14 days; then we erase it.',
    id: 'Anda langsung keluar dari semua perangkat dan profil Anda disembunyikan. Tulisan Anda tetap terlihat selama 14 hari; setelah itu kami menghapusnya.',
    my: 'Anda terus dilog keluar daripada semua peranti dan profil anda disembunyikan. Tulisan anda masih boleh dilihat selama 14 hari; selepas itu kami memadamnya.',
  },
  choose: {
    en: 'What should happen to your articles?',
    id: 'Bagaimana dengan artikel Anda?',
    my: 'Bagaimana dengan artikel anda?',
  },
  everything: { en: 'Delete everything', id: 'Hapus semuanya', my: 'Padam semuanya' },
  everythingText: {
    en: 'Articles, posts, questions, answers and collections are erased, with what others wrote under them, and so are your comments.',
    id: 'Artikel, postingan, pertanyaan, jawaban, dan koleksi dihapus beserta tulisan orang lain di bawahnya, begitu juga komentar Anda.',
    my: 'Artikel, hantaran, soalan, jawapan dan koleksi dipadam bersama tulisan orang lain di bawahnya, begitu juga komen anda.',
  },
  keepArticles: { en: 'Keep my articles', id: 'Pertahankan artikel saya', my: 'Kekalkan artikel saya' },
  keepArticlesText: {
    en: 'Published articles stay under “Former member”. Everything else is erased, as above.',
    id: 'Artikel yang sudah terbit tetap ada atas nama “Mantan anggota”. Selebihnya dihapus seperti di atas.',
    my: 'Artikel yang sudah terbit kekal atas nama “Bekas ahli”. Selebihnya dipadam seperti di atas.',
  },
  stays: {
    en: 'Some things stay without your name: questions that others answered well, your edits in the articles and collections of others, the translations that others made, and empty places where your messages and answered comments were.',
    id: 'Beberapa hal tetap ada tanpa nama Anda: pertanyaan yang dijawab dengan baik, suntingan Anda di artikel dan koleksi orang lain, terjemahan buatan orang lain, serta tempat kosong bekas pesan dan komentar Anda yang sudah dibalas.',
    my: 'Beberapa perkara kekal tanpa nama anda: soalan yang dijawab dengan baik, suntingan anda dalam artikel dan koleksi orang lain, terjemahan oleh orang lain, serta tempat kosong bekas mesej dan komen anda yang sudah dibalas.',
  },
  plan: {
    en: 'Your plan {plan} won’t renew, and ends with your account.',
    id: 'Paket {plan} Anda tidak diperpanjang, dan berakhir bersama akun Anda.',
    my: 'Pelan {plan} anda tidak diperbaharui, dan tamat bersama akaun anda.',
  },
  heir: {
    en: '{heir} will own your guild {guild}.',
    id: '{heir} akan menjadi pemilik guild {guild}.',
    my: '{heir} akan menjadi pemilik guild {guild}.',
  },
  noHeir: {
    en: 'Your guild {guild} is deleted, since no one else is in it.',
    id: 'Guild {guild} dihapus karena tidak ada anggota lain.',
    my: 'Guild {guild} dipadam kerana tiada ahli lain.',
  },
  staff: {
    en: 'As a moderator or operator you can’t delete your account. Ask an operator to take back your role first.',
    id: 'Sebagai moderator atau pengelola, Anda tidak bisa menghapus akun. Minta pengelola mencabut peran Anda terlebih dahulu.',
    my: 'Sebagai moderator atau pengendali, anda tidak boleh memadam akaun. Minta pengendali menarik balik peranan anda dahulu.',
  },
  export: {
    en: 'We’re still preparing your data. Download it first, then delete your account.',
    id: 'Data Anda masih disiapkan. Unduh dulu, lalu hapus akun Anda.',
    my: 'Data anda masih disediakan. Muat turun dahulu, kemudian padam akaun anda.',
  },
  notLoaded: {
    en: 'Couldn’t load what you should know first.',
    id: 'Hal yang perlu diketahui gagal dimuat.',
    my: 'Perkara yang perlu diketahui tidak dapat dimuatkan.',
  },
  failed: {
    en: 'Couldn’t delete your account. Nothing has changed; please try again.',
    id: 'Akun Anda gagal dihapus. Tidak ada yang berubah; silakan coba lagi.',
    my: 'Akaun anda tidak dapat dipadam. Tiada apa-apa yang berubah; sila cuba lagi.',
  },
  cancel: { en: 'Cancel', id: 'Batal', my: 'Batal' },
  confirm: { en: 'Delete account', id: 'Hapus akun', my: 'Padam akaun' },
  closedTitle: { en: 'Your account is closed', id: 'Akun Anda ditutup', my: 'Akaun anda ditutup' },
  closedText: {
    en: 'We’ll erase it on {date}. Sign in before then if you change your mind. We’ve sent you an email about it.',
    id: 'Kami akan menghapusnya pada {date}. Masuk sebelum itu jika Anda berubah pikiran. Kami sudah mengirim email tentang hal ini.',
    my: 'Kami akan memadamnya pada {date}. Log masuk sebelum itu jika anda berubah fikiran. Kami sudah menghantar e-mel tentang perkara ini.',
  },
  done: { en: 'Go to home page', id: 'Ke beranda', my: 'Ke laman utama' },
})
