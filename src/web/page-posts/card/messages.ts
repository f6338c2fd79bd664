import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  postBy: { en: 'Post by {name}', id: 'Postingan {name}', my: 'Hantaran {name}' },
  formerMember: { en: 'Former member', id: 'Mantan anggota', my: 'Bekas ahli' },
  adult: { en: 'adult content', id: 'konten dewasa', my: 'kandungan dewasa' },
  badge: { en: 'Verified', id: 'Terverifikasi', my: 'Disahkan' },
  edited: { en: 'edited', id: 'disunting', my: 'disunting' },
  seeVersions: {
    en: 'Edited: see earlier versions',
    id: 'Disunting: lihat versi sebelumnya',
    my: 'Disunting: lihat versi terdahulu',
  },
  readOn: { en: 'Read more', id: 'Baca selengkapnya', my: 'Baca lagi' },
  readOnOf: {
    en: 'Read more: post by {name}',
    id: 'Baca selengkapnya: postingan {name}',
    my: 'Baca lagi: hantaran {name}',
  },
  hidden: {
    en: 'Hidden while we review it. Only you and the moderators can see it.',
    id: 'Disembunyikan selama ditinjau. Hanya Anda dan moderator yang bisa melihatnya.',
    my: 'Disembunyikan sementara disemak. Hanya anda dan moderator boleh melihatnya.',
  },
  actions: { en: 'Actions', id: 'Tindakan', my: 'Tindakan' },
  like: { en: 'Like', id: 'Suka', my: 'Suka' },
  likesOff: { en: 'Can’t be liked', id: 'Tidak bisa disukai', my: 'Tidak boleh disukai' },
  likesOffWhy: {
    en: 'Adult content can’t be liked',
    id: 'Konten dewasa tidak bisa disukai',
    my: 'Kandungan dewasa tidak boleh disukai',
  },
  more: {
    en: 'More about the post by {name}',
    id: 'Lainnya tentang postingan {name}',
    my: 'Lagi tentang hantaran {name}',
  },
  edit: { en: 'Edit', id: 'Sunting', my: 'Sunting' },
  delete: { en: 'Delete', id: 'Hapus', my: 'Padam' },
  deleted: { en: 'Post deleted', id: 'Postingan dihapus', my: 'Hantaran dipadam' },
  report: { en: 'Report', id: 'Laporkan', my: 'Laporkan' },
  follow: { en: 'Follow {name}', id: 'Ikuti {name}', my: 'Ikuti {name}' },
  unfollow: { en: 'Stop following {name}', id: 'Berhenti mengikuti {name}', my: 'Berhenti mengikuti {name}' },
  markNsfw: {
    en: 'Mark as adult',
    id: 'Tandai dewasa',
    my: 'Tandakan dewasa',
  },
  unmarkNsfw: {
    en: 'Remove adult mark',
    id: 'Hapus tanda dewasa',
    my: 'Buang tanda dewasa',
  },
  markedNsfw: {
    en: 'Marked as adult',
    id: 'Ditandai dewasa',
    my: 'Ditandakan dewasa',
  },
  unmarkedNsfw: {
    en: 'No longer marked as adult',
    id: 'Tanda dewasa dihapus',
    my: 'Tanda dewasa dibuang',
  },
})
