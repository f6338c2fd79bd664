import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  oldVersion: {
    en: 'You’re looking at version {version}, as it was then. It can’t be changed.',
    id: 'Anda melihat versi {version}, seperti keadaannya saat itu. Versi ini tidak bisa diubah.',
    my: 'Anda melihat versi {version}, seperti keadaannya ketika itu. Versi ini tidak boleh diubah.',
  },
  newest: { en: 'Show newest', id: 'Tampilkan terbaru', my: 'Paparkan terbaharu' },
  hidden: {
    en: 'This collection is hidden while we review it. Only you and moderators can see it.',
    id: 'Koleksi ini disembunyikan selama ditinjau. Hanya Anda dan moderator yang bisa melihatnya.',
    my: 'Koleksi ini disembunyikan sementara disemak. Hanya anda dan moderator boleh melihatnya.',
  },
  invited: {
    en: 'You’re invited to edit this collection. If you accept, your name is shown as an editor.',
    id: 'Anda diundang menyunting koleksi ini. Jika Anda menerima, nama Anda ditampilkan sebagai penyunting.',
    my: 'Anda dijemput menyunting koleksi ini. Jika anda menerima, nama anda dipaparkan sebagai penyunting.',
  },
  accept: { en: 'Accept', id: 'Terima', my: 'Terima' },
  decline: { en: 'Decline', id: 'Tolak', my: 'Tolak' },
})
