import { defineMessages } from '../platform/messages.ts'

/** After signing in: what was wanted before is done. */
export const messages = defineMessages({
  likedAfter: {
    en: 'You’re signed in, and your like is saved.',
    id: 'Anda sudah masuk, dan tanda suka Anda tersimpan.',
    my: 'Anda sudah log masuk, dan tanda suka anda disimpan.',
  },
  savedAfter: {
    en: 'You’re signed in, and it’s saved.',
    id: 'Anda sudah masuk, dan sudah tersimpan.',
    my: 'Anda sudah log masuk, dan ia telah disimpan.',
  },
  followedAfter: {
    en: 'You’re signed in and following.',
    id: 'Anda sudah masuk dan kini mengikuti.',
    my: 'Anda sudah log masuk dan kini mengikutinya.',
  },
  votedAfter: {
    en: 'You’re signed in, and your vote is counted.',
    id: 'Anda sudah masuk, dan suara Anda dihitung.',
    my: 'Anda sudah log masuk, dan undi anda dikira.',
  },
  joinedAfter: {
    en: 'You’re signed in and have joined the guild.',
    id: 'Anda sudah masuk dan bergabung dengan guild.',
    my: 'Anda sudah log masuk dan menyertai guild.',
  },
})
