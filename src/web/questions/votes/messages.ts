import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  votes: { en: 'Votes', id: 'Suara', my: 'Undi' },
  votesOnAnswer: {
    en: 'Votes on {name}’s answer',
    id: 'Suara untuk jawaban {name}',
    my: 'Undi untuk jawapan {name}',
  },
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
  score: { en: 'Score: {count}', id: 'Skor: {count}', my: 'Skor: {count}' },
  needsHonor: {
    en: 'You can downvote once you have {honor} Honor.',
    id: 'Anda bisa memberi suara turun setelah punya {honor} Honor.',
    my: 'Anda boleh memberi undi turun selepas mempunyai {honor} Honor.',
  },
  fixed: {
    en: 'You can change a vote for {minutes} minutes, or after an edit.',
    id: 'Suara bisa diubah selama {minutes} menit, atau setelah tulisannya disunting.',
    my: 'Undi boleh diubah dalam masa {minutes} minit, atau selepas tulisan itu disunting.',
  },
  cost: {
    en: 'costs {points} Honor',
    id: 'Honor Anda berkurang {points}',
    my: 'Honor anda berkurang {points}',
  },
  spent: {
    en: 'Downvoted. You spent {points} Honor.',
    id: 'Suara turun diberikan. Honor Anda berkurang {points}.',
    my: 'Undi turun diberikan. Honor anda berkurang {points}.',
  },
  told: { en: 'The score is now {count}.', id: 'Skornya sekarang {count}.', my: 'Skornya kini {count}.' },
  off: {
    en: 'Adult content can’t be voted on',
    id: 'Konten dewasa tidak bisa diberi suara',
    my: 'Kandungan dewasa tidak boleh diundi',
  },
})
