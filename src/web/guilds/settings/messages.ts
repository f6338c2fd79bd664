import { defineMessages } from '../../platform/messages.ts'

/** Handing a guild over, and deleting it. */
export const messages = defineMessages({
  transfer: { en: 'Transfer guild', id: 'Alihkan guild', my: 'Pindahkan guild' },
  transferText: {
    en: 'Choose a member. The guild is theirs once they accept, and you stay in it.',
    id: 'Pilih seorang anggota. Guild menjadi miliknya setelah ia menerima, dan Anda tetap di dalamnya.',
    my: 'Pilih seorang ahli. Guild menjadi miliknya selepas dia menerima, dan anda kekal di dalamnya.',
  },
  find: { en: 'Find a member', id: 'Cari anggota', my: 'Cari ahli' },
  members: { en: 'Members', id: 'Anggota', my: 'Ahli' },
  nobody: { en: 'No members found.', id: 'Anggota tidak ditemukan.', my: 'Tiada ahli dijumpai.' },
  membersFailed: {
    en: 'Couldn’t load members.',
    id: 'Daftar anggota gagal dimuat.',
    my: 'Senarai ahli tidak dapat dimuatkan.',
  },
  chooseOne: {
    en: 'Choose a member first.',
    id: 'Pilih seorang anggota dulu.',
    my: 'Pilih seorang ahli dahulu.',
  },
  offer: { en: 'Offer guild', id: 'Tawarkan guild', my: 'Tawarkan guild' },
  offered: { en: 'Offered to {name}', id: 'Ditawarkan kepada {name}', my: 'Ditawarkan kepada {name}' },
  withdraw: { en: 'Withdraw offer', id: 'Batalkan tawaran', my: 'Tarik balik tawaran' },
  withdrawn: { en: 'Offer withdrawn', id: 'Tawaran dibatalkan', my: 'Tawaran ditarik balik' },
  delete: { en: 'Delete guild', id: 'Hapus guild', my: 'Padam guild' },
  deleteTitle: { en: 'Delete {guild}?', id: 'Hapus {guild}?', my: 'Padam {guild}?' },
  deleteText: {
    en: 'No one will be able to see the guild and its posts. You can restore it for {days} days; then everything is deleted for good.',
    id: 'Guild dan postingannya tidak bisa dilihat lagi. Anda bisa memulihkannya selama {days} hari; setelah itu semuanya dihapus permanen.',
    my: 'Guild dan hantarannya tidak boleh dilihat lagi. Anda boleh memulihkannya dalam {days} hari; selepas itu semuanya dipadam secara kekal.',
  },
  deleteAsStaffText: {
    en: 'No one will be able to see the guild and its posts. The owner will be notified. Only an operator can restore it, for {days} days; then everything is deleted for good.',
    id: 'Guild dan postingannya tidak bisa dilihat lagi. Pemiliknya akan diberi tahu. Hanya pengelola yang bisa memulihkannya, selama {days} hari; setelah itu semuanya dihapus permanen.',
    my: 'Guild dan hantarannya tidak boleh dilihat lagi. Pemiliknya akan dimaklumkan. Hanya pengendali boleh memulihkannya, dalam {days} hari; selepas itu semuanya dipadam secara kekal.',
  },
  deleted: { en: 'Guild deleted', id: 'Guild dihapus', my: 'Guild dipadam' },
  undo: { en: 'Undo', id: 'Urungkan', my: 'Buat asal' },
  restored: { en: 'Guild restored', id: 'Guild dipulihkan', my: 'Guild dipulihkan' },
  cancel: { en: 'Cancel', id: 'Batal', my: 'Batal' },
  failed: {
    en: 'That didn’t work. Please try again.',
    id: 'Belum berhasil. Silakan coba lagi.',
    my: 'Tidak berjaya. Sila cuba lagi.',
  },
})
