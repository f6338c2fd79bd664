import { defineMessages } from '../platform/messages.ts'

/** /guilds. */
export const messages = defineMessages({
  title: { en: 'Guilds', id: 'Guild', my: 'Guild' },
  description: {
    en: 'Communities of members who care about the same thing, with a home, rules and roles of their own.',
    id: 'Komunitas anggota dengan minat yang sama, lengkap dengan rumah, aturan, dan peran sendiri.',
    my: 'Komuniti ahli yang berminat dengan perkara yang sama, lengkap dengan rumah, peraturan dan peranan sendiri.',
  },
  lead: {
    en: 'Find people who care about what you care about, or bring them together yourself.',
    id: 'Temukan orang dengan minat yang sama, atau kumpulkan mereka sendiri.',
    my: 'Cari orang yang berkongsi minat dengan anda, atau himpunkan mereka sendiri.',
  },
  order: { en: 'Order', id: 'Urutan', my: 'Susunan' },
  active: { en: 'Active', id: 'Aktif', my: 'Aktif' },
  new: { en: 'New', id: 'Baru', my: 'Baharu' },
  big: { en: 'Biggest', id: 'Terbesar', my: 'Terbesar' },
  all: { en: 'All guilds', id: 'Semua guild', my: 'Semua guild' },
  create: { en: 'Create guild', id: 'Buat guild', my: 'Cipta guild' },
  empty: { en: 'No guilds yet', id: 'Belum ada guild', my: 'Belum ada guild' },
  emptyText: {
    en: 'Raise the first banner and invite others to join you.',
    id: 'Kibarkan panji pertama dan ajak yang lain bergabung.',
    my: 'Kibarkan panji pertama dan jemput yang lain menyertai anda.',
  },
  end: {
    en: 'Those are all the guilds.',
    id: 'Semua guild sudah tampil.',
    my: 'Semua guild telah dipaparkan.',
  },
  failed: { en: 'Couldn’t load guilds.', id: 'Guild gagal dimuat.', my: 'Guild tidak dapat dimuatkan.' },
  yours: { en: 'Your guilds', id: 'Guild Anda', my: 'Guild anda' },
  yoursNone: {
    en: 'You’re not in a guild yet. Join one that catches your eye.',
    id: 'Anda belum bergabung dengan guild mana pun. Pilih yang menarik bagi Anda.',
    my: 'Anda belum menyertai mana-mana guild. Sertai yang menarik minat anda.',
  },
  yoursFailed: {
    en: 'Couldn’t load your guilds.',
    id: 'Guild Anda gagal dimuat.',
    my: 'Guild anda tidak dapat dimuatkan.',
  },
  deleted: { en: 'Deleted', id: 'Dihapus', my: 'Dipadam' },
  invitations: { en: 'Invitations', id: 'Undangan', my: 'Jemputan' },
  invitedBy: { en: 'Invited by {name}', id: 'Diundang oleh {name}', my: 'Dijemput oleh {name}' },
  accept: { en: 'Accept', id: 'Terima', my: 'Terima' },
  decline: { en: 'Decline', id: 'Tolak', my: 'Tolak' },
  joined: {
    en: 'You’ve joined {guild}',
    id: 'Anda bergabung dengan {guild}',
    my: 'Anda telah menyertai {guild}',
  },
  declined: { en: 'Invitation declined', id: 'Undangan ditolak', my: 'Jemputan ditolak' },
  requests: { en: 'Your requests', id: 'Permintaan Anda', my: 'Permohonan anda' },
  requested: { en: 'Requested', id: 'Menunggu persetujuan', my: 'Menunggu kelulusan' },
})
