import { defineMessages } from '../../platform/messages.ts'

/** Apart, since only what is fetched later says them. */
export const messages = defineMessages({
  review: { en: 'Review', id: 'Tinjau', my: 'Semak' },
  seeMistake: {
    en: 'Something to correct or add?',
    id: 'Ada yang perlu diperbaiki atau ditambah?',
    my: 'Ada yang perlu dibetulkan atau ditambah?',
  },
  suggest: { en: 'Suggest an edit', id: 'Usulkan suntingan', my: 'Cadangkan suntingan' },
})
