import type * as push from '../../contract/push.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const endpoints: EndpointFactsOf<typeof push> = {
  getPush: {
    summary: {
      en: 'Shows the site’s public key for push, whether it’s on in this browser, and whether you can be asked about it.',
      id: 'Menampilkan kunci publik situs untuk notifikasi push, apakah aktif di peramban ini, dan apakah Anda boleh ditanya.',
      my: 'Memaparkan kunci awam laman untuk pemberitahuan tolak, sama ada dihidupkan dalam pelayar ini, dan sama ada anda boleh ditanya.',
    },
  },
  savePushSubscription: {
    summary: {
      en: 'Turns on push in this browser until its session ends. Its address must belong to a known push service; beyond ten browsers, the oldest is removed.',
      id: 'Mengaktifkan notifikasi push di peramban ini sampai sesinya berakhir. Alamatnya harus milik layanan push yang dikenal; jika lebih dari sepuluh peramban, yang tertua dihapus.',
      my: 'Menghidupkan pemberitahuan tolak dalam pelayar ini sehingga sesinya tamat. Alamatnya mestilah milik perkhidmatan tolak yang dikenali; jika melebihi sepuluh pelayar, yang paling lama dibuang.',
    },
  },
  deletePushSubscription: {
    summary: {
      en: 'Turns off push in one of your browsers. It’s no error if it was off already.',
      id: 'Menonaktifkan notifikasi push di salah satu peramban Anda. Bukan kesalahan jika memang sudah nonaktif.',
      my: 'Mematikan pemberitahuan tolak dalam salah satu pelayar anda. Bukan ralat jika sudah dimatikan.',
    },
  },
}
