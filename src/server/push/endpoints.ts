import type * as push from '../../contract/push.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const endpoints: EndpointFactsOf<typeof push> = {
  getPush: {
    summary: {
      en: 'The site’s public key for pushes, whether this browser takes them, and whether its person may be asked to.',
      id: 'Kunci publik situs untuk notifikasi push, apakah peramban ini menerimanya, dan apakah orangnya boleh ditanya.',
      my: 'Kunci awam laman untuk pemberitahuan tolak, sama ada pelayar ini menerimanya, dan sama ada orangnya boleh ditanya.',
    },
  },
  savePushSubscription: {
    summary: {
      en: 'Sends pushes to this browser until its session ends. Its address must be one of a known push service; beyond ten browsers the oldest goes.',
      id: 'Mengirim notifikasi push ke peramban ini sampai sesinya berakhir. Alamatnya harus milik layanan push yang dikenal; selebihnya dari sepuluh peramban, yang tertua dilepas.',
      my: 'Menghantar pemberitahuan tolak ke pelayar ini sehingga sesinya tamat. Alamatnya mestilah milik perkhidmatan tolak yang dikenali; melebihi sepuluh pelayar, yang paling lama dilepaskan.',
    },
  },
  deletePushSubscription: {
    summary: {
      en: 'Ends pushes to a browser of the signed-in person; one that takes none is no error.',
      id: 'Menghentikan notifikasi push ke peramban orang yang masuk; peramban yang tidak menerimanya bukan kesalahan.',
      my: 'Menghentikan pemberitahuan tolak ke pelayar orang yang log masuk; pelayar yang tidak menerimanya bukan ralat.',
    },
  },
}
