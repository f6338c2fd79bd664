import { defineMessages } from '../platform/messages.ts'

/** One's own history. */
export const messages = defineMessages({
  history: { en: 'Honor history', id: 'Riwayat Honor', my: 'Sejarah Honor' },
  leaderboard: { en: 'Leaderboard', id: 'Papan peringkat', my: 'Papan pendahulu' },
  how: { en: 'How Honor works', id: 'Cara kerja Honor', my: 'Cara Honor berfungsi' },
  yours: { en: 'Your Honor', id: 'Honor Anda', my: 'Honor anda' },
  today: {
    en: 'From likes and upvotes today',
    id: 'Dari tanda suka dan suara naik hari ini',
    my: 'Daripada tanda suka dan undi naik hari ini',
  },
  pooled: { en: '{count} of {pool}', id: '{count} dari {pool}', my: '{count} daripada {pool}' },
  pooledText: {
    en: 'You can earn up to {pool} Honor a day from likes and upvotes. A new day starts at midnight, UTC+{hours}.',
    id: 'Tanda suka dan suara naik memberi maksimal {pool} Honor sehari. Hari baru mulai tengah malam, UTC+{hours}.',
    my: 'Tanda suka dan undi naik memberi maksimum {pool} Honor sehari. Hari baharu bermula tengah malam, UTC+{hours}.',
  },
  held: {
    en: '{count} Honor is being checked. If all is well, it’s added within {hours} hours.',
    id: '{count} Honor sedang diperiksa. Jika tidak ada masalah, ditambahkan dalam {hours} jam.',
    my: '{count} Honor sedang disemak. Jika tiada masalah, ia ditambah dalam masa {hours} jam.',
  },
  filters: { en: 'Show', id: 'Tampilkan', my: 'Paparkan' },
  all: { en: 'All', id: 'Semua', my: 'Semua' },
  likes: { en: 'Likes and votes', id: 'Tanda suka dan suara', my: 'Tanda suka dan undi' },
  writing: { en: 'Writing', id: 'Menulis', my: 'Menulis' },
  helping: { en: 'Helping', id: 'Membantu', my: 'Membantu' },
  lost: { en: 'Lost', id: 'Berkurang', my: 'Berkurang' },
  someone: { en: 'Someone', id: 'Seseorang', my: 'Seseorang' },
  takenBack: { en: 'Taken back:', id: 'Ditarik kembali:', my: 'Ditarik balik:' },
  givenBack: { en: 'Given back:', id: 'Dikembalikan:', my: 'Dipulangkan:' },
  reason: { en: 'Reason: {note}', id: 'Alasan: {note}', my: 'Sebab: {note}' },
  'email-verified': {
    en: 'You verified your email address',
    id: 'Anda memverifikasi alamat email',
    my: 'Anda mengesahkan alamat e-mel',
  },
  'profile-completed': {
    en: 'You completed your profile',
    id: 'Anda melengkapi profil',
    my: 'Anda melengkapkan profil',
  },
  'iq-finished': {
    en: 'You finished the IQ test',
    id: 'Anda menyelesaikan tes IQ',
    my: 'Anda menamatkan ujian IQ',
  },
  'article-published': {
    en: 'You published {object}',
    id: 'Anda menerbitkan {object}',
    my: 'Anda menerbitkan {object}',
  },
  'article-published-gone': {
    en: 'You published an article',
    id: 'Anda menerbitkan artikel',
    my: 'Anda menerbitkan artikel',
  },
  'article-liked': {
    en: '{actor} liked {object}',
    id: '{actor} menyukai {object}',
    my: '{actor} menyukai {object}',
  },
  'article-liked-gone': {
    en: '{actor} liked one of your articles',
    id: '{actor} menyukai salah satu artikel Anda',
    my: '{actor} menyukai salah satu artikel anda',
  },
  'article-liked-not': {
    en: '{actor}’s like of {object} no longer counts',
    id: 'Tanda suka dari {actor} untuk {object} tidak lagi dihitung',
    my: 'Tanda suka daripada {actor} untuk {object} tidak lagi dikira',
  },
  'post-liked': {
    en: '{actor} liked your post {object}',
    id: '{actor} menyukai postingan Anda {object}',
    my: '{actor} menyukai hantaran anda {object}',
  },
  'post-liked-gone': {
    en: '{actor} liked one of your posts',
    id: '{actor} menyukai salah satu postingan Anda',
    my: '{actor} menyukai salah satu hantaran anda',
  },
  'post-liked-not': {
    en: '{actor}’s like of your post {object} no longer counts',
    id: 'Tanda suka dari {actor} untuk postingan Anda {object} tidak lagi dihitung',
    my: 'Tanda suka daripada {actor} untuk hantaran anda {object} tidak lagi dikira',
  },
  'comment-liked': {
    en: '{actor} liked your comment on {object}',
    id: '{actor} menyukai komentar Anda di {object}',
    my: '{actor} menyukai komen anda pada {object}',
  },
  'comment-liked-gone': {
    en: '{actor} liked one of your comments',
    id: '{actor} menyukai salah satu komentar Anda',
    my: '{actor} menyukai salah satu komen anda',
  },
  'comment-liked-not': {
    en: '{actor}’s like of your comment on {object} no longer counts',
    id: 'Tanda suka dari {actor} untuk komentar Anda di {object} tidak lagi dihitung',
    my: 'Tanda suka daripada {actor} untuk komen anda pada {object} tidak lagi dikira',
  },
  'question-upvoted': {
    en: '{actor} upvoted your question {object}',
    id: '{actor} memberi suara naik untuk pertanyaan Anda {object}',
    my: '{actor} memberi undi naik untuk soalan anda {object}',
  },
  'question-upvoted-gone': {
    en: '{actor} upvoted one of your questions',
    id: '{actor} memberi suara naik untuk salah satu pertanyaan Anda',
    my: '{actor} memberi undi naik untuk salah satu soalan anda',
  },
  'question-upvoted-not': {
    en: '{actor}’s upvote of your question {object} no longer counts',
    id: 'Suara naik dari {actor} untuk pertanyaan Anda {object} tidak lagi dihitung',
    my: 'Undi naik daripada {actor} untuk soalan anda {object} tidak lagi dikira',
  },
  'answer-upvoted': {
    en: '{actor} upvoted your answer to {object}',
    id: '{actor} memberi suara naik untuk jawaban Anda atas {object}',
    my: '{actor} memberi undi naik untuk jawapan anda bagi {object}',
  },
  'answer-upvoted-gone': {
    en: '{actor} upvoted one of your answers',
    id: '{actor} memberi suara naik untuk salah satu jawaban Anda',
    my: '{actor} memberi undi naik untuk salah satu jawapan anda',
  },
  'answer-upvoted-not': {
    en: '{actor}’s upvote of your answer to {object} no longer counts',
    id: 'Suara naik dari {actor} untuk jawaban Anda atas {object} tidak lagi dihitung',
    my: 'Undi naik daripada {actor} untuk jawapan anda bagi {object} tidak lagi dikira',
  },
  'answer-accepted': {
    en: '{actor} accepted your answer to {object}',
    id: '{actor} memilih jawaban Anda atas {object}',
    my: '{actor} memilih jawapan anda bagi {object}',
  },
  'answer-accepted-gone': {
    en: '{actor} accepted one of your answers',
    id: '{actor} memilih salah satu jawaban Anda',
    my: '{actor} memilih salah satu jawapan anda',
  },
  'answer-chosen': {
    en: 'You accepted {actor}’s answer to {object}',
    id: 'Anda memilih jawaban {actor} atas {object}',
    my: 'Anda memilih jawapan {actor} bagi {object}',
  },
  'answer-chosen-gone': {
    en: 'You accepted an answer to one of your questions',
    id: 'Anda memilih jawaban untuk salah satu pertanyaan Anda',
    my: 'Anda memilih jawapan bagi salah satu soalan anda',
  },
  downvoted: {
    en: 'You got a downvote on {object}',
    id: 'Anda mendapat suara turun di {object}',
    my: 'Anda mendapat undi turun pada {object}',
  },
  'downvoted-gone': {
    en: 'You got a downvote on something you wrote',
    id: 'Anda mendapat suara turun pada salah satu tulisan Anda',
    my: 'Anda mendapat undi turun pada salah satu tulisan anda',
  },
  'downvote-given': {
    en: 'You gave a downvote on {object}',
    id: 'Anda memberi suara turun di {object}',
    my: 'Anda memberi undi turun pada {object}',
  },
  'downvote-given-gone': {
    en: 'You gave a downvote',
    id: 'Anda memberi suara turun',
    my: 'Anda memberi undi turun',
  },
  'suggestion-accepted': {
    en: '{actor} accepted your suggestion for {object}',
    id: '{actor} menerima usulan Anda untuk {object}',
    my: '{actor} menerima cadangan anda untuk {object}',
  },
  'suggestion-accepted-gone': {
    en: '{actor} accepted one of your suggestions',
    id: '{actor} menerima salah satu usulan Anda',
    my: '{actor} menerima salah satu cadangan anda',
  },
  'translation-accepted': {
    en: 'Your translation {object} has been up for a day',
    id: 'Terjemahan Anda {object} sudah terbit selama sehari',
    my: 'Terjemahan anda {object} sudah diterbitkan selama sehari',
  },
  'translation-accepted-gone': {
    en: 'One of your translations was up for a day',
    id: 'Salah satu terjemahan Anda sempat terbit selama sehari',
    my: 'Salah satu terjemahan anda pernah diterbitkan selama sehari',
  },
  'report-confirmed': {
    en: 'A moderator confirmed your report',
    id: 'Moderator membenarkan laporan Anda',
    my: 'Moderator mengesahkan laporan anda',
  },
  'content-removed': {
    en: '{object} was removed for breaking the rules',
    id: '{object} dihapus karena melanggar aturan',
    my: '{object} dialih keluar kerana melanggar peraturan',
  },
  'content-removed-gone': {
    en: 'Something you wrote was removed for breaking the rules',
    id: 'Tulisan Anda dihapus karena melanggar aturan',
    my: 'Tulisan anda dialih keluar kerana melanggar peraturan',
  },
  'spam-confirmed': {
    en: 'A moderator found something of yours to be spam',
    id: 'Moderator menyatakan tulisan Anda sebagai spam',
    my: 'Moderator mendapati tulisan anda ialah spam',
  },
  empty: { en: 'No Honor yet', id: 'Belum ada Honor', my: 'Belum ada Honor' },
  emptyText: {
    en: 'You earn Honor when people like what you write, upvote your answers or accept your help.',
    id: 'Anda mendapat Honor saat orang menyukai tulisan Anda, memberi suara naik pada jawaban Anda, atau menerima bantuan Anda.',
    my: 'Anda memperoleh Honor apabila orang menyukai tulisan anda, memberi undi naik pada jawapan anda atau menerima bantuan anda.',
  },
  write: { en: 'Write an article', id: 'Tulis artikel', my: 'Tulis artikel' },
  emptyFilter: {
    en: 'Nothing here yet',
    id: 'Belum ada apa-apa di sini',
    my: 'Belum ada apa-apa di sini',
  },
  emptyFilterText: {
    en: 'Your Honor history has nothing for this filter.',
    id: 'Tidak ada riwayat Honor untuk filter ini.',
    my: 'Tiada sejarah Honor untuk penapis ini.',
  },
  showAll: { en: 'Show all', id: 'Tampilkan semua', my: 'Paparkan semua' },
  failed: {
    en: 'Couldn’t load your Honor history.',
    id: 'Riwayat Honor Anda gagal dimuat.',
    my: 'Sejarah Honor anda tidak dapat dimuatkan.',
  },
  end: {
    en: 'That’s your whole Honor history.',
    id: 'Itulah seluruh riwayat Honor Anda.',
    my: 'Itulah seluruh sejarah Honor anda.',
  },
})
