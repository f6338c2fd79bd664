import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  title: { en: 'Delete account', id: 'Hapus akun', my: 'Padam akaun' },
  text: {
    en: 'You have 14 days to change your mind: signing in undoes it. Then your account is erased for good. You may want to download your data first.',
    id: 'Anda punya 14 hari untuk berubah pikiran: masuk kembali membatalkannya. Setelah itu akun Anda dihapus permanen. Sebaiknya unduh data Anda dulu.',
    my: 'Anda ada 14 hari untuk berubah fikiran: log masuk semula membatalkannya. Selepas itu akaun anda dipadam secara kekal. Sebaiknya muat turun data anda dahulu.',
  },
  returned: {
    en: 'You closed your account and signed in again on {date}. What you wrote is as it was. API tokens have ended, and a paid plan won’t renew.',
    id: 'Anda menutup akun lalu masuk lagi pada {date}. Tulisan Anda seperti semula. Token API sudah tidak berlaku, dan paket berbayar tidak diperpanjang.',
    my: 'Anda menutup akaun lalu log masuk semula pada {date}. Tulisan anda seperti sebelum ini. Token API sudah tidak sah, dan pelan berbayar tidak diperbaharui.',
  },
})
