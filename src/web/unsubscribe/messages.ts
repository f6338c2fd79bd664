import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  title: { en: 'Unsubscribe', id: 'Berhenti berlangganan', my: 'Nyahlanggan' },
  intro: {
    en: 'Choose which emails you get.',
    id: 'Pilih email yang Anda terima.',
    my: 'Pilih e-mel yang anda terima.',
  },
  mailTitle: {
    en: 'Stop notification emails?',
    id: 'Hentikan email notifikasi?',
    my: 'Hentikan e-mel pemberitahuan?',
  },
  mailText: {
    en: 'We’ll stop emailing you about what happens while you’re away. You’ll still see it all on the site, and emails about the safety of your account are still sent.',
    id: 'Kami tidak akan lagi mengirim email tentang apa yang terjadi saat Anda tidak di sini. Semuanya tetap bisa dilihat di situs, dan email tentang keamanan akun tetap dikirim.',
    my: 'Kami tidak lagi menghantar e-mel tentang apa yang berlaku semasa anda tiada. Semuanya masih boleh dilihat di laman, dan e-mel tentang keselamatan akaun tetap dihantar.',
  },
  digestTitle: {
    en: 'Stop the weekly digest?',
    id: 'Hentikan ringkasan mingguan?',
    my: 'Hentikan ringkasan mingguan?',
  },
  digestText: {
    en: 'We’ll stop sending you the best of each week. Your other emails stay as they are.',
    id: 'Kami tidak akan lagi mengirimkan yang terbaik setiap minggu. Email lainnya tetap seperti biasa.',
    my: 'Kami tidak lagi menghantar yang terbaik setiap minggu. E-mel lain kekal seperti biasa.',
  },
  button: { en: 'Stop these emails', id: 'Hentikan email ini', my: 'Hentikan e-mel ini' },
  failed: {
    en: 'Couldn’t stop them. Please try again.',
    id: 'Gagal dihentikan. Silakan coba lagi.',
    my: 'Tidak dapat dihentikan. Sila cuba lagi.',
  },
  doneTitle: { en: 'You’re unsubscribed', id: 'Langganan dihentikan', my: 'Langganan dihentikan' },
  mailDone: {
    en: 'You’ll no longer get emails about notifications.',
    id: 'Anda tidak akan lagi menerima email tentang notifikasi.',
    my: 'Anda tidak akan lagi menerima e-mel tentang pemberitahuan.',
  },
  digestDone: {
    en: 'You’ll no longer get the weekly digest.',
    id: 'Anda tidak akan lagi menerima ringkasan mingguan.',
    my: 'Ringkasan mingguan tidak akan dihantar lagi kepada anda.',
  },
  changeMind: {
    en: 'You can turn them on again in your settings.',
    id: 'Anda bisa mengaktifkannya lagi di pengaturan.',
    my: 'Anda boleh menghidupkannya semula dalam tetapan.',
  },
  toSettings: { en: 'Go to settings', id: 'Ke pengaturan', my: 'Ke tetapan' },
  deadTitle: {
    en: 'This link isn’t complete',
    id: 'Tautan ini tidak lengkap',
    my: 'Pautan ini tidak lengkap',
  },
  deadText: {
    en: 'Open it again from the email. You can also choose which emails you get in your settings.',
    id: 'Buka lagi dari email. Anda juga bisa memilih email yang Anda terima di pengaturan.',
    my: 'Buka semula daripada e-mel. Anda juga boleh memilih e-mel yang anda terima dalam tetapan.',
  },
  loadFailed: {
    en: 'Couldn’t load this page.',
    id: 'Halaman ini gagal dimuat.',
    my: 'Halaman ini tidak dapat dimuatkan.',
  },
  retry: { en: 'Try again', id: 'Coba lagi', my: 'Cuba lagi' },
})
