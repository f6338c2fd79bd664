import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  endsTooEarly: {
    en: 'Please choose an end that is after the start.',
    id: 'Silakan pilih waktu selesai setelah waktu mulai.',
    my: 'Sila pilih masa tamat selepas masa mula.',
  },
})
