import type * as notifications from '../../contract/notifications.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const endpoints: Pick<EndpointFactsOf<typeof notifications>, 'getSinceLastVisit'> = {
  getSinceLastVisit: {
    summary: {
      en: 'Counts what’s new since your last visit, up to 99.',
      id: 'Menghitung yang baru sejak kunjungan terakhir Anda, maksimal 99.',
      my: 'Mengira perkara baharu sejak lawatan terakhir anda, maksimum 99.',
    },
  },
}
