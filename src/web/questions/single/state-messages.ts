import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  hidden: {
    en: 'Hidden while we review it. Only you and the moderators can see it.',
    id: 'Disembunyikan selama ditinjau. Hanya Anda dan moderator yang bisa melihatnya.',
    my: 'Disembunyikan sementara disemak. Hanya anda dan moderator boleh melihatnya.',
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
    en: 'Edit your question to say what’s different, and it’ll be reopened.',
    id: 'Sunting pertanyaan Anda untuk menjelaskan bedanya, lalu pertanyaan dibuka lagi.',
    my: 'Sunting soalan anda untuk menerangkan bezanya, lalu soalan dibuka semula.',
  },
  closed: {
    en: 'Closed: {reason}. It can’t be answered any more.',
    id: 'Ditutup: {reason}. Pertanyaan ini tidak bisa dijawab lagi.',
    my: 'Ditutup: {reason}. Soalan ini tidak boleh dijawab lagi.',
  },
  locked: {
    en: 'Locked by a moderator. You can read it, but no longer answer, vote or comment.',
    id: 'Dikunci oleh moderator. Anda bisa membacanya, tetapi tidak bisa lagi menjawab, memberi suara, atau berkomentar.',
    my: 'Dikunci oleh moderator. Anda boleh membacanya, tetapi tidak boleh lagi menjawab, mengundi atau memberi komen.',
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
