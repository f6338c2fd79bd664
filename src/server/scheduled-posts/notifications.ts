import type { Notifications } from '../content/notification-type.ts'
import { listNotPostedFacts, listPostedFacts, NOT_POSTED, POSTED } from './notify-queries.ts'

export const notifications: Notifications = {
  types: {
    'post-scheduled': {
      icon: 'clock',
      filter: 'system',
      label: {
        en: 'Scheduled posts published',
        id: 'Postingan terjadwal diterbitkan',
        my: 'Hantaran berjadual diterbitkan',
      },
      words: {
        en: 'Your post {title} has been published as scheduled',
        id: 'Postingan Anda {title} telah diterbitkan sesuai jadwal',
        my: 'Hantaran anda {title} telah diterbitkan mengikut jadual',
      },
      channels: { inApp: true, mail: false, push: false },
    },
    'post-not-published': {
      icon: 'clock',
      filter: 'system',
      label: {
        en: 'Scheduled posts not published',
        id: 'Postingan terjadwal gagal terbit',
        my: 'Hantaran berjadual tidak dapat diterbitkan',
      },
      words: {
        en: 'A scheduled post of yours couldn’t be published. See why in your drafts',
        id: 'Salah satu postingan terjadwal Anda tidak bisa diterbitkan. Lihat alasannya di draf Anda',
        my: 'Salah satu hantaran berjadual anda tidak dapat diterbitkan. Lihat sebabnya dalam draf anda',
      },
      channels: { inApp: true, mail: false, push: true },
      leadsTo: '/library?tab=drafts',
    },
  },
  sources: { [POSTED]: listPostedFacts, [NOT_POSTED]: listNotPostedFacts },
}
