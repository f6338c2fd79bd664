import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  mine: { en: 'My collections', id: 'Koleksi saya', my: 'Koleksi saya' },
  emptyTitle: {
    en: 'You have no collections yet',
    id: 'Anda belum punya koleksi',
    my: 'Anda belum mempunyai koleksi',
  },
  emptyText: {
    en: 'Collections you create or edit for others are listed here.',
    id: 'Koleksi yang Anda buat atau sunting untuk orang lain ada di sini.',
    my: 'Koleksi yang anda cipta atau sunting untuk orang lain disenaraikan di sini.',
  },
  waiting: {
    en: '1 suggestion to review|{count} suggestions to review',
    id: '{count} usulan untuk ditinjau',
    my: '{count} cadangan untuk disemak',
  },
  hidden: {
    en: 'Hidden while we review it',
    id: 'Disembunyikan selama ditinjau',
    my: 'Disembunyikan sementara disemak',
  },
  deleted: { en: 'Deleted', id: 'Dihapus', my: 'Dipadam' },
  until: {
    en: 'Can be restored until {date}',
    id: 'Bisa dipulihkan sampai {date}',
    my: 'Boleh dipulihkan sehingga {date}',
  },
  restore: { en: 'Restore', id: 'Pulihkan', my: 'Pulihkan' },
  restored: { en: 'Collection restored', id: 'Koleksi dipulihkan', my: 'Koleksi dipulihkan' },
  signIn: {
    en: 'Sign in to see your collections',
    id: 'Masuk untuk melihat koleksi Anda',
    my: 'Log masuk untuk melihat koleksi anda',
  },
  failed: {
    en: 'Couldn’t load your collections.',
    id: 'Koleksi Anda gagal dimuat.',
    my: 'Koleksi anda tidak dapat dimuatkan.',
  },
})
