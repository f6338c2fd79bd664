import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  nothingVisible: {
    en: 'Please write something that can be seen.',
    id: 'Mohon tulis sesuatu yang dapat dilihat.',
    my: 'Sila tulis sesuatu yang boleh dilihat.',
  },
  tooNewForLinks: {
    en: 'You can link to other sites once your account is {days} days old. Please take the link out.',
    id: 'Anda bisa menautkan situs lain setelah akun Anda berusia {days} hari. Mohon hapus tautannya.',
    my: 'Anda boleh memautkan laman lain selepas akaun anda berusia {days} hari. Sila buang pautan itu.',
  },
})
