import { defineMessages } from '../../platform/messages.ts'

/** What is done with a question rarely, fetched with what does it. */
export const messages = defineMessages({
  delete: { en: 'Delete', id: 'Hapus', my: 'Padam' },
  deleted: {
    en: 'This question is in the trash. You can restore it within {days} days of deleting it.',
    id: 'Pertanyaan ini ada di tempat sampah. Anda bisa memulihkannya dalam {days} hari sejak dihapus.',
    my: 'Soalan ini berada dalam tong sampah. Anda boleh memulihkannya dalam masa {days} hari selepas dipadam.',
  },
  deletedToast: { en: 'Question deleted', id: 'Pertanyaan dihapus', my: 'Soalan dipadam' },
  restore: { en: 'Restore', id: 'Pulihkan', my: 'Pulihkan' },
  retag: { en: 'Change tags', id: 'Ubah tag', my: 'Tukar tag' },
  close: { en: 'Close question', id: 'Tutup pertanyaan', my: 'Tutup soalan' },
  voteToClose: { en: 'Vote to close', id: 'Usulkan penutupan', my: 'Undi untuk tutup' },
  reopen: { en: 'Reopen', id: 'Buka lagi', my: 'Buka semula' },
  voteToReopen: { en: 'Vote to reopen', id: 'Usulkan buka lagi', my: 'Undi buka semula' },
  reopened: { en: 'Question reopened', id: 'Pertanyaan dibuka lagi', my: 'Soalan dibuka semula' },
  reopenVoted: {
    en: 'Your vote to reopen was counted',
    id: 'Usulan Anda untuk membuka lagi sudah dihitung',
    my: 'Undi anda untuk membuka semula sudah dikira',
  },
  lock: { en: 'Lock question', id: 'Kunci pertanyaan', my: 'Kunci soalan' },
  unlock: { en: 'Unlock question', id: 'Buka kunci', my: 'Buka kunci' },
  lockedToast: { en: 'Question locked', id: 'Pertanyaan dikunci', my: 'Soalan dikunci' },
  unlockedToast: { en: 'Question unlocked', id: 'Kunci pertanyaan dibuka', my: 'Kunci soalan dibuka' },
  markNsfw: {
    en: 'Mark as adult',
    id: 'Tandai dewasa',
    my: 'Tandakan dewasa',
  },
  unmarkNsfw: {
    en: 'Remove adult mark',
    id: 'Hapus tanda dewasa',
    my: 'Buang tanda dewasa',
  },
  markedNsfw: {
    en: 'Marked as adult',
    id: 'Ditandai dewasa',
    my: 'Ditandakan dewasa',
  },
  unmarkedNsfw: {
    en: 'No longer marked as adult',
    id: 'Tanda dewasa dihapus',
    my: 'Tanda dewasa dibuang',
  },
})
