import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  leave: { en: 'Leave article', id: 'Keluar dari artikel', my: 'Tinggalkan artikel' },
  leaveTitle: {
    en: 'Leave “{title}”?',
    id: 'Keluar dari “{title}”?',
    my: 'Tinggalkan “{title}”?',
  },
  leaveText: {
    en: 'You’ll no longer be shown as a co-author and can’t edit the article. What you wrote stays, and the history still names you. The author can’t invite you again for {days} days.',
    id: 'Anda tidak lagi ditampilkan sebagai penulis bersama dan tidak bisa menyunting artikel ini. Tulisan Anda tetap ada, dan riwayat tetap menyebut nama Anda. Penulis tidak bisa mengundang Anda lagi selama {days} hari.',
    my: 'Anda tidak lagi dipaparkan sebagai penulis bersama dan tidak boleh menyunting artikel ini. Tulisan anda kekal, dan sejarah masih menyebut nama anda. Penulis tidak boleh menjemput anda lagi selama {days} hari.',
  },
  left: {
    en: 'You’re no longer a co-author',
    id: 'Anda bukan lagi penulis bersama',
    my: 'Anda bukan penulis bersama lagi',
  },
  cancel: { en: 'Cancel', id: 'Batal', my: 'Batal' },
  failed: {
    en: 'Couldn’t reach the server. Please try again.',
    id: 'Server tidak bisa dihubungi. Silakan coba lagi.',
    my: 'Pelayan tidak dapat dihubungi. Sila cuba lagi.',
  },
})
