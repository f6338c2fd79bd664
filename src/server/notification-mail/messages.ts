import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  badLink: {
    en: 'This link isn’t complete. Open it again from the email, or change your emails in your settings.',
    id: 'Tautan ini tidak lengkap. Buka lagi dari email, atau atur email Anda di pengaturan.',
    my: 'Pautan ini tidak lengkap. Buka semula daripada e-mel, atau ubah e-mel anda dalam tetapan.',
  },
})

export const awayMail = defineMessages({
  subject: {
    en: 'A new notification on {site}|{count} new notifications on {site}',
    id: '{count} notifikasi baru di {site}',
    my: '{count} pemberitahuan baharu di {site}',
  },
  heading: {
    en: 'While you were away',
    id: 'Selama Anda tidak di sini',
    my: 'Semasa anda tiada di sini',
  },
  body: {
    en: 'Here’s what happened on {site}:',
    id: 'Inilah yang terjadi di {site}:',
    my: 'Inilah yang berlaku di {site}:',
  },
  more: { en: 'and one more|and {count} more', id: 'dan {count} lainnya', my: 'dan {count} lagi' },
  button: { en: 'See notifications', id: 'Lihat semua', my: 'Lihat semua' },
  after: {
    en: 'You can choose what we email you about in your settings.',
    id: 'Anda bisa memilih di pengaturan apa saja yang kami kabarkan lewat email.',
    my: 'Anda boleh memilih dalam tetapan perkara yang kami maklumkan melalui e-mel.',
  },
  reason: {
    en: 'You’re receiving this email because email notifications are on for your account at {site}.',
    id: 'Anda menerima email ini karena notifikasi email Anda di {site} aktif.',
    my: 'Anda menerima e-mel ini kerana pemberitahuan e-mel anda di {site} dihidupkan.',
  },
  unsubscribe: {
    en: 'Stop notification emails',
    id: 'Hentikan email notifikasi',
    my: 'Hentikan e-mel pemberitahuan',
  },
})

export const digestMail = defineMessages({
  subject: {
    en: 'Your week on {site}',
    id: 'Minggu Anda di {site}',
    my: 'Minggu anda di {site}',
  },
  heading: { en: 'The best of this week', id: 'Yang terbaik minggu ini', my: 'Pilihan terbaik minggu ini' },
  articles: {
    en: 'New on {site}, picked by who and what you follow:',
    id: 'Yang baru di {site}, dipilih menurut siapa dan apa yang Anda ikuti:',
    my: 'Yang baharu di {site}, dipilih mengikut siapa dan apa yang anda ikuti:',
  },
  noArticles: {
    en: 'There’s news for you on {site} this week.',
    id: 'Ada kabar untuk Anda di {site} minggu ini.',
    my: 'Ada berita untuk anda di {site} minggu ini.',
  },
  byline: {
    en: 'By {author} · {minutes} min read',
    id: 'Oleh {author} · {minutes} menit baca',
    my: 'Oleh {author} · bacaan {minutes} minit',
  },
  question: {
    en: 'Question · 1 answer|Question · {count} answers',
    id: 'Pertanyaan · {count} jawaban',
    my: 'Soalan · {count} jawapan',
  },
  unread: {
    en: 'You have one unread notification.|You have {count} unread notifications.',
    id: 'Anda punya {count} notifikasi yang belum dibaca.',
    my: 'Anda ada {count} pemberitahuan yang belum dibaca.',
  },
  button: { en: 'Open {site}', id: 'Buka {site}', my: 'Buka {site}' },
  reason: {
    en: 'You’re receiving this weekly email because you turned on the weekly digest at {site}.',
    id: 'Anda menerima email ini seminggu sekali karena Anda mengaktifkan ringkasan mingguan di {site}.',
    my: 'Anda menerima e-mel ini seminggu sekali kerana anda menghidupkan ringkasan mingguan di {site}.',
  },
  unsubscribe: {
    en: 'Stop the weekly digest',
    id: 'Hentikan ringkasan mingguan',
    my: 'Hentikan ringkasan mingguan',
  },
})
