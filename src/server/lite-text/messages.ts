import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  nothingVisible: {
    en: 'Please write something that can be seen.',
    id: 'Mohon tulis sesuatu yang dapat dilihat.',
    my: 'Sila tulis sesuatu yang boleh dilihat.',
  },
  linksNeedHonor: {
    en: 'Links to other sites need {honor} Honor. Please take them out.',
    id: 'Tautan ke situs lain memerlukan {honor} Honor. Mohon hapus tautannya.',
    my: 'Pautan ke laman lain memerlukan {honor} Honor. Sila buang pautan itu.',
  },
})
