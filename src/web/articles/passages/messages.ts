import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  selected: { en: 'Selected text', id: 'Teks terpilih', my: 'Teks terpilih' },
  suggest: { en: 'Suggest an edit', id: 'Usulkan suntingan', my: 'Cadangkan suntingan' },
  edit: { en: 'Edit', id: 'Sunting', my: 'Sunting' },
  quote: { en: 'Quote in comment', id: 'Kutip di komentar', my: 'Petik dalam komen' },
  copyLink: { en: 'Copy link', id: 'Salin tautan', my: 'Salin pautan' },
  missing: {
    en: 'That passage is no longer in the text.',
    id: 'Bagian itu sudah tidak ada dalam teks.',
    my: 'Bahagian itu tiada lagi dalam teks.',
  },
})
