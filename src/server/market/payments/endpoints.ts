import type * as paymentEvents from '../../../contract/payment-events.ts'
import type { EndpointFactsOf } from '../../content/endpoint-facts.ts'

export const paymentEndpoints: EndpointFactsOf<typeof paymentEvents> = {
  receivePaymentEvent: {
    summary: {
      en: 'Takes events from the payment provider. Only signed events are accepted, each one once, and we ask the provider again for the current state.',
      id: 'Menerima kejadian dari penyedia pembayaran. Hanya kejadian yang ditandatangani yang diterima, masing-masing sekali, dan keadaan terkini kami tanyakan lagi kepada penyedia.',
      my: 'Menerima peristiwa daripada penyedia pembayaran. Hanya peristiwa yang ditandatangani diterima, setiap satu sekali, dan keadaan semasa kami tanyakan semula kepada penyedia.',
    },
    refusals: ['invalid_input', 'too_large', 'unavailable'],
  },
}
