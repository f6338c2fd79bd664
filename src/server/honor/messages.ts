import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  /** Why the check of rings took something back, in the history of who had it. */
  ring: {
    en: 'Most of this Honor came from a few people who gave to one another',
    id: 'Sebagian besar Honor ini datang dari beberapa orang yang saling memberi',
    my: 'Sebahagian besar Honor ini datang daripada beberapa orang yang saling memberi',
  },
})

/** What the ledger has instead of the words, which are in the reader's language. */
export const RING_NOTE = 'ring'
