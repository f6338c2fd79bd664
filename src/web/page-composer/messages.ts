import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  label: { en: 'Write a post', id: 'Tulis postingan', my: 'Tulis hantaran' },
  prompt: {
    en: 'What did you notice today?',
    id: 'Apa yang Anda amati hari ini?',
    my: 'Apa yang anda perasan hari ini?',
  },
  promptFor: {
    en: 'What did you notice today, {name}?',
    id: 'Apa yang Anda amati hari ini, {name}?',
    my: 'Apa yang anda perasan hari ini, {name}?',
  },
  draft: { en: 'Your draft', id: 'Draf Anda', my: 'Draf anda' },
  goOn: { en: 'Go on with your draft', id: 'Lanjutkan draf Anda', my: 'Sambung draf anda' },
  photo: { en: 'Post a photo', id: 'Posting foto', my: 'Hantar foto' },
  video: { en: 'Post a video', id: 'Posting video', my: 'Hantar video' },
  discussion: { en: 'Start a discussion', id: 'Mulai diskusi', my: 'Mulakan perbincangan' },
  title: { en: 'New post', id: 'Postingan baru', my: 'Hantaran baharu' },
  description: {
    en: 'Post a photo, a video or a discussion with a poll. Nothing you write is lost.',
    id: 'Posting foto, video, atau diskusi dengan jajak pendapat. Tidak ada tulisan Anda yang hilang.',
    my: 'Hantar foto, video atau perbincangan dengan undian. Tiada tulisan anda yang hilang.',
  },
  wallTitle: {
    en: 'Sign in to post',
    id: 'Masuk untuk memposting',
    my: 'Log masuk untuk membuat hantaran',
  },
  wallText: {
    en: 'A post carries the name of who wrote it, and its draft follows you from device to device. You come back here afterwards.',
    id: 'Postingan membawa nama penulisnya, dan drafnya mengikuti Anda dari perangkat ke perangkat. Setelah itu Anda kembali ke sini.',
    my: 'Hantaran membawa nama penulisnya dan drafnya mengikuti anda dari satu peranti ke peranti lain. Selepas itu anda kembali ke sini.',
  },
  wallKept: {
    en: 'What you have begun is kept on this device.',
    id: 'Yang sudah Anda mulai tersimpan di perangkat ini.',
    my: 'Apa yang telah anda mulakan disimpan pada peranti ini.',
  },
  signIn: { en: 'Sign in', id: 'Masuk', my: 'Log masuk' },
  join: { en: 'Create your account', id: 'Buat akun Anda', my: 'Cipta akaun anda' },
})
