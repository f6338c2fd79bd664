import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  title: { en: 'Delete account', id: 'Hapus akun', my: 'Padam akaun' },
  text: {
    en: 'You have 14 days to change your mind: signing in undoes it. Then your account is erased for good. You may want to download your data first.',
    id: 'Anda punya 14 hari untuk berubah pikiran: masuk kembali membatalkannya. Setelah itu akun Anda dihapus permanen. Sebaiknya unduh data Anda dulu.',
    my: 'Anda ada 14 hari untuk berubah fikiran: log masuk semula membatalkannya. Selepas itu akaun anda dipadam selama-lamanya. Sebaiknya muat turun data anda dahulu.',
  },
  returned: {
    en: 'You closed your account and signed in again on {date}. Nothing was deleted.',
    id: 'Anda menutup akun lalu masuk lagi pada {date}. Tidak ada yang dihapus.',
    my: 'Anda menutup akaun lalu log masuk semula pada {date}. Tiada apa-apa yang dipadam.',
  },
})
