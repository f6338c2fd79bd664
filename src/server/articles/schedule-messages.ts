import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  tooSoon: {
    en: 'Choose a time at least one minute from now.',
    id: 'Pilih waktu paling cepat satu menit dari sekarang.',
    my: 'Pilih masa sekurang-kurangnya seminit dari sekarang.',
  },
  tooFar: {
    en: 'Choose a time within the next {days} days.',
    id: 'Pilih waktu dalam {days} hari ke depan.',
    my: 'Pilih masa dalam tempoh {days} hari akan datang.',
  },
  ofDraft: {
    en: 'Only a draft can be published later; this one is published now or already.',
    id: 'Hanya draf yang bisa dijadwalkan; yang ini terbit sekarang atau sudah terbit.',
    my: 'Hanya draf boleh dijadualkan; yang ini diterbitkan sekarang atau sudah diterbitkan.',
  },
})
