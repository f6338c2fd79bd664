import type * as unsubscribe from '../../contract/unsubscribe.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const endpoints: EndpointFactsOf<typeof unsubscribe> = {
  getUnsubscription: {
    summary: {
      en: 'What the unsubscribe link of a mail would end. It changes nothing.',
      id: 'Email apa yang akan dihentikan oleh tautan berhenti langganan. Tidak mengubah apa pun.',
      my: 'E-mel mana yang akan dihentikan oleh pautan nyahlanggan. Tiada apa yang diubah.',
    },
    refusals: ['invalid_token'],
  },
  unsubscribe: {
    summary: {
      en: 'Ends the mails of an unsubscribe link at once, without a sign-in: the one click of mail programs (RFC 8058). Any body is taken, from anywhere.',
      id: 'Langsung menghentikan email dari tautan berhenti langganan, tanpa perlu masuk: satu klik dari program email (RFC 8058). Isi apa pun diterima, dari mana pun.',
      my: 'Terus menghentikan e-mel daripada pautan nyahlanggan, tanpa log masuk: satu klik daripada program e-mel (RFC 8058). Sebarang badan diterima, dari mana-mana.',
    },
    refusals: ['invalid_token', 'too_large'],
  },
}
