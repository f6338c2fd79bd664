import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  label: { en: 'Write a post', id: 'Tulis postingan', my: 'Tulis hantaran' },
  prompt: {
    en: 'What did you notice today?',
    id: 'Apa yang menarik perhatian Anda hari ini?',
    my: 'Apa yang menarik perhatian anda hari ini?',
  },
  promptFor: {
    en: 'What did you notice today, {name}?',
    id: 'Apa yang menarik perhatian Anda hari ini, {name}?',
    my: 'Apa yang menarik perhatian anda hari ini, {name}?',
  },
  draft: { en: 'Your draft', id: 'Draf Anda', my: 'Draf anda' },
  goOn: { en: 'Continue your draft', id: 'Lanjutkan draf Anda', my: 'Sambung draf anda' },
  photo: { en: 'Post a photo', id: 'Posting foto', my: 'Siarkan foto' },
  video: { en: 'Post a video', id: 'Posting video', my: 'Siarkan video' },
  discussion: { en: 'Start a discussion', id: 'Mulai diskusi', my: 'Mulakan perbincangan' },
  photoShort: { en: 'Photo', id: 'Foto', my: 'Foto' },
  videoShort: { en: 'Video', id: 'Video', my: 'Video' },
  discussionShort: { en: 'Discussion', id: 'Diskusi', my: 'Perbincangan' },
  title: { en: 'New post', id: 'Postingan baru', my: 'Hantaran baharu' },
  description: {
    en: 'Post a photo, a video or a discussion with a poll. Nothing you write is lost.',
    id: 'Posting foto, video, atau diskusi dengan jajak pendapat. Tidak ada tulisan Anda yang hilang.',
    my: 'Siarkan foto, video atau perbincangan dengan undian. Tiada tulisan anda yang hilang.',
  },
})
