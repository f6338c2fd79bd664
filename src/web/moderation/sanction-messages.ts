import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  silence: {
    en: 'You can read but not write until {time}.',
    id: 'Anda bisa membaca tetapi tidak bisa menulis sampai {time}.',
    my: 'Anda boleh membaca tetapi tidak boleh menulis sehingga {time}.',
  },
  suspension: {
    en: 'Your account is suspended until {time}.',
    id: 'Akun Anda ditangguhkan sampai {time}.',
    my: 'Akaun anda digantung sehingga {time}.',
  },
  suspensionForGood: {
    en: 'Your account is suspended with no end date.',
    id: 'Akun Anda ditangguhkan tanpa batas waktu.',
    my: 'Akaun anda digantung tanpa had masa.',
  },
  silenceForGood: {
    en: 'You can read but not write, with no end date.',
    id: 'Anda bisa membaca tetapi tidak bisa menulis, tanpa batas waktu.',
    my: 'Anda boleh membaca tetapi tidak boleh menulis, tanpa had masa.',
  },
  see: { en: 'See why and appeal', id: 'Lihat alasan dan ajukan banding', my: 'Lihat sebab dan buat rayuan' },
})
