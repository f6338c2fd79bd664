import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  nothingVisible: {
    en: 'Please write something that can be seen.',
    id: 'Mohon tulis sesuatu yang dapat dilihat.',
    my: 'Sila tulis sesuatu yang boleh dilihat.',
  },
  needsHonorForLinks: {
    en: 'You can link to other sites once you have {honor} Honor. Please remove the link.',
    id: 'Anda bisa menautkan situs lain setelah punya {honor} Honor. Mohon hapus tautannya.',
    my: 'Anda boleh memautkan laman lain selepas mempunyai {honor} Honor. Sila buang pautan itu.',
  },
})
