import { defineMessages } from '../platform/messages.ts'

/** What the header says of the settings. */
export const messages = defineMessages({
  settings: { en: 'Settings', id: 'Pengaturan', my: 'Tetapan' },
  toggleTheme: {
    en: 'Switch between light and dark',
    id: 'Ganti terang atau gelap',
    my: 'Tukar cerah atau gelap',
  },
})
