import { defineMessages } from '../platform/messages.ts'

/** The tables of the help page. */
export const messages = defineMessages({
  rewards: { en: 'What earns Honor', id: 'Yang memberi Honor', my: 'Perkara yang memberi Honor' },
  what: { en: 'What happens', id: 'Kejadian', my: 'Perkara' },
  honor: { en: 'Honor', id: 'Honor', my: 'Honor' },
  limit: { en: 'Limit', id: 'Batas', my: 'Had' },
  once: { en: 'Once', id: 'Sekali', my: 'Sekali' },
  pool: { en: 'Daily pool', id: 'Jatah harian', my: 'Kuota harian' },
  none: { en: 'None', id: 'Tidak ada', my: 'Tiada' },
  points: { en: '{count} Honor a day', id: '{count} Honor sehari', my: '{count} Honor sehari' },
  times: { en: '{count} times a day', id: '{count} kali sehari', my: '{count} kali sehari' },
  'email-verified': {
    en: 'You verify your email address',
    id: 'Anda memverifikasi alamat email',
    my: 'Anda mengesahkan alamat e-mel',
  },
  'profile-completed': {
    en: 'You add a photo, a bio and a language to your profile',
    id: 'Anda menambahkan foto, bio, dan bahasa ke profil',
    my: 'Anda menambah foto, bio dan bahasa pada profil',
  },
  'article-published': {
    en: 'Your article of {words} words or more has been up for {hours} hours',
    id: 'Artikel Anda dengan minimal {words} kata sudah terbit {hours} jam',
    my: 'Artikel anda dengan minimum {words} patah perkataan sudah terbit {hours} jam',
  },
  'article-liked': {
    en: 'Someone likes your article',
    id: 'Seseorang menyukai artikel Anda',
    my: 'Seseorang menyukai artikel anda',
  },
  'post-liked': {
    en: 'Someone likes your post',
    id: 'Seseorang menyukai postingan Anda',
    my: 'Seseorang menyukai hantaran anda',
  },
  'comment-liked': {
    en: 'Someone likes your comment',
    id: 'Seseorang menyukai komentar Anda',
    my: 'Seseorang menyukai komen anda',
  },
  'suggestion-accepted': {
    en: 'Your suggested edit is accepted',
    id: 'Usulan suntingan Anda diterima',
    my: 'Cadangan suntingan anda diterima',
  },
  'translation-accepted': {
    en: 'Your full translation of someone else’s article has been up for {hours} hours',
    id: 'Terjemahan lengkap Anda atas artikel orang lain sudah terbit {hours} jam',
    my: 'Terjemahan penuh anda bagi artikel orang lain sudah terbit {hours} jam',
  },
  'report-confirmed': {
    en: 'A moderator confirms your report',
    id: 'Moderator membenarkan laporan Anda',
    my: 'Moderator mengesahkan laporan anda',
  },
  'content-removed': {
    en: 'Something of yours is removed for breaking the rules; what it earned is taken back too',
    id: 'Tulisan Anda dihapus karena melanggar aturan; Honor yang didapatnya juga ditarik kembali',
    my: 'Tulisan anda dialih keluar kerana melanggar peraturan; Honor yang diperolehnya turut ditarik balik',
  },
  poolLimit: {
    en: 'The daily pool: likes earn up to {count} Honor a day. Days start at midnight, UTC+{hours}.',
    id: 'Jatah harian: tanda suka memberi maksimal {count} Honor sehari. Hari mulai tengah malam, UTC+{hours}.',
    my: 'Kuota harian: tanda suka memberi maksimum {count} Honor sehari. Hari bermula tengah malam, UTC+{hours}.',
  },
  giverAge: {
    en: 'Whoever likes has a verified address and an account that is at least {hours} hours old, and isn’t the author. People who have blocked each other don’t give each other Honor.',
    id: 'Pemberi suka memiliki alamat terverifikasi dan akun berumur minimal {hours} jam, dan bukan penulisnya. Orang yang saling memblokir tidak saling memberi Honor.',
    my: 'Pemberi tanda suka mempunyai alamat yang disahkan dan akaun berusia minimum {hours} jam, dan bukan penulisnya. Orang yang saling menyekat tidak saling memberi Honor.',
  },
  giverLikes: {
    en: 'Only a person’s first {count} likes of a day earn Honor for others.',
    id: 'Hanya {count} tanda suka pertama seseorang dalam sehari yang memberi Honor.',
    my: 'Hanya {count} tanda suka pertama seseorang dalam sehari memberi Honor.',
  },
  pair: {
    en: 'From one person to another {day} times a day count, and {month} times in 30 days.',
    id: 'Dari satu orang ke orang lain dihitung {day} kali sehari, dan {month} kali dalam 30 hari.',
    my: 'Daripada seorang kepada seorang yang lain dikira {day} kali sehari, dan {month} kali dalam 30 hari.',
  },
  held: {
    en: 'Between two people who use the same device, Honor is checked for {hours} hours first.',
    id: 'Di antara dua orang yang memakai perangkat yang sama, Honor diperiksa dulu selama {hours} jam.',
    my: 'Antara dua orang yang menggunakan peranti yang sama, Honor disemak dahulu selama {hours} jam.',
  },
  kept: {
    en: 'What you delete takes its Honor with it, unless it was up for {days} days and has at least {score} likes.',
    id: 'Yang Anda hapus membawa serta Honornya, kecuali sudah terbit {days} hari dan punya minimal {score} tanda suka.',
    my: 'Apa yang anda padam membawa bersama Honornya, kecuali sudah terbit {days} hari dan mempunyai minimum {score} tanda suka.',
  },
  privileges: { en: 'What Honor opens', id: 'Yang dibuka oleh Honor', my: 'Perkara yang dibuka oleh Honor' },
  from: { en: 'From', id: 'Mulai', my: 'Dari' },
  privilege: { en: 'You can', id: 'Anda bisa', my: 'Anda boleh' },
  links: {
    en: 'Link to other sites in posts, comments and on your profile',
    id: 'Menautkan situs lain di postingan, komentar, dan profil',
    my: 'Memautkan laman lain dalam hantaran, komen dan profil',
  },
  downvote: {
    en: 'Downvote questions and answers, once they are open',
    id: 'Memberi suara turun pada pertanyaan dan jawaban, setelah dibuka',
    my: 'Memberi undi turun pada soalan dan jawapan, setelah dibuka',
  },
  retag: {
    en: 'Change the tags of questions, once they are open',
    id: 'Mengubah tag pertanyaan, setelah dibuka',
    my: 'Menukar tag soalan, setelah dibuka',
  },
  badge: {
    en: 'See the badge beside the authors of posts',
    id: 'Melihat lencana di samping penulis postingan',
    my: 'Melihat lencana di sebelah penulis hantaran',
  },
  closeVotes: {
    en: 'Vote to close questions, once they are open',
    id: 'Memberi suara untuk menutup pertanyaan, setelah dibuka',
    my: 'Mengundi untuk menutup soalan, setelah dibuka',
  },
  supportSuggestions: {
    en: 'Accept suggested edits that the authors left unanswered',
    id: 'Menerima usulan suntingan yang tidak dijawab penulisnya',
    my: 'Menerima cadangan suntingan yang tidak dijawab oleh penulisnya',
  },
  trustedReports: {
    en: 'Report with double weight',
    id: 'Melapor dengan bobot ganda',
    my: 'Melapor dengan pemberat berganda',
  },
  levels: { en: 'Levels', id: 'Tingkat', my: 'Tahap' },
  level: { en: 'Level', id: 'Tingkat', my: 'Tahap' },
})
