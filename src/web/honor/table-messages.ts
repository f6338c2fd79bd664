import { defineMessages } from '../platform/messages.ts'

/** The tables of the help page. */
export const messages = defineMessages({
  rewards: { en: 'What earns Honor', id: 'Cara mendapat Honor', my: 'Cara memperoleh Honor' },
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
  'iq-finished': {
    en: 'You finish the IQ test, whatever your score',
    id: 'Anda menyelesaikan tes IQ, berapa pun skornya',
    my: 'Anda menamatkan ujian IQ, tidak kira skornya',
  },
  'article-published': {
    en: 'Your article of {words} words or more has been up for {hours} hours',
    id: 'Artikel Anda dengan minimal {words} kata sudah terbit selama {hours} jam',
    my: 'Artikel anda dengan minimum {words} patah perkataan sudah diterbitkan selama {hours} jam',
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
  'question-upvoted': {
    en: 'Someone upvotes your question',
    id: 'Seseorang memberi suara naik untuk pertanyaan Anda',
    my: 'Seseorang memberi undi naik untuk soalan anda',
  },
  'answer-upvoted': {
    en: 'Someone upvotes your answer',
    id: 'Seseorang memberi suara naik untuk jawaban Anda',
    my: 'Seseorang memberi undi naik untuk jawapan anda',
  },
  'answer-accepted': {
    en: 'Your answer is accepted by the person who asked',
    id: 'Jawaban Anda dipilih oleh penanya',
    my: 'Jawapan anda dipilih oleh penanya',
  },
  'answer-chosen': {
    en: 'You accept someone else’s answer to your question',
    id: 'Anda memilih jawaban orang lain untuk pertanyaan Anda',
    my: 'Anda memilih jawapan orang lain bagi soalan anda',
  },
  'suggestion-accepted': {
    en: 'Your suggested edit is accepted',
    id: 'Usulan suntingan Anda diterima',
    my: 'Cadangan suntingan anda diterima',
  },
  'translation-accepted': {
    en: 'Your full translation of someone else’s article has been up for {hours} hours',
    id: 'Terjemahan lengkap Anda untuk artikel orang lain sudah terbit selama {hours} jam',
    my: 'Terjemahan penuh anda bagi artikel orang lain sudah diterbitkan selama {hours} jam',
  },
  'report-confirmed': {
    en: 'A moderator confirms your report',
    id: 'Moderator membenarkan laporan Anda',
    my: 'Moderator mengesahkan laporan anda',
  },
  downvoted: {
    en: 'Someone downvotes your question or answer',
    id: 'Seseorang memberi suara turun untuk pertanyaan atau jawaban Anda',
    my: 'Seseorang memberi undi turun untuk soalan atau jawapan anda',
  },
  'downvote-given': {
    en: 'You downvote a question or an answer',
    id: 'Anda memberi suara turun untuk suatu pertanyaan atau jawaban',
    my: 'Anda memberi undi turun untuk sesuatu soalan atau jawapan',
  },
  'content-removed': {
    en: 'Something you wrote is removed for breaking the rules; the Honor it earned is taken back too',
    id: 'Tulisan Anda dihapus karena melanggar aturan; Honor yang didapatnya juga ditarik kembali',
    my: 'Tulisan anda dialih keluar kerana melanggar peraturan; Honor yang diperolehnya turut ditarik balik',
  },
  'spam-confirmed': {
    en: 'A moderator finds that something of yours is spam',
    id: 'Moderator menyatakan tulisan Anda sebagai spam',
    my: 'Moderator mendapati tulisan anda ialah spam',
  },
  poolLimit: {
    en: 'The daily pool: likes and upvotes earn up to {count} Honor a day. Days start at midnight, UTC+{hours}.',
    id: 'Jatah harian: tanda suka dan suara naik memberi maksimal {count} Honor sehari. Hari mulai tengah malam, UTC+{hours}.',
    my: 'Kuota harian: tanda suka dan undi naik memberi maksimum {count} Honor sehari. Hari bermula tengah malam, UTC+{hours}.',
  },
  helpingLimit: {
    en: 'Accepted edits and translations together earn up to {count} Honor a day.',
    id: 'Suntingan yang diterima dan terjemahan bersama-sama memberi maksimal {count} Honor sehari.',
    my: 'Suntingan yang diterima dan terjemahan bersama-sama memberi maksimum {count} Honor sehari.',
  },
  giverAge: {
    en: 'A like or a vote counts for Honor only if it’s from someone else, with a verified address and an account at least {hours} hours old. People don’t give each other Honor if one has blocked the other.',
    id: 'Tanda suka atau suara dihitung untuk Honor hanya jika berasal dari orang lain yang alamatnya terverifikasi dan akunnya berumur minimal {hours} jam. Jika salah satu memblokir yang lain, keduanya tidak saling memberi Honor.',
    my: 'Tanda suka atau undi dikira untuk Honor hanya jika datang daripada orang lain yang alamatnya telah disahkan dan akaunnya berusia minimum {hours} jam. Jika salah seorang menyekat yang lain, kedua-duanya tidak saling memberi Honor.',
  },
  giverLikes: {
    en: 'Only the first {count} likes and the first {count} upvotes someone gives in a day earn Honor.',
    id: 'Hanya {count} tanda suka pertama dan {count} suara naik pertama seseorang dalam sehari yang memberi Honor.',
    my: 'Hanya {count} tanda suka pertama dan {count} undi naik pertama seseorang dalam sehari memberi Honor.',
  },
  pair: {
    en: 'One person can give Honor to the same person up to {day} times a day, and {month} times in 30 days.',
    id: 'Seseorang bisa memberi Honor kepada orang yang sama maksimal {day} kali sehari, dan {month} kali dalam 30 hari.',
    my: 'Seseorang boleh memberi Honor kepada orang yang sama maksimum {day} kali sehari, dan {month} kali dalam 30 hari.',
  },
  held: {
    en: 'Honor between two people who use the same device is held for {hours} hours. It isn’t added if they still share the device then.',
    id: 'Honor antara dua orang yang memakai perangkat yang sama ditahan selama {hours} jam, dan tidak ditambahkan jika setelah itu perangkatnya masih sama.',
    my: 'Honor antara dua orang yang menggunakan peranti yang sama ditahan selama {hours} jam, dan tidak ditambah jika selepas itu perantinya masih sama.',
  },
  kept: {
    en: 'If you delete something, its Honor is taken back, unless it was up for {days} days and has at least {score} likes or as high a score. If you unpublish an article, its Honor is taken back until you publish it again.',
    id: 'Jika Anda menghapus tulisan, Honornya ditarik kembali, kecuali tulisan itu sudah terbit selama {days} hari dan punya minimal {score} tanda suka atau skor setinggi itu. Jika terbitan artikel dibatalkan, Honornya ditarik kembali sampai artikel itu terbit lagi.',
    my: 'Jika anda memadam tulisan, Honornya ditarik balik, kecuali tulisan itu sudah terbit selama {days} hari dan mempunyai minimum {score} tanda suka atau skor setinggi itu. Jika artikel dinyahterbitkan, Honornya ditarik balik sehingga artikel itu terbit semula.',
  },
  privileges: {
    en: 'What Honor unlocks',
    id: 'Hak yang dibuka oleh Honor',
    my: 'Keistimewaan daripada Honor',
  },
  from: { en: 'Honor needed', id: 'Honor minimal', my: 'Honor minimum' },
  privilege: { en: 'You can', id: 'Anda bisa', my: 'Anda boleh' },
  links: {
    en: 'Link to other sites in posts, comments and on your profile',
    id: 'Menautkan situs lain di postingan, komentar, dan profil',
    my: 'Memautkan laman lain dalam hantaran, komen dan profil',
  },
  downvote: {
    en: 'Downvote questions and answers',
    id: 'Memberi suara turun pada pertanyaan dan jawaban',
    my: 'Memberi undi turun pada soalan dan jawapan',
  },
  retag: {
    en: 'Change the tags of other people’s questions',
    id: 'Mengubah tag pertanyaan orang lain',
    my: 'Menukar tag soalan orang lain',
  },
  badge: {
    en: 'See the badge beside the authors of posts',
    id: 'Melihat lencana di samping penulis postingan',
    my: 'Melihat lencana di sebelah penulis hantaran',
  },
  closeVotes: {
    en: 'Vote to close or reopen questions',
    id: 'Memberi suara untuk menutup atau membuka lagi pertanyaan',
    my: 'Mengundi untuk menutup atau membuka semula soalan',
  },
  supportSuggestions: {
    en: 'Support suggested edits that the authors left unanswered',
    id: 'Mendukung usulan suntingan yang tidak dijawab penulisnya',
    my: 'Menyokong cadangan suntingan yang tidak dijawab oleh penulisnya',
  },
  trustedReports: {
    en: 'Have your reports count twice',
    id: 'Membuat laporan yang dihitung dua kali',
    my: 'Membuat laporan yang dikira dua kali',
  },
  levels: { en: 'Levels', id: 'Tingkat', my: 'Tahap' },
  level: { en: 'Level', id: 'Tingkat', my: 'Tahap' },
})
