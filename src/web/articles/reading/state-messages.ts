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
    en: 'Published. Everybody can read it now.',
    id: 'Sudah terbit. Sekarang semua orang dapat membacanya.',
    my: 'Telah diterbitkan. Kini semua orang boleh membacanya.',
  },
  reads: { en: 'Reads', id: 'Pembacaan', my: 'Bacaan' },
  unpublish: { en: 'Unpublish', id: 'Batalkan terbitan', my: 'Nyahterbit' },
  unpublished: {
    en: 'Back among your drafts',
    id: 'Kembali ke draf Anda',
    my: 'Kembali dalam draf anda',
  },
  deletedNotice: {
    en: 'This article is in the trash. It can be brought back for {days} days.',
    id: 'Artikel ini ada di tempat sampah. Selama {days} hari masih bisa dikembalikan.',
    my: 'Rencana ini berada dalam tong sampah. Ia boleh dipulihkan selama {days} hari.',
  },
  restore: { en: 'Bring it back', id: 'Kembalikan', my: 'Pulihkan' },
  delete: { en: 'Delete', id: 'Hapus', my: 'Padam' },
  deleted: { en: 'Deleted', id: 'Dihapus', my: 'Dipadam' },
  undo: { en: 'Undo', id: 'Urungkan', my: 'Buat asal' },
})
