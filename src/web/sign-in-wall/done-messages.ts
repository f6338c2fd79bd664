import { defineMessages } from '../platform/messages.ts'

/** After signing in: what was wanted before is done. */
export const messages = defineMessages({
  likedAfter: {
    en: 'You are in, and your like counts.',
    id: 'Anda sudah masuk, dan tanda suka Anda tercatat.',
    my: 'Anda sudah masuk, dan tanda suka anda dikira.',
  },
  savedAfter: {
    en: 'You are in, and it is saved.',
    id: 'Anda sudah masuk, dan sudah tersimpan.',
    my: 'Anda sudah masuk dan ia telah disimpan.',
  },
  followedAfter: {
    en: 'You are in, and following.',
    id: 'Anda sudah masuk, dan kini mengikuti.',
    my: 'Anda sudah masuk, dan kini mengikutinya.',
  },
  votedAfter: {
    en: 'You are in, and your vote counts.',
    id: 'Anda sudah masuk, dan suara Anda dihitung.',
    my: 'Anda sudah masuk, dan undi anda dikira.',
  },
  joinedAfter: {
    en: 'You’re signed in and have joined the guild.',
    id: 'Anda sudah masuk dan bergabung dengan guild.',
    my: 'Anda sudah log masuk dan menyertai guild.',
  },
})
