import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  suggestions: { en: 'Suggestions', id: 'Saran', my: 'Cadangan' },
  people: { en: 'People', id: 'Orang', my: 'Orang' },
  tags: { en: 'Tags', id: 'Tag', my: 'Tag' },
  titles: { en: 'Titles', id: 'Judul', my: 'Tajuk' },
  count: { en: '1 suggestion|{count} suggestions', id: '{count} saran', my: '{count} cadangan' },
})
