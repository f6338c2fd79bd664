import type * as market from '../../contract/market.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const endpoints: EndpointFactsOf<typeof market> = {
  listPlans: {
    summary: {
      en: 'The paid plans with their prices, and whether they can be bought here. A plan without prices has none yet.',
      id: 'Paket berbayar beserta harganya, dan apakah bisa dibeli di sini. Paket tanpa harga belum punya harga.',
      my: 'Pelan berbayar berserta harganya, dan sama ada boleh dibeli di sini. Pelan tanpa harga belum ada harganya.',
    },
  },
  getSubscription: {
    summary: {
      en: 'The plan that the person has, what they pay for or were given, and the plans whose price they wait for.',
      id: 'Paket orang tersebut, yang ia bayar atau ia terima, dan paket yang ia tunggu harganya.',
      my: 'Pelan orang itu, yang dibayar atau diberikan kepadanya, dan pelan yang ditunggu harganya.',
    },
  },
  wantPlan: {
    summary: {
      en: 'Notifies the person once when the plan gets a price or can be bought, or no longer. A plan that can be bought already is refused.',
      id: 'Mengabari orang tersebut satu kali ketika paket mendapat harga atau bisa dibeli, atau tidak lagi. Paket yang sudah bisa dibeli ditolak.',
      my: 'Memberitahu orang itu sekali apabila pelan mendapat harga atau boleh dibeli, atau tidak lagi. Pelan yang sudah boleh dibeli ditolak.',
    },
    refusals: ['conflict'],
  },
  startCheckout: {
    summary: {
      en: 'Answers with the payment provider’s page for one of the listed prices. The plan begins when the provider has confirmed the payment.',
      id: 'Menjawab dengan halaman penyedia pembayaran untuk salah satu harga yang tercantum. Paket berlaku setelah penyedia mengonfirmasi pembayaran.',
      my: 'Menjawab dengan halaman penyedia pembayaran untuk salah satu harga yang disenaraikan. Pelan bermula selepas penyedia mengesahkan bayaran.',
    },
    refusals: ['conflict', 'unavailable'],
  },
  changeSubscription: {
    summary: {
      en: 'Changes what is paid for: a higher plan at once, a lower one or another interval when the period ends.',
      id: 'Mengubah langganan: paket yang lebih tinggi langsung berlaku, yang lebih rendah atau jangka waktu lain setelah periode berakhir.',
      my: 'Mengubah langganan: pelan lebih tinggi serta-merta, pelan lebih rendah atau tempoh lain apabila tempoh semasa tamat.',
    },
    refusals: ['conflict', 'unavailable'],
  },
  endSubscription: {
    summary: {
      en: 'Ends the renewal of what is paid for; the plan stays to the end of its period. False takes it back.',
      id: 'Menghentikan perpanjangan langganan; paket tetap berlaku sampai akhir periode. False membatalkannya.',
      my: 'Menghentikan pembaharuan langganan; pelan kekal hingga akhir tempohnya. False membatalkannya.',
    },
    refusals: ['conflict', 'unavailable'],
  },
  openBillingPortal: {
    summary: {
      en: 'Answers with the payment provider’s page for cards, addresses and invoices.',
      id: 'Menjawab dengan halaman penyedia pembayaran untuk kartu, alamat, dan faktur.',
      my: 'Menjawab dengan halaman penyedia pembayaran untuk kad, alamat dan invois.',
    },
    refusals: ['conflict', 'unavailable'],
  },
  listInvoices: {
    summary: {
      en: 'The person’s last hundred invoices, the newest first.',
      id: 'Seratus faktur terakhir orang tersebut, yang terbaru lebih dulu.',
      my: 'Seratus invois terakhir orang itu, yang terbaharu dahulu.',
    },
  },
}
