import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  title: { en: 'Appeals', id: 'Banding', my: 'Rayuan' },
  empty: { en: 'No open appeals', id: 'Tidak ada banding', my: 'Tiada rayuan' },
  emptyText: {
    en: 'Appeals that need a decision are shown here, oldest first.',
    id: 'Banding yang perlu diputuskan tampil di sini, yang paling lama lebih dulu.',
    my: 'Rayuan yang perlu diputuskan dipaparkan di sini, yang paling lama dahulu.',
  },
  failed: {
    en: 'Couldn’t load the appeals.',
    id: 'Banding gagal dimuat.',
    my: 'Rayuan tidak dapat dimuatkan.',
  },
  against: { en: 'Against: {deed}', id: 'Terhadap: {deed}', my: 'Terhadap: {deed}' },
  decidedBy: { en: 'Decided by {name}', id: 'Diputuskan oleh {name}', my: 'Diputuskan oleh {name}' },
  reasonGiven: { en: 'Reason given', id: 'Alasan yang diberikan', my: 'Sebab yang diberikan' },
  theirWords: { en: 'Their appeal', id: 'Isi banding', my: 'Isi rayuan' },
  excerpt: { en: 'What it’s about', id: 'Tentang apa', my: 'Tentang apa' },
  open: { en: 'Open', id: 'Buka', my: 'Buka' },
  uphold: { en: 'Keep decision', id: 'Pertahankan', my: 'Kekalkan' },
  overturn: { en: 'Overturn', id: 'Batalkan keputusan', my: 'Batalkan keputusan' },
  upholdText: {
    en: 'The decision stands. They’re told your answer and can’t appeal again.',
    id: 'Keputusan tetap berlaku. Yang bersangkutan diberi tahu jawaban Anda dan tidak bisa mengajukan banding lagi.',
    my: 'Keputusan kekal. Orang itu dimaklumkan jawapan anda dan tidak boleh membuat rayuan lagi.',
  },
  overturnText: {
    en: 'What was done is undone. They’re told your answer.',
    id: 'Tindakan itu dibatalkan. Yang bersangkutan diberi tahu jawaban Anda.',
    my: 'Tindakan itu dibatalkan. Orang itu dimaklumkan jawapan anda.',
  },
  answer: { en: 'Answer', id: 'Jawaban', my: 'Jawapan' },
  answerHint: {
    en: 'In {language}, {min} to {max} characters.',
    id: 'Dalam {language}, {min} sampai {max} karakter.',
    my: 'Dalam {language}, {min} hingga {max} aksara.',
  },
  answerShort: {
    en: 'Please write at least {min} characters.',
    id: 'Silakan tulis minimal {min} karakter.',
    my: 'Sila tulis minimum {min} aksara.',
  },
  cancel: { en: 'Cancel', id: 'Batal', my: 'Batal' },
  decided: { en: 'Appeal decided', id: 'Banding diputuskan', my: 'Rayuan diputuskan' },
  decideFailed: {
    en: 'Couldn’t save the decision. Your answer is still here; please try again.',
    id: 'Keputusan gagal disimpan. Jawaban Anda masih di sini; silakan coba lagi.',
    my: 'Keputusan tidak dapat disimpan. Jawapan anda masih di sini; sila cuba lagi.',
  },
  ownAction: {
    en: 'You took this decision, so another moderator decides the appeal.',
    id: 'Anda yang mengambil keputusan ini, jadi bandingnya diputuskan moderator lain.',
    my: 'Anda yang membuat keputusan ini, jadi rayuannya diputuskan oleh moderator lain.',
  },
  ownLater: {
    en: 'You took this decision and there’s no other moderator: you can decide from {time}.',
    id: 'Anda yang mengambil keputusan ini dan tidak ada moderator lain: Anda bisa memutuskan mulai {time}.',
    my: 'Anda yang membuat keputusan ini dan tiada moderator lain: anda boleh memutuskan mulai {time}.',
  },
})
