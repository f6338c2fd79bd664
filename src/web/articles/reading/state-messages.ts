import { defineMessages } from '../../platform/messages.ts'

/** For authors: what no reader's page waits for. */
export const messages = defineMessages({
  draft: {
    en: 'This is a draft. Only its authors, and people with a preview link, can see it.',
    id: 'Ini masih draf. Hanya penulisnya dan orang dengan tautan pratinjau yang bisa melihatnya.',
    my: 'Ini masih draf. Hanya penulisnya dan orang dengan pautan pratonton boleh melihatnya.',
  },
  untilThen: {
    en: 'Until then only its authors, and people with a preview link, can see it.',
    id: 'Sampai saat itu hanya penulisnya dan orang dengan tautan pratinjau yang bisa melihatnya.',
    my: 'Sebelum itu hanya penulisnya dan orang dengan pautan pratonton boleh melihatnya.',
  },
  publishedNow: {
    en: 'Published. Everyone can read it now.',
    id: 'Sudah terbit. Sekarang semua orang bisa membacanya.',
    my: 'Telah diterbitkan. Kini semua orang boleh membacanya.',
  },
  reads: { en: 'Reads', id: 'Pembacaan', my: 'Bacaan' },
  unpublish: { en: 'Unpublish', id: 'Batalkan terbitan', my: 'Nyahterbitkan' },
  unpublished: {
    en: 'Unpublished. It’s back in your drafts.',
    id: 'Terbitan dibatalkan. Artikel kembali ke draf Anda.',
    my: 'Telah dinyahterbitkan. Artikel kembali ke draf anda.',
  },
  deletedNotice: {
    en: 'This article is in the trash. You can restore it for {days} days.',
    id: 'Artikel ini ada di tempat sampah. Anda bisa memulihkannya selama {days} hari.',
    my: 'Artikel ini berada dalam tong sampah. Anda boleh memulihkannya selama {days} hari.',
  },
  hidden: {
    en: 'Hidden while we review it. Only you and the moderators can see it.',
    id: 'Disembunyikan selama ditinjau. Hanya Anda dan moderator yang bisa melihatnya.',
    my: 'Disembunyikan sementara disemak. Hanya anda dan moderator boleh melihatnya.',
  },
  restore: { en: 'Restore', id: 'Pulihkan', my: 'Pulihkan' },
  delete: { en: 'Delete', id: 'Hapus', my: 'Padam' },
  deleted: { en: 'Deleted', id: 'Dihapus', my: 'Dipadam' },
  undo: { en: 'Undo', id: 'Urungkan', my: 'Buat asal' },
})
