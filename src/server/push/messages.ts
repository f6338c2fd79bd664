import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  several: {
    en: '{count} new notifications',
    id: '{count} notifikasi baru',
    my: '{count} pemberitahuan baharu',
  },
  badSubscription: {
    en: 'We can’t send notifications to this browser. Try again with the latest version of it, or use another one.',
    id: 'Kami tidak bisa mengirim notifikasi ke peramban ini. Coba lagi dengan versi terbarunya, atau pakai peramban lain.',
    my: 'Kami tidak dapat menghantar pemberitahuan ke pelayar ini. Cuba lagi dengan versi terbaharunya, atau gunakan pelayar lain.',
  },
  fieldEndpoint: {
    en: 'This isn’t the address of a push service that we know.',
    id: 'Ini bukan alamat layanan push yang kami kenal.',
    my: 'Ini bukan alamat perkhidmatan tolak yang kami kenali.',
  },
  fieldKey: {
    en: 'This isn’t a key that messages can be encrypted with.',
    id: 'Ini bukan kunci untuk mengenkripsi pesan.',
    my: 'Ini bukan kunci untuk menyulitkan mesej.',
  },
  fieldZone: {
    en: 'We don’t know this time zone.',
    id: 'Zona waktu ini tidak dikenal.',
    my: 'Zon waktu ini tidak dikenali.',
  },
})
