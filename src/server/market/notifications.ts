import type { Notifications } from '../content/notification-type.ts'
import {
  listEndedFacts,
  listFailedFacts,
  listPricedFacts,
  PAYMENT_FAILED,
  PLAN_ENDED,
  PLAN_PRICED,
} from './notify-queries.ts'

const MARKET = '/market'

export const notifications: Notifications = {
  types: {
    'plan-priced': {
      icon: 'system',
      filter: 'system',
      label: {
        en: 'Prices of plans I asked about',
        id: 'Harga paket yang saya tunggu',
        my: 'Harga pelan yang saya tunggu',
      },
      words: {
        en: 'A plan you asked about has a price',
        id: 'Paket yang Anda tunggu sudah punya harga',
        my: 'Pelan yang anda tunggu sudah ada harganya',
      },
      channels: { inApp: true, mail: true, push: false },
      leadsTo: MARKET,
      isLasting: true,
    },
    'plan-ended': {
      icon: 'system',
      filter: 'system',
      label: { en: 'The end of my plan', id: 'Berakhirnya paket saya', my: 'Tamatnya pelan saya' },
      words: {
        en: 'Your plan has ended. You can choose a plan again at any time',
        id: 'Paket Anda sudah berakhir. Anda bisa memilih paket lagi kapan saja',
        my: 'Pelan anda sudah tamat. Anda boleh memilih pelan semula pada bila-bila masa',
      },
      channels: { inApp: true, mail: true, push: false },
      leadsTo: MARKET,
      isLasting: true,
    },
    'payment-failed': {
      icon: 'system',
      filter: 'system',
      label: {
        en: 'Failed payments',
        id: 'Pembayaran gagal',
        my: 'Bayaran gagal',
      },
      words: {
        en: 'We couldn’t take the payment for your plan. Please check your payment method',
        id: 'Pembayaran paket Anda gagal. Silakan periksa metode pembayaran Anda',
        my: 'Bayaran pelan anda tidak berjaya. Sila semak kaedah bayaran anda',
      },
      // The mail about it says until when the plan stays, and always goes.
      channels: { inApp: true, mail: false, push: false },
      leadsTo: '/settings?section=billing',
    },
  },
  sources: {
    [PLAN_PRICED]: listPricedFacts,
    [PLAN_ENDED]: listEndedFacts,
    [PAYMENT_FAILED]: listFailedFacts,
  },
}
