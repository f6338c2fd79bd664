import { defineMessages } from '../../platform/messages.ts'

/** The last message of a conversation, in one line. */
export const messages = defineMessages({
  you: { en: 'You: {text}', id: 'Anda: {text}', my: 'Anda: {text}' },
  by: { en: '{name}: {text}', id: '{name}: {text}', my: '{name}: {text}' },
  photo: {
    en: 'Sent a photo|Sent {count} photos',
    id: 'Mengirim {count} foto',
    my: 'Menghantar {count} foto',
  },
  removed: { en: 'Message deleted', id: 'Pesan dihapus', my: 'Mesej dipadam' },
  someone: { en: 'Former member', id: 'Mantan anggota', my: 'Bekas ahli' },
  nothing: { en: 'No messages yet', id: 'Belum ada pesan', my: 'Belum ada mesej' },
  created: {
    en: '{name} created the group',
    id: '{name} membuat grup ini',
    my: '{name} mencipta kumpulan ini',
  },
  youCreated: { en: 'You created the group', id: 'Anda membuat grup ini', my: 'Anda mencipta kumpulan ini' },
  joined: {
    en: 'Someone was added to the group',
    id: 'Seseorang ditambahkan ke grup',
    my: 'Seseorang ditambah ke dalam kumpulan',
  },
  left: { en: '{name} left the group', id: '{name} keluar dari grup', my: '{name} keluar daripada kumpulan' },
  youLeft: { en: 'You left the group', id: 'Anda keluar dari grup', my: 'Anda keluar daripada kumpulan' },
  memberRemoved: {
    en: 'Someone was removed from the group',
    id: 'Seseorang dikeluarkan dari grup',
    my: 'Seseorang dikeluarkan daripada kumpulan',
  },
  renamed: {
    en: '{name} renamed the group',
    id: '{name} mengganti nama grup',
    my: '{name} menukar nama kumpulan',
  },
  youRenamed: {
    en: 'You renamed the group',
    id: 'Anda mengganti nama grup',
    my: 'Anda menukar nama kumpulan',
  },
})
