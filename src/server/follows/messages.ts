import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  oneself: {
    en: 'You can’t follow yourself.',
    id: 'Anda tidak dapat mengikuti diri sendiri.',
    my: 'Anda tidak boleh mengikut diri sendiri.',
  },
  tooManyPeople: {
    en: 'You follow {most} people already. Unfollow somebody first.',
    id: 'Anda sudah mengikuti {most} orang. Berhentilah mengikuti seseorang dulu.',
    my: 'Anda sudah mengikut {most} orang. Berhenti mengikut seseorang dahulu.',
  },
  tooManyTopics: {
    en: 'You follow {most} tags and categories already. Unfollow one first.',
    id: 'Anda sudah mengikuti {most} tag dan kategori. Berhentilah mengikuti salah satunya dulu.',
    my: 'Anda sudah mengikut {most} tag dan kategori. Berhenti mengikut salah satu dahulu.',
  },
})
