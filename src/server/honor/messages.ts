import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  /** Why the check of rings took something back, in the history of who had it. */
  ring: {
    en: 'Taken back: most of this Honor came from a few people who gave to one another',
    id: 'Ditarik kembali: sebagian besar Honor ini datang dari beberapa orang yang saling memberi',
    my: 'Ditarik balik: sebahagian besar Honor ini datang daripada beberapa orang yang saling memberi',
  },
})

/** What the ledger has instead of the words, which are in the reader's language. */
export const RING_NOTE = 'ring'
