import type * as unsubscribe from '../../contract/unsubscribe.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const endpoints: EndpointFactsOf<typeof unsubscribe> = {
  getUnsubscription: {
    summary: {
      en: 'Shows which emails an unsubscribe link would stop. It changes nothing.',
      id: 'Menampilkan email mana yang akan dihentikan oleh tautan berhenti langganan. Tidak mengubah apa pun.',
      my: 'Memaparkan e-mel mana yang akan dihentikan oleh pautan nyahlanggan. Tiada apa-apa yang diubah.',
    },
    refusals: ['invalid_token'],
  },
  unsubscribe: {
    summary: {
      en: 'Stops the emails of an unsubscribe link right away, without signing in: the one-click unsubscribe of email apps (RFC 8058). Any body is accepted, from anywhere.',
      id: 'Langsung menghentikan email dari tautan berhenti langganan, tanpa perlu masuk: berhenti langganan satu klik dari aplikasi email (RFC 8058). Isi apa pun diterima, dari mana pun.',
      my: 'Terus menghentikan e-mel daripada pautan nyahlanggan, tanpa log masuk: nyahlanggan satu klik daripada aplikasi e-mel (RFC 8058). Sebarang kandungan diterima, dari mana-mana.',
    },
    refusals: ['invalid_token', 'too_large'],
  },
}
