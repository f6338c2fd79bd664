import type * as notifications from '../../contract/notifications.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const endpoints: Pick<EndpointFactsOf<typeof notifications>, 'getSinceLastVisit'> = {
  getSinceLastVisit: {
    summary: {
      en: 'Counts what is new since your last visit; more than 99 are not counted.',
      id: 'Menghitung apa yang baru sejak kunjungan terakhir Anda; lebih dari 99 tidak dihitung.',
      my: 'Mengira perkara baharu sejak lawatan terakhir anda; melebihi 99 tidak dikira.',
    },
  },
}
