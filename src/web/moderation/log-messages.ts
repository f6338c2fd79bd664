import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  title: { en: 'Moderation log', id: 'Log moderasi', my: 'Log moderasi' },
  lead: {
    en: 'Every decision of the moderators: when, what was done, which rule and what kind of content. Never names, nor what was written.',
    id: 'Setiap keputusan moderator: kapan, apa yang dilakukan, aturan yang mana, dan jenis kontennya. Tanpa nama dan tanpa isi tulisan.',
    my: 'Setiap keputusan moderator: bila, apa yang dilakukan, peraturan yang mana dan jenis kandungannya. Tanpa nama dan tanpa isi tulisan.',
  },
  how: { en: 'How moderation works', id: 'Cara kerja moderasi', my: 'Cara moderasi berfungsi' },
  automatic: {
    en: 'Automatic, after reports',
    id: 'Otomatis, setelah laporan',
    my: 'Automatik, selepas laporan',
  },
  overturned: {
    en: 'Overturned after an appeal',
    id: 'Dibatalkan setelah banding',
    my: 'Dibatalkan selepas rayuan',
  },
  empty: { en: 'Nothing in the log yet', id: 'Log masih kosong', my: 'Log masih kosong' },
  emptyText: {
    en: 'When moderators decide something, it’s listed here.',
    id: 'Setiap keputusan moderator akan tercantum di sini.',
    my: 'Setiap keputusan moderator akan disenaraikan di sini.',
  },
  failed: {
    en: 'Couldn’t load the moderation log.',
    id: 'Log moderasi gagal dimuat.',
    my: 'Log moderasi tidak dapat dimuatkan.',
  },
  end: { en: 'That’s the whole log.', id: 'Seluruh log sudah tampil.', my: 'Seluruh log telah dipaparkan.' },
})
