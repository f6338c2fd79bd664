import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  postBy: { en: 'Post by {name}', id: 'Postingan {name}', my: 'Hantaran {name}' },
  formerMember: { en: 'Former member', id: 'Mantan anggota', my: 'Bekas ahli' },
  adult: { en: 'adult content', id: 'konten dewasa', my: 'kandungan dewasa' },
  badge: { en: 'Verified', id: 'Terverifikasi', my: 'Disahkan' },
  edited: { en: 'edited', id: 'disunting', my: 'telah disunting' },
  seeVersions: {
    en: 'Edited: see what it said before',
    id: 'Disunting: lihat isinya sebelumnya',
    my: 'Telah disunting: lihat isi terdahulu',
  },
  readOn: { en: 'Read on', id: 'Baca terus', my: 'Baca lagi' },
  readOnOf: {
    en: 'Read on: post by {name}',
    id: 'Baca terus: postingan {name}',
    my: 'Baca lagi: hantaran {name}',
  },
  hidden: {
    en: 'Hidden while being checked. Until then only you and the moderators can see it.',
    id: 'Disembunyikan selama diperiksa. Sampai selesai hanya Anda dan moderator yang dapat melihatnya.',
    my: 'Disembunyikan sementara disemak. Buat masa ini hanya anda dan moderator boleh melihatnya.',
  },
  actions: { en: 'Actions', id: 'Tindakan', my: 'Tindakan pembaca' },
  like: { en: 'Like', id: 'Suka', my: 'Suka' },
  likesOff: { en: 'Likes are off', id: 'Tanda suka dimatikan', my: 'Tanda suka ditutup' },
  likesOffWhy: {
    en: 'Likes are off on adult content',
    id: 'Tanda suka dimatikan pada konten dewasa',
    my: 'Tanda suka ditutup pada kandungan dewasa',
  },
  more: {
    en: 'More about the post by {name}',
    id: 'Lainnya tentang postingan {name}',
    my: 'Lagi tentang hantaran {name}',
  },
  edit: { en: 'Edit', id: 'Sunting', my: 'Sunting' },
  delete: { en: 'Delete', id: 'Hapus', my: 'Padam' },
  deleted: { en: 'Post deleted', id: 'Postingan dihapus', my: 'Hantaran dipadam' },
  report: { en: 'Report', id: 'Laporkan', my: 'Lapor' },
  follow: { en: 'Follow {name}', id: 'Ikuti {name}', my: 'Ikut {name}' },
  unfollow: { en: 'Stop following {name}', id: 'Berhenti mengikuti {name}', my: 'Berhenti ikut {name}' },
  markNsfw: {
    en: 'Mark as adult content',
    id: 'Tandai sebagai konten dewasa',
    my: 'Tanda sebagai kandungan dewasa',
  },
  unmarkNsfw: {
    en: 'No longer adult content',
    id: 'Bukan lagi konten dewasa',
    my: 'Bukan lagi kandungan dewasa',
  },
  markedNsfw: {
    en: 'Marked as adult content',
    id: 'Ditandai sebagai konten dewasa',
    my: 'Telah ditanda sebagai kandungan dewasa',
  },
  unmarkedNsfw: {
    en: 'The mark is gone',
    id: 'Tandanya sudah dihapus',
    my: 'Tanda itu telah dialih keluar',
  },
})
