import { defineMessages } from '../../platform/messages.ts'

/** What can be done with one message. */
export const messages = defineMessages({
  options: {
    en: 'Options for the message from {name}',
    id: 'Opsi untuk pesan dari {name}',
    my: 'Pilihan untuk mesej daripada {name}',
  },
  react: { en: 'React', id: 'Beri reaksi', my: 'Beri reaksi' },
  reply: { en: 'Reply', id: 'Balas', my: 'Balas' },
  copy: { en: 'Copy text', id: 'Salin teks', my: 'Salin teks' },
  copied: { en: 'Text copied', id: 'Teks disalin', my: 'Teks disalin' },
  edit: { en: 'Edit', id: 'Sunting', my: 'Sunting' },
  deleteForMe: { en: 'Delete for me', id: 'Hapus untuk saya', my: 'Padam untuk saya' },
  deleteForEveryone: {
    en: 'Delete for everyone',
    id: 'Hapus untuk semua orang',
    my: 'Padam untuk semua orang',
  },
  report: { en: 'Report', id: 'Laporkan', my: 'Laporkan' },
  deletedForMe: {
    en: 'Message deleted for you',
    id: 'Pesan dihapus untuk Anda',
    my: 'Mesej dipadam untuk anda',
  },
  deletedForEveryone: {
    en: 'Message deleted for everyone',
    id: 'Pesan dihapus untuk semua orang',
    my: 'Mesej dipadam untuk semua orang',
  },
  undo: { en: 'Undo', id: 'Urungkan', my: 'Buat asal' },
  reportText: {
    en: 'The message and the five before it are sent to the moderators. They can’t see anything else in this conversation, and no one in it will know who sent the report.',
    id: 'Pesan ini dan lima pesan sebelumnya dikirim ke moderator. Mereka tidak bisa melihat isi lain percakapan ini, dan tidak ada anggotanya yang tahu siapa yang melapor.',
    my: 'Mesej ini dan lima mesej sebelumnya dihantar kepada moderator. Mereka tidak boleh melihat kandungan lain perbualan ini, dan tiada ahlinya yang tahu siapa yang melapor.',
  },
  reportSent: {
    en: 'Your report was sent to the moderators.',
    id: 'Laporan Anda sudah dikirim ke moderator.',
    my: 'Laporan anda telah dihantar kepada moderator.',
  },
})
