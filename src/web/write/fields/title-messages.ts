import { defineMessages } from '../../platform/messages.ts'

/** Apart from the words of the details, which come later. */
export const messages = defineMessages({
  title: { en: 'Title', id: 'Judul', my: 'Tajuk' },
  titlePlaceholder: {
    en: 'What is it about?',
    id: 'Tentang apa tulisan ini?',
    my: 'Tulisan ini tentang apa?',
  },
  charactersLeft: {
    en: '1 character left|{count} characters left',
    id: 'Sisa {count} karakter',
    my: 'Baki {count} aksara',
  },
  charactersOver: {
    en: '1 character too many|{count} characters too many',
    id: 'Kelebihan {count} karakter',
    my: 'Terlebih {count} aksara',
  },
})
