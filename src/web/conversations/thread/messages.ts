import { defineMessages } from '../../platform/messages.ts'

/** The log and what stands in it. */
export const messages = defineMessages({
  log: { en: 'Messages', id: 'Pesan', my: 'Mesej' },
  loadFailed: {
    en: 'Couldn’t load this conversation.',
    id: 'Percakapan gagal dimuat.',
    my: 'Perbualan tidak dapat dimuatkan.',
  },
  gone: {
    en: 'We couldn’t find that conversation',
    id: 'Percakapan itu tidak ditemukan',
    my: 'Perbualan itu tidak dijumpai',
  },
  goneText: {
    en: 'It may have been deleted, or you’re no longer in it.',
    id: 'Mungkin sudah dihapus, atau Anda tidak lagi menjadi anggotanya.',
    my: 'Mungkin sudah dipadam, atau anda bukan lagi ahlinya.',
  },
  allMessages: { en: 'All messages', id: 'Semua pesan', my: 'Semua mesej' },
  empty: {
    en: 'No messages yet. Say hello!',
    id: 'Belum ada pesan. Mulai dengan menyapa!',
    my: 'Belum ada mesej. Mulakan dengan sapaan!',
  },
  today: { en: 'Today', id: 'Hari ini', my: 'Hari ini' },
  yesterday: { en: 'Yesterday', id: 'Kemarin', my: 'Semalam' },
  newLine: { en: 'New', id: 'Baru', my: 'Baharu' },
  newMessages: {
    en: '{count} new message|{count} new messages',
    id: '{count} pesan baru',
    my: '{count} mesej baharu',
  },
  toEnd: { en: 'Latest messages', id: 'Pesan terbaru', my: 'Mesej terkini' },
  you: { en: 'You', id: 'Anda', my: 'Anda' },
  deletedUser: { en: 'Former member', id: 'Mantan anggota', my: 'Bekas ahli' },
  removedMessage: { en: 'Message deleted', id: 'Pesan dihapus', my: 'Mesej dipadam' },
  edited: { en: 'edited', id: 'disunting', my: 'disunting' },
  sent: { en: 'Sent', id: 'Terkirim', my: 'Dihantar' },
  read: { en: 'Read', id: 'Dibaca', my: 'Dibaca' },
  readBy: { en: 'Read by {count}', id: 'Dibaca oleh {count} orang', my: 'Dibaca oleh {count} orang' },
  sending: { en: 'Sending…', id: 'Mengirim…', my: 'Sedang menghantar…' },
  cutOff: {
    en: 'Sends when you’re online',
    id: 'Dikirim saat Anda online',
    my: 'Dihantar apabila dalam talian',
  },
  refused: {
    en: 'Couldn’t send it.',
    id: 'Gagal dikirim.',
    my: 'Tidak dapat dihantar.',
  },
  sendAgain: { en: 'Send again', id: 'Kirim lagi', my: 'Hantar semula' },
  deleteWaiting: { en: 'Delete', id: 'Hapus', my: 'Padam' },
  photo: { en: 'Photo', id: 'Foto', my: 'Foto' },
  openPhoto: { en: 'Open photo', id: 'Buka foto', my: 'Buka foto' },
  openPhotoOf: { en: 'Open photo: {alt}', id: 'Buka foto: {alt}', my: 'Buka foto: {alt}' },
  hiddenPhoto: {
    en: 'Photo, shown once you accept',
    id: 'Foto, tampil setelah Anda terima',
    my: 'Foto, dipaparkan selepas anda terima',
  },
  closePhoto: { en: 'Close', id: 'Tutup', my: 'Tutup' },
  toQuoted: {
    en: 'Reply to {name}: {text}. Show that message',
    id: 'Balasan untuk {name}: {text}. Tampilkan pesan itu',
    my: 'Balasan kepada {name}: {text}. Paparkan mesej itu',
  },
  quotedGone: {
    en: 'That message is no longer here.',
    id: 'Pesan itu sudah tidak ada.',
    my: 'Mesej itu sudah tiada.',
  },
  chip: {
    en: '{emoji}, {count} person|{emoji}, {count} people',
    id: '{emoji}, {count} orang',
    my: '{emoji}, {count} orang',
  },
  created: {
    en: '{name} created the group',
    id: '{name} membuat grup ini',
    my: '{name} mencipta kumpulan ini',
  },
  joined: {
    en: '{name} joined the group',
    id: '{name} bergabung dengan grup',
    my: '{name} menyertai kumpulan',
  },
  added: { en: '{name} added {about}', id: '{name} menambahkan {about}', my: '{name} menambah {about}' },
  left: { en: '{name} left the group', id: '{name} keluar dari grup', my: '{name} keluar daripada kumpulan' },
  removed: {
    en: '{name} removed {about}',
    id: '{name} mengeluarkan {about}',
    my: '{name} mengeluarkan {about}',
  },
  renamed: {
    en: '{name} renamed the group',
    id: '{name} mengganti nama grup',
    my: '{name} menukar nama kumpulan',
  },
  renamedTo: {
    en: '{name} renamed the group to “{title}”',
    id: '{name} mengganti nama grup menjadi “{title}”',
    my: '{name} menukar nama kumpulan kepada “{title}”',
  },
})
