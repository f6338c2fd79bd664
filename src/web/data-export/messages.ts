import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  title: { en: 'My data', id: 'Data saya', my: 'Data saya' },
  lead: {
    en: 'What you have here is yours: take a copy with you, or bring in what you wrote elsewhere.',
    id: 'Semua data Anda di sini adalah milik Anda: ambil salinannya, atau masukkan tulisan Anda dari tempat lain.',
    my: 'Semua data anda di sini milik anda: ambil salinannya, atau masukkan tulisan anda dari tempat lain.',
  },
  settings: { en: 'Settings', id: 'Pengaturan', my: 'Tetapan' },
  signInTitle: {
    en: 'Sign in to see your data',
    id: 'Masuk untuk melihat data Anda',
    my: 'Log masuk untuk melihat data anda',
  },
  signInText: {
    en: 'Your data belongs to your account. Sign in to download it.',
    id: 'Data Anda tersimpan di akun Anda. Masuk untuk mengunduhnya.',
    my: 'Data anda tersimpan dalam akaun anda. Log masuk untuk memuat turunnya.',
  },
  signIn: { en: 'Sign in', id: 'Masuk', my: 'Log masuk' },
  download: { en: 'Download my data', id: 'Unduh data saya', my: 'Muat turun data saya' },
  downloadText: {
    en: 'We put everything you have here into one zip file. It may take a few minutes; you can leave this page, and we’ll email you when it’s ready. You can ask for one copy a day.',
    id: 'Kami mengumpulkan semua data Anda dalam satu berkas zip. Ini bisa memakan waktu beberapa menit; Anda boleh meninggalkan halaman ini, dan kami akan mengirim email saat sudah siap. Anda bisa meminta satu salinan per hari.',
    my: 'Kami mengumpulkan semua data anda dalam satu fail zip. Ini mungkin mengambil masa beberapa minit; anda boleh meninggalkan halaman ini, dan kami akan menghantar e-mel apabila sudah sedia. Anda boleh meminta satu salinan sehari.',
  },
  inside: { en: 'What’s in it', id: 'Isinya', my: 'Isinya' },
  insideTexts: {
    en: 'Your articles, drafts, posts, questions and answers, as Markdown files',
    id: 'Artikel, draf, postingan, pertanyaan, dan jawaban Anda, sebagai berkas Markdown',
    my: 'Artikel, draf, hantaran, soalan dan jawapan anda, sebagai fail Markdown',
  },
  insideMedia: {
    en: 'Your images and videos, as we store them',
    id: 'Gambar dan video Anda, seperti yang kami simpan',
    my: 'Gambar dan video anda, seperti yang kami simpan',
  },
  insideRest: {
    en: 'Everything else as JSON: profile, settings, comments, messages, likes, saved items, collections, guilds, Honor, test results, invoices, sign-ins and more',
    id: 'Selebihnya sebagai JSON: profil, pengaturan, komentar, pesan, tanda suka, simpanan, koleksi, guild, Honor, hasil tes, faktur, riwayat masuk, dan lainnya',
    my: 'Selebihnya sebagai JSON: profil, tetapan, komen, mesej, tanda suka, simpanan, koleksi, guild, Honor, keputusan ujian, invois, sejarah log masuk dan lain-lain',
  },
  insideNot: {
    en: 'Never passwords or other secrets, nor other people’s private data. Of your conversations: what you wrote and what was written to you.',
    id: 'Tidak pernah berisi kata sandi, rahasia lain, atau hal pribadi milik orang lain. Dari percakapan Anda: yang Anda tulis dan yang ditulis kepada Anda.',
    my: 'Tidak sekali-kali mengandungi kata laluan, rahsia lain atau perkara peribadi milik orang lain. Daripada perbualan anda: apa yang anda tulis dan apa yang ditulis kepada anda.',
  },
  prepare: { en: 'Prepare copy', id: 'Siapkan salinan', my: 'Sediakan salinan' },
  preparing: { en: 'Preparing your copy', id: 'Menyiapkan salinan Anda', my: 'Menyediakan salinan anda' },
  preparingAt: {
    en: 'Preparing your copy: {percent}%',
    id: 'Menyiapkan salinan Anda: {percent}%',
    my: 'Menyediakan salinan anda: {percent}%',
  },
  ready: {
    en: 'Your copy is ready: {size}. You can download it until {date}.',
    id: 'Salinan Anda siap: {size}. Anda bisa mengunduhnya sampai {date}.',
    my: 'Salinan anda sudah sedia: {size}. Anda boleh memuat turunnya hingga {date}.',
  },
  fetch: { en: 'Download', id: 'Unduh', my: 'Muat turun' },
  next: {
    en: 'You can ask for a new copy one day after the last.',
    id: 'Anda bisa meminta salinan baru sehari setelah yang terakhir.',
    my: 'Anda boleh meminta salinan baharu sehari selepas yang terakhir.',
  },
  failedfull: {
    en: 'We’re out of storage right now, so we couldn’t prepare your copy. Please try again later.',
    id: 'Ruang penyimpanan kami sedang penuh, jadi salinan Anda gagal disiapkan. Silakan coba lagi nanti.',
    my: 'Ruang storan kami sedang penuh, jadi salinan anda tidak dapat disediakan. Sila cuba lagi nanti.',
  },
  failedfailed: {
    en: 'We couldn’t prepare your copy. Your data is safe; please try again.',
    id: 'Salinan Anda gagal disiapkan. Data Anda aman; silakan coba lagi.',
    my: 'Salinan anda tidak dapat disediakan. Data anda selamat; sila cuba lagi.',
  },
  notStarted: {
    en: 'Couldn’t start it. Please try again.',
    id: 'Gagal memulai. Silakan coba lagi.',
    my: 'Tidak dapat dimulakan. Sila cuba lagi.',
  },
  notFetched: {
    en: 'Couldn’t download it. Please try again.',
    id: 'Gagal diunduh. Silakan coba lagi.',
    my: 'Tidak dapat dimuat turun. Sila cuba lagi.',
  },
  notLoaded: {
    en: 'Couldn’t load your copy.',
    id: 'Salinan Anda gagal dimuat.',
    my: 'Salinan anda tidak dapat dimuatkan.',
  },
  help: { en: 'How this works', id: 'Cara kerjanya', my: 'Cara ia berfungsi' },
  bring: { en: 'Import Markdown', id: 'Impor Markdown', my: 'Import Markdown' },
  bringText: {
    en: 'Bring in texts from elsewhere: a zip of Markdown files becomes drafts here.',
    id: 'Masukkan tulisan dari tempat lain: zip berisi berkas Markdown menjadi draf di sini.',
    my: 'Masukkan tulisan dari tempat lain: zip berisi fail Markdown menjadi draf di sini.',
  },
  bringButton: { en: 'Open import', id: 'Buka impor', my: 'Buka import' },
})
