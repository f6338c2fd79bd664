import type * as paymentEvents from '../../../contract/payment-events.ts'
import type { EndpointFactsOf } from '../../content/endpoint-facts.ts'

export const paymentEndpoints: EndpointFactsOf<typeof paymentEvents> = {
  receivePaymentEvent: {
    summary: {
      en: 'Where the payment provider says that something has happened. Only what it has signed is taken, each event once, and how things stand is asked of it again.',
      id: 'Tempat penyedia pembayaran memberi tahu bahwa sesuatu telah terjadi. Hanya yang ditandatanganinya yang diterima, tiap kejadian sekali, dan keadaannya ditanyakan lagi kepadanya.',
      my: 'Tempat penyedia pembayaran memberitahu bahawa sesuatu telah berlaku. Hanya yang ditandatanganinya diterima, setiap peristiwa sekali, dan keadaannya ditanya semula kepadanya.',
    },
    refusals: ['invalid_input', 'too_large', 'unavailable'],
  },
}
