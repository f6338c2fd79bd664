import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  title: { en: 'Preview link', id: 'Tautan pratinjau', my: 'Pautan pratonton' },
  text: {
    en: 'Anyone who has this link can read the draft without signing in. It stops working when you turn it off, publish the draft or delete it.',
    id: 'Siapa pun yang punya tautan ini bisa membaca draf tanpa masuk. Tautan berhenti berlaku saat Anda menonaktifkannya, menerbitkan draf, atau menghapusnya.',
    my: 'Sesiapa yang mempunyai pautan ini boleh membaca draf tanpa log masuk. Pautan tidak berfungsi lagi apabila anda mematikannya, menerbitkan draf atau memadamnya.',
  },
  link: { en: 'Link', id: 'Tautan', my: 'Pautan' },
  once: {
    en: 'Copy it now: for safety it’s shown only once.',
    id: 'Salin sekarang: demi keamanan, tautan hanya ditampilkan sekali.',
    my: 'Salin sekarang: demi keselamatan, pautan dipaparkan sekali sahaja.',
  },
  since: {
    en: 'There’s an active link from {date}. It can’t be shown again, but you can replace it.',
    id: 'Ada tautan aktif sejak {date}. Tautan itu tidak bisa ditampilkan lagi, tetapi bisa diganti.',
    my: 'Ada pautan aktif sejak {date}. Pautan itu tidak boleh dipaparkan lagi, tetapi boleh diganti.',
  },
  create: { en: 'Create link', id: 'Buat tautan', my: 'Cipta pautan' },
  replace: { en: 'Replace link', id: 'Ganti tautan', my: 'Ganti pautan' },
  turnOff: { en: 'Turn off link', id: 'Nonaktifkan tautan', my: 'Matikan pautan' },
  isOff: {
    en: 'Link turned off',
    id: 'Tautan dinonaktifkan',
    my: 'Pautan dimatikan',
  },
  copy: { en: 'Copy link', id: 'Salin tautan', my: 'Salin pautan' },
  copied: { en: 'Link copied', id: 'Tautan disalin', my: 'Pautan disalin' },
  failed: {
    en: 'Couldn’t reach the server. Please try again.',
    id: 'Server tidak bisa dihubungi. Silakan coba lagi.',
    my: 'Pelayan tidak dapat dihubungi. Sila cuba lagi.',
  },
})
