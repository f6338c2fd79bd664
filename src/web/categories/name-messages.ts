import { defineMessages } from '../platform/messages.ts'

/** Apart from the screens' texts, because every screen with an article on it needs these. */
export const messages = defineMessages({
  world: { en: 'World', id: 'Dunia', my: 'Dunia' },
  history: { en: 'History', id: 'Sejarah', my: 'Sejarah' },
  science: { en: 'Science', id: 'Sains', my: 'Sains' },
  geography: { en: 'Geography', id: 'Geografi', my: 'Geografi' },
  sports: { en: 'Sports', id: 'Olahraga', my: 'Sukan' },
  entertainment: { en: 'Entertainment', id: 'Hiburan', my: 'Hiburan' },
  politics: { en: 'Politics', id: 'Politik', my: 'Politik' },
  technology: { en: 'Technology', id: 'Teknologi', my: 'Teknologi' },
  health: { en: 'Health', id: 'Kesehatan', my: 'Kesihatan' },
  education: { en: 'Education', id: 'Pendidikan', my: 'Pendidikan' },
  astronomy: { en: 'Space & Astronomy', id: 'Antariksa & Astronomi', my: 'Angkasa & Astronomi' },
})
