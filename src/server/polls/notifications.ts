import type { Notifications } from '../content/notification-type.ts'
import { countVoters, listPollFacts, POLL_ENDED } from './notify-queries.ts'

export const notifications: Notifications = {
  types: {
    'poll-ended': {
      icon: 'poll',
      filter: 'system',
      label: { en: 'Polls that ended', id: 'Jajak pendapat yang berakhir', my: 'Undian yang tamat' },
      words: {
        en: 'The poll {title} has ended. See the results',
        id: 'Jajak pendapat {title} telah berakhir. Lihat hasilnya',
        my: 'Undian {title} telah tamat. Lihat keputusannya',
      },
      channels: { inApp: true, mail: false, push: false },
    },
  },
  sources: { [POLL_ENDED]: { listFacts: listPollFacts, countPeople: countVoters } },
}
