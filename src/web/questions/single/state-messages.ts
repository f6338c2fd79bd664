import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  hidden: {
    en: 'Hidden while we review it. Only you and moderators see it.',
    id: 'Disembunyikan selama ditinjau. Hanya Anda dan moderator yang melihatnya.',
    my: 'Disembunyikan sementara disemak. Hanya anda dan moderator yang melihatnya.',
  },
  duplicate: {
    en: 'Asked before, so new answers belong here: {original}',
    id: 'Sudah pernah ditanyakan, jadi jawaban baru sebaiknya ditulis di sini: {original}',
    my: 'Pernah ditanya, jadi jawapan baharu patut ditulis di sini: {original}',
  },
  duplicateGone: {
    en: 'This question was asked before, and the original is no longer available.',
    id: 'Pertanyaan ini sudah pernah diajukan, dan aslinya tidak tersedia lagi.',
    my: 'Soalan ini pernah ditanya, dan yang asal tidak lagi tersedia.',
  },
  duplicateOwn: {
    en: 'Edit your question to say what is different, and it reopens.',
    id: 'Sunting pertanyaan Anda untuk menjelaskan bedanya, dan pertanyaan dibuka lagi.',
    my: 'Sunting soalan anda untuk menerangkan perbezaannya, dan soalan dibuka semula.',
  },
  closed: {
    en: 'Closed: {reason}. It can’t be answered any more.',
    id: 'Ditutup: {reason}. Pertanyaan ini tidak bisa dijawab lagi.',
    my: 'Ditutup: {reason}. Soalan ini tidak boleh dijawab lagi.',
  },
  locked: {
    en: 'Locked by a moderator. It can be read, but no longer answered, voted or commented on.',
    id: 'Dikunci oleh moderator. Bisa dibaca, tetapi tidak bisa lagi dijawab, diberi suara, atau dikomentari.',
    my: 'Dikunci oleh moderator. Boleh dibaca, tetapi tidak boleh lagi dijawab, diundi atau diberi komen.',
  },
  unclear: { en: 'unclear', id: 'tidak jelas', my: 'tidak jelas' },
  'too-broad': { en: 'too broad', id: 'terlalu luas', my: 'terlalu luas' },
  'not-here': { en: 'doesn’t belong here', id: 'tidak sesuai di sini', my: 'tidak sesuai di laman ini' },
  hasVoted: {
    en: 'You voted to close this question. It takes {count} votes.',
    id: 'Anda mengusulkan penutupan pertanyaan ini. Perlu {count} usulan.',
    my: 'Anda mengundi untuk menutup soalan ini. Perlu {count} undi.',
  },
  hasVotedReopen: {
    en: 'You voted to reopen this question. It takes {count} votes.',
    id: 'Anda mengusulkan agar pertanyaan ini dibuka lagi. Perlu {count} usulan.',
    my: 'Anda mengundi untuk membuka semula soalan ini. Perlu {count} undi.',
  },
})
