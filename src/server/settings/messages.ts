import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  planRequired: {
    en: 'You need {tier} membership to access this theme.',
    id: 'Anda memerlukan keanggotaan {tier} untuk memakai tema ini.',
    my: 'Anda perlukan keahlian {tier} untuk menggunakan tema ini.',
  },
})
