import { defineMessages } from '../platform/messages.ts'

/** What somebody reads about decisions that were about them. */
export const messages = defineMessages({
  title: { en: 'Decisions about you', id: 'Keputusan tentang Anda', my: 'Keputusan tentang anda' },
  lead: {
    en: 'What moderators decided about you or what you wrote, why, and how to appeal.',
    id: 'Apa yang diputuskan moderator tentang Anda atau tulisan Anda, alasannya, dan cara mengajukan banding.',
    my: 'Apa yang diputuskan oleh moderator tentang anda atau tulisan anda, sebabnya dan cara membuat rayuan.',
  },
  all: {
    en: 'All decisions about you',
    id: 'Semua keputusan tentang Anda',
    my: 'Semua keputusan tentang anda',
  },
  wall: {
    en: 'Sign in to see decisions about you',
    id: 'Masuk untuk melihat keputusan tentang Anda',
    my: 'Log masuk untuk melihat keputusan tentang anda',
  },
  wallText: {
    en: 'Only you can read them. You’ll come back here after signing in.',
    id: 'Hanya Anda yang bisa membacanya. Setelah masuk, Anda kembali ke sini.',
    my: 'Hanya anda boleh membacanya. Selepas log masuk, anda kembali ke sini.',
  },
  hide: {
    en: 'Moderators removed what you wrote',
    id: 'Moderator menghapus tulisan Anda',
    my: 'Moderator mengalih keluar tulisan anda',
  },
  'mark-nsfw': {
    en: 'Moderators marked what you wrote as NSFW',
    id: 'Moderator menandai tulisan Anda sebagai NSFW',
    my: 'Moderator menandakan tulisan anda sebagai NSFW',
  },
  warn: {
    en: 'Moderators warned you',
    id: 'Moderator memperingatkan Anda',
    my: 'Moderator memberi anda amaran',
  },
  silence: {
    en: 'Moderators silenced you',
    id: 'Moderator membatasi Anda',
    my: 'Moderator mengehadkan anda',
  },
  suspend: {
    en: 'Moderators suspended your account',
    id: 'Moderator menangguhkan akun Anda',
    my: 'Moderator menggantung akaun anda',
  },
  reason: { en: 'Reason', id: 'Alasan', my: 'Sebab' },
  rule: { en: 'Rule', id: 'Aturan', my: 'Peraturan' },
  readRules: { en: 'Read the rules', id: 'Baca aturan', my: 'Baca peraturan' },
  about: { en: 'About', id: 'Tentang', my: 'Tentang' },
  open: { en: 'Open', id: 'Buka', my: 'Buka' },
  duration: { en: 'Duration', id: 'Durasi', my: 'Tempoh' },
  until: { en: 'Until {date}', id: 'Sampai {date}', my: 'Sehingga {date}' },
  noEnd: { en: 'No end date', id: 'Tanpa batas waktu', my: 'Tanpa had masa' },
  over: { en: 'No longer in force', id: 'Tidak berlaku lagi', my: 'Tidak lagi berkuat kuasa' },
  decidedAt: { en: 'Decided', id: 'Diputuskan', my: 'Diputuskan' },
  appealTitle: { en: 'Make an appeal', id: 'Ajukan banding', my: 'Buat rayuan' },
  appealText: {
    en: 'Another moderator will look at it, if this site has more than one. You can appeal once, until {date}.',
    id: 'Moderator lain akan meninjaunya, jika situs ini punya lebih dari satu. Anda bisa mengajukan banding satu kali, sampai {date}.',
    my: 'Moderator lain akan menyemaknya, jika laman ini mempunyai lebih daripada seorang. Anda boleh membuat rayuan sekali, sehingga {date}.',
  },
  appealLabel: {
    en: 'Why should the decision be changed?',
    id: 'Mengapa keputusan ini perlu diubah?',
    my: 'Mengapakah keputusan ini patut diubah?',
  },
  appealHint: {
    en: 'Use {min} to {max} characters. You can’t change it after sending.',
    id: 'Tulis {min} sampai {max} karakter. Setelah dikirim, tidak bisa diubah.',
    my: 'Tulis {min} hingga {max} aksara. Selepas dihantar, ia tidak boleh diubah.',
  },
  appealShort: {
    en: 'Please write at least {min} characters.',
    id: 'Silakan tulis minimal {min} karakter.',
    my: 'Sila tulis minimum {min} aksara.',
  },
  send: { en: 'Send appeal', id: 'Kirim banding', my: 'Hantar rayuan' },
  sent: { en: 'Appeal sent', id: 'Banding terkirim', my: 'Rayuan dihantar' },
  sentText: {
    en: 'We’ll notify you once it’s decided.',
    id: 'Kami akan memberi tahu Anda setelah diputuskan.',
    my: 'Kami akan memaklumkan anda selepas ia diputuskan.',
  },
  sendFailed: {
    en: 'Couldn’t send it. Your text is still here; please try again.',
    id: 'Gagal dikirim. Teks Anda masih di sini; silakan coba lagi.',
    my: 'Tidak dapat dihantar. Teks anda masih di sini; sila cuba lagi.',
  },
  yourAppeal: { en: 'Your appeal', id: 'Banding Anda', my: 'Rayuan anda' },
  appealOpen: {
    en: 'Your appeal is being reviewed.',
    id: 'Banding Anda sedang ditinjau.',
    my: 'Rayuan anda sedang disemak.',
  },
  appealUpheld: {
    en: 'The decision stands.',
    id: 'Keputusan tetap berlaku.',
    my: 'Keputusan kekal.',
  },
  appealOverturned: {
    en: 'The decision was overturned.',
    id: 'Keputusan dibatalkan.',
    my: 'Keputusan telah dibatalkan.',
  },
  answer: { en: 'Answer', id: 'Jawaban', my: 'Jawapan' },
  tooLate: {
    en: 'An appeal is no longer possible: the 30 days are over.',
    id: 'Banding tidak bisa diajukan lagi: batas 30 hari sudah lewat.',
    my: 'Rayuan tidak boleh dibuat lagi: tempoh 30 hari telah tamat.',
  },
  takenBack: {
    en: 'Moderators took this decision back, so there’s nothing left to appeal.',
    id: 'Moderator sudah mencabut keputusan ini, jadi tidak perlu banding lagi.',
    my: 'Moderator telah menarik balik keputusan ini, jadi rayuan tidak diperlukan lagi.',
  },
  empty: {
    en: 'No decisions about you',
    id: 'Belum ada keputusan tentang Anda',
    my: 'Tiada keputusan tentang anda',
  },
  emptyText: {
    en: 'If moderators ever act on something of yours, you’ll read why here.',
    id: 'Jika moderator mengambil tindakan terhadap sesuatu milik Anda, alasannya bisa dibaca di sini.',
    my: 'Jika moderator bertindak terhadap sesuatu milik anda, sebabnya boleh dibaca di sini.',
  },
  failed: {
    en: 'Couldn’t load decisions about you.',
    id: 'Keputusan tentang Anda gagal dimuat.',
    my: 'Keputusan tentang anda tidak dapat dimuatkan.',
  },
})
