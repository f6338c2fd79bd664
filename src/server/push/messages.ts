import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  several: {
    en: '{count} new notifications',
    id: '{count} notifikasi baru',
    my: '{count} pemberitahuan baharu',
  },
  badSubscription: {
    en: 'We can’t send notifications to this browser. Update it and try again, or use another one.',
    id: 'Kami tidak bisa mengirim notifikasi ke peramban ini. Perbarui lalu coba lagi, atau pakai peramban lain.',
    my: 'Kami tidak dapat menghantar pemberitahuan ke pelayar ini. Kemas kini dan cuba lagi, atau gunakan pelayar lain.',
  },
  fieldEndpoint: {
    en: 'This isn’t the address of a push service we know.',
    id: 'Ini bukan alamat layanan push yang kami kenal.',
    my: 'Ini bukan alamat perkhidmatan tolak yang kami kenali.',
  },
  fieldKey: {
    en: 'We can’t encrypt messages with this key.',
    id: 'Pesan tidak bisa dienkripsi dengan kunci ini.',
    my: 'Mesej tidak dapat disulitkan dengan kunci ini.',
  },
  fieldZone: {
    en: 'We don’t know this time zone. Choose one such as Asia/Jakarta.',
    id: 'Zona waktu ini tidak dikenal. Pilih misalnya Asia/Jakarta.',
    my: 'Zon waktu ini tidak dikenali. Pilih misalnya Asia/Kuala_Lumpur.',
  },
})
