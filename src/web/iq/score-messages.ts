import { defineMessages } from '../platform/messages.ts'

/** Nothing is told beyond the two ends of the scale. */
export const messages = defineMessages({
  below: { en: 'below {score}', id: 'di bawah {score}', my: 'di bawah {score}' },
  above: { en: 'above {score}', id: 'di atas {score}', my: 'melebihi {score}' },
})
