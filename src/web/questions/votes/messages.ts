import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  votes: { en: 'Votes', id: 'Suara', my: 'Undi' },
  up: { en: 'Upvote', id: 'Beri suara naik', my: 'Undi naik' },
  down: { en: 'Downvote', id: 'Beri suara turun', my: 'Undi turun' },
  upAnswer: {
    en: 'Upvote {name}’s answer',
    id: 'Beri suara naik untuk jawaban {name}',
    my: 'Undi naik jawapan {name}',
  },
  downAnswer: {
    en: 'Downvote {name}’s answer',
    id: 'Beri suara turun untuk jawaban {name}',
    my: 'Undi turun jawapan {name}',
  },
  score: { en: 'Score: {count}', id: 'Skor: {count}', my: 'Markah: {count}' },
  needsHonor: {
    en: 'You can downvote once you have {honor} Honor.',
    id: 'Anda bisa memberi suara turun setelah punya {honor} Honor.',
    my: 'Anda boleh mengundi turun selepas mempunyai {honor} Honor.',
  },
  fixed: {
    en: 'You can change a vote for {minutes} minutes, or after an edit.',
    id: 'Suara bisa diubah selama {minutes} menit, atau setelah suntingan.',
    my: 'Undi boleh diubah dalam masa {minutes} minit, atau selepas suntingan.',
  },
})
