import type { Notifications } from '../content/notification-type.ts'
import { listReaders, readerKey } from '../content/readers-queries.ts'
import { mentionSource } from '../mentions/public.ts'
import { listTexts, NOTIFY_POST } from './notify-queries.ts'

const mentions = mentionSource('page-post', listTexts)

/** Whom posts name, if they may see them; one that is deleted or hidden tells nobody. */
export const postNotifications: Notifications = {
  sources: {
    [NOTIFY_POST]: {
      ...mentions,
      listFacts: async (trx, subjects, now, part) => {
        const facts = await mentions.listFacts(trx, subjects, now, part)
        const readers = await listReaders(trx, facts)
        return facts.filter((fact) => readers.has(readerKey(fact)))
      },
    },
  },
}
