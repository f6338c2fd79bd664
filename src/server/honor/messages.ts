import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  /** Why the check of rings took something back, in the history of who had it. */
  ring: {
    en: 'Most of your recent Honor came from a few people you also gave Honor to',
    id: 'Sebagian besar Honor Anda belakangan ini datang dari beberapa orang yang juga Anda beri Honor',
    my: 'Kebanyakan Honor anda baru-baru ini datang daripada beberapa orang yang turut anda beri Honor',
  },
})

/** What the ledger has instead of the words, which are in the reader's language. */
export const RING_NOTE = 'ring'
