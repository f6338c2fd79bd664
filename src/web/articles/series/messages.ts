import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  place: {
    en: 'Part {number} of {count} of “{title}”',
    id: 'Bagian {number} dari {count} dalam seri “{title}”',
    my: 'Bahagian {number} daripada {count} dalam siri “{title}”',
  },
  previous: { en: 'Previous part', id: 'Bagian sebelumnya', my: 'Bahagian sebelum ini' },
  next: { en: 'Next part', id: 'Bagian berikutnya', my: 'Bahagian seterusnya' },
  all: { en: 'All {count} parts', id: 'Semua {count} bagian', my: 'Semua {count} bahagian' },
})
