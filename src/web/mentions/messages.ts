import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  people: { en: 'People to mention', id: 'Orang yang bisa disebut', my: 'Orang yang boleh disebut' },
  found: {
    en: 'One person found. Press Enter to choose.|{count} people found. Choose with the arrow keys and Enter.',
    id: '{count} orang ditemukan. Pilih dengan tombol panah dan Enter.',
    my: '{count} orang dijumpai. Pilih dengan kekunci anak panah dan Enter.',
  },
})
