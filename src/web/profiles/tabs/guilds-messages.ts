import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  owner: { en: 'Owner', id: 'Pemilik', my: 'Pemilik' },
  officer: { en: 'Officer', id: 'Pengurus', my: 'Pengurus' },
  ownHint: {
    en: 'Others see only your public guilds here. Private ones are shown to no one.',
    id: 'Orang lain hanya melihat guild publik Anda di sini. Guild privat tidak ditampilkan kepada siapa pun.',
    my: 'Orang lain hanya melihat guild awam anda di sini. Guild persendirian tidak dipaparkan kepada sesiapa.',
  },
  none: { en: 'No guilds yet', id: 'Belum ada guild', my: 'Belum ada guild' },
  noneText: {
    en: '{name} isn’t in a public guild yet.',
    id: '{name} belum bergabung dengan guild publik.',
    my: '{name} belum menyertai mana-mana guild awam.',
  },
  ownNone: {
    en: 'Public guilds you join are shown here.',
    id: 'Guild publik tempat Anda bergabung ditampilkan di sini.',
    my: 'Guild awam yang anda sertai dipaparkan di sini.',
  },
  find: { en: 'Find guilds', id: 'Cari guild', my: 'Cari guild' },
})
