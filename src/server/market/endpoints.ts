import type * as market from '../../contract/market.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const endpoints: EndpointFactsOf<typeof market> = {
  listPlans: {
    summary: {
      en: 'Lists the paid plans with their prices, and whether they can be bought here. A plan without prices has none yet.',
      id: 'Menampilkan paket berbayar beserta harganya, dan apakah bisa dibeli di sini. Paket tanpa harga belum punya harga.',
      my: 'Menyenaraikan pelan berbayar berserta harganya, dan sama ada boleh dibeli di sini. Pelan tanpa harga belum ada harganya.',
    },
  },
  getSubscription: {
    summary: {
      en: 'Shows your plan, what you pay for or were given, and the plans you want to be notified about.',
      id: 'Menampilkan paket Anda, yang Anda bayar atau terima, dan paket yang Anda tunggu harganya.',
      my: 'Memaparkan pelan anda, yang anda bayar atau terima, dan pelan yang anda tunggu harganya.',
    },
  },
  wantPlan: {
    summary: {
      en: 'Notifies you once when the plan gets a price or can be bought, or stops doing so. A plan that can already be bought is refused.',
      id: 'Memberi tahu Anda satu kali saat paket mendapat harga atau bisa dibeli, atau membatalkannya. Paket yang sudah bisa dibeli ditolak.',
      my: 'Memaklumkan anda sekali apabila pelan mendapat harga atau boleh dibeli, atau membatalkannya. Pelan yang sudah boleh dibeli ditolak.',
    },
    refusals: ['conflict'],
  },
  startCheckout: {
    summary: {
      en: 'Returns the payment provider’s page for one of the listed prices. The plan starts once the provider has confirmed the payment.',
      id: 'Memberikan halaman penyedia pembayaran untuk salah satu harga yang tercantum. Paket berlaku setelah penyedia mengonfirmasi pembayaran.',
      my: 'Memberikan halaman penyedia pembayaran untuk salah satu harga yang disenaraikan. Pelan bermula selepas penyedia mengesahkan bayaran.',
    },
    refusals: ['conflict', 'unavailable'],
  },
  changeSubscription: {
    summary: {
      en: 'Changes your subscription: a higher plan right away, a lower one or another interval when the period ends.',
      id: 'Mengubah langganan: paket yang lebih tinggi langsung berlaku, yang lebih rendah atau jangka waktu lain setelah periode berakhir.',
      my: 'Mengubah langganan: pelan lebih tinggi serta-merta, pelan lebih rendah atau tempoh lain apabila tempoh semasa tamat.',
    },
    refusals: ['conflict', 'unavailable'],
  },
  endSubscription: {
    summary: {
      en: 'Stops your subscription from renewing; the plan stays until its period ends. `false` undoes it.',
      id: 'Menghentikan perpanjangan langganan; paket tetap berlaku sampai akhir periode. `false` membatalkannya.',
      my: 'Menghentikan pembaharuan langganan; pelan kekal hingga akhir tempohnya. `false` membatalkannya.',
    },
    refusals: ['conflict', 'unavailable'],
  },
  openBillingPortal: {
    summary: {
      en: 'Returns the payment provider’s page for cards, addresses and invoices.',
      id: 'Memberikan halaman penyedia pembayaran untuk kartu, alamat, dan faktur.',
      my: 'Memberikan halaman penyedia pembayaran untuk kad, alamat dan invois.',
    },
    refusals: ['conflict', 'unavailable'],
  },
  listInvoices: {
    summary: {
      en: 'Lists your last hundred invoices, newest first.',
      id: 'Menampilkan seratus faktur terakhir Anda, dari yang terbaru.',
      my: 'Menyenaraikan seratus invois terakhir anda, yang terbaharu dahulu.',
    },
  },
}
