import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  oneself: {
    en: 'You can’t follow yourself.',
    id: 'Anda tidak bisa mengikuti diri sendiri.',
    my: 'Anda tidak boleh mengikuti diri sendiri.',
  },
  tooManyPeople: {
    en: 'You’ve reached the limit of {most} people you can follow. Unfollow someone first.',
    id: 'Anda sudah mencapai batas {most} orang yang bisa diikuti. Berhenti mengikuti seseorang dulu.',
    my: 'Anda sudah mencapai had {most} orang yang boleh diikuti. Berhenti mengikuti seseorang dahulu.',
  },
  tooManyTopics: {
    en: 'You’ve reached the limit of {most} tags and categories you can follow. Unfollow one first.',
    id: 'Anda sudah mencapai batas {most} tag dan kategori yang bisa diikuti. Berhenti mengikuti salah satunya dulu.',
    my: 'Anda sudah mencapai had {most} tag dan kategori yang boleh diikuti. Berhenti mengikuti salah satu dahulu.',
  },
})
