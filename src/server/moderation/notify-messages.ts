import { defineMessages } from '../../contract/messages.ts'

export const labels = defineMessages({
  decisions: { en: 'Decisions about me', id: 'Keputusan tentang saya', my: 'Keputusan tentang saya' },
  hidden: {
    en: 'Something of mine is hidden while it’s reviewed',
    id: 'Tulisan saya disembunyikan selama ditinjau',
    my: 'Tulisan saya disembunyikan sementara disemak',
  },
  kept: {
    en: 'Something of mine was reviewed and stays',
    id: 'Tulisan saya ditinjau dan tetap tampil',
    my: 'Tulisan saya disemak dan kekal dipaparkan',
  },
  removed: {
    en: 'A moderator removed something of mine',
    id: 'Moderator menghapus tulisan saya',
    my: 'Moderator mengalih keluar tulisan saya',
  },
  marked: {
    en: 'Something of mine was marked as adult',
    id: 'Tulisan saya ditandai sebagai dewasa',
    my: 'Tulisan saya ditandakan sebagai dewasa',
  },
  restored: {
    en: 'A moderator brought something of mine back',
    id: 'Moderator memulihkan tulisan saya',
    my: 'Moderator memulihkan tulisan saya',
  },
  warned: {
    en: 'Warnings from moderators',
    id: 'Peringatan dari moderator',
    my: 'Amaran daripada moderator',
  },
  silenced: {
    en: 'A moderator silenced me',
    id: 'Moderator membatasi saya',
    my: 'Moderator mengehadkan saya',
  },
  lifted: {
    en: 'A limit on my account ended early',
    id: 'Pembatasan akun saya diakhiri lebih awal',
    my: 'Had pada akaun saya ditamatkan awal',
  },
  overturned: {
    en: 'My appeal was successful',
    id: 'Banding saya dikabulkan',
    my: 'Rayuan saya diterima',
  },
  upheld: { en: 'My appeal was turned down', id: 'Banding saya ditolak', my: 'Rayuan saya ditolak' },
  founded: {
    en: 'A report of mine led to action',
    id: 'Laporan saya ditindaklanjuti',
    my: 'Laporan saya diambil tindakan',
  },
  unfounded: {
    en: 'A report of mine was reviewed, and nothing was wrong',
    id: 'Laporan saya ditinjau dan tidak ditemukan pelanggaran',
    my: 'Laporan saya disemak dan didapati tiada pelanggaran',
  },
})

export const words = defineMessages({
  hidden: {
    en: 'People reported {title}. It’s hidden while we review it',
    id: '{title} dilaporkan, dan disembunyikan selama ditinjau',
    my: '{title} dilaporkan, dan disembunyikan sementara disemak',
  },
  kept: {
    en: 'A moderator reviewed {title}: it follows the rules and is visible again',
    id: 'Moderator sudah meninjau {title}: tidak melanggar aturan dan tampil kembali',
    my: 'Moderator telah menyemak {title}: ia mematuhi peraturan dan dipaparkan semula',
  },
  removed: {
    en: 'A moderator removed something you posted. You can read why, and appeal',
    id: 'Moderator menghapus tulisan Anda. Anda bisa membaca alasannya dan mengajukan banding',
    my: 'Moderator mengalih keluar tulisan anda. Anda boleh membaca sebabnya dan membuat rayuan',
  },
  removedFor: {
    en: 'A moderator removed something you posted: {note}',
    id: 'Moderator menghapus tulisan Anda: {note}',
    my: 'Moderator mengalih keluar tulisan anda: {note}',
  },
  marked: {
    en: '{title} was marked as adult content',
    id: '{title} ditandai sebagai konten dewasa',
    my: '{title} ditandakan sebagai kandungan dewasa',
  },
  restored: {
    en: 'A moderator brought {title} back',
    id: 'Moderator memulihkan {title}',
    my: 'Moderator memulihkan {title}',
  },
  warned: {
    en: 'A moderator warned you. You can read why, and appeal',
    id: 'Moderator memberi Anda peringatan. Anda bisa membaca alasannya dan mengajukan banding',
    my: 'Moderator memberi anda amaran. Anda boleh membaca sebabnya dan membuat rayuan',
  },
  warnedFor: {
    en: 'A moderator warned you: {note}',
    id: 'Moderator memberi Anda peringatan: {note}',
    my: 'Moderator memberi anda amaran: {note}',
  },
  silenced: {
    en: 'A moderator silenced you: you can read but not write. You can read why, and appeal',
    id: 'Moderator membatasi Anda: untuk sementara Anda tidak bisa menulis. Anda bisa membaca alasannya dan mengajukan banding',
    my: 'Moderator mengehadkan anda: buat sementara anda tidak boleh menulis. Anda boleh membaca sebabnya dan membuat rayuan',
  },
  silencedFor: {
    en: 'A moderator silenced you: {note}',
    id: 'Moderator membatasi Anda: {note}',
    my: 'Moderator mengehadkan anda: {note}',
  },
  lifted: {
    en: 'A limit on your account ended early',
    id: 'Pembatasan akun Anda diakhiri lebih awal',
    my: 'Had pada akaun anda ditamatkan awal',
  },
  overturned: {
    en: 'Your appeal was successful: the decision was overturned',
    id: 'Banding Anda dikabulkan: keputusannya dibatalkan',
    my: 'Rayuan anda diterima: keputusan itu dibatalkan',
  },
  overturnedFor: {
    en: 'Your appeal was successful: {note}',
    id: 'Banding Anda dikabulkan: {note}',
    my: 'Rayuan anda diterima: {note}',
  },
  upheld: {
    en: 'Your appeal was turned down: the decision stands',
    id: 'Banding Anda ditolak: keputusannya tetap berlaku',
    my: 'Rayuan anda ditolak: keputusan itu kekal',
  },
  upheldFor: {
    en: 'Your appeal was turned down: {note}',
    id: 'Banding Anda ditolak: {note}',
    my: 'Rayuan anda ditolak: {note}',
  },
  founded: {
    en: 'A moderator confirmed what you reported and acted on it. Thank you',
    id: 'Moderator membenarkan laporan Anda dan mengambil tindakan. Terima kasih',
    my: 'Moderator mengesahkan laporan anda dan mengambil tindakan. Terima kasih',
  },
  unfounded: {
    en: 'A moderator reviewed what you reported and found that it follows the rules',
    id: 'Moderator sudah meninjau laporan Anda dan tidak menemukan pelanggaran',
    my: 'Moderator menyemak laporan anda dan mendapati tiada pelanggaran',
  },
})
