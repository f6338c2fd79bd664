import { defineMessages } from '../../platform/messages.ts'

/** What happened in a guild; `{actor}` and `{target}` are people. */
export const messages = defineMessages({
  log: { en: 'Log', id: 'Log', my: 'Log' },
  failed: { en: 'Couldn’t load the log.', id: 'Log gagal dimuat.', my: 'Log tidak dapat dimuatkan.' },
  empty: { en: 'Nothing yet', id: 'Belum ada apa-apa', my: 'Belum ada apa-apa' },
  emptyText: {
    en: 'What happens in this guild is shown here.',
    id: 'Semua yang terjadi di guild ini dicatat di sini.',
    my: 'Perkara yang berlaku dalam guild ini dicatat di sini.',
  },
  end: {
    en: 'That’s the whole log.',
    id: 'Seluruh log sudah tampil.',
    my: 'Seluruh log telah dipaparkan.',
  },
  formerMember: { en: 'A former member', id: 'Mantan anggota', my: 'Bekas ahli' },
  post: { en: 'a post', id: 'sebuah postingan', my: 'satu hantaran' },
  reason: { en: 'Reason: {reason}', id: 'Alasan: {reason}', my: 'Sebab: {reason}' },
  created: {
    en: '{actor} founded the guild',
    id: '{actor} mendirikan guild',
    my: '{actor} mengasaskan guild',
  },
  edited: {
    en: '{actor} changed the guild’s settings',
    id: '{actor} mengubah pengaturan guild',
    my: '{actor} mengubah tetapan guild',
  },
  joined: { en: '{actor} joined', id: '{actor} bergabung', my: '{actor} menyertai guild' },
  left: { en: '{actor} left', id: '{actor} keluar', my: '{actor} telah keluar' },
  accepted: {
    en: '{actor} accepted {target}',
    id: '{actor} menerima {target}',
    my: '{actor} menerima {target}',
  },
  rejected: {
    en: '{actor} declined a request',
    id: '{actor} menolak sebuah permintaan',
    my: '{actor} menolak sebuah permohonan',
  },
  invited: {
    en: '{actor} invited someone',
    id: '{actor} mengundang seseorang',
    my: '{actor} menjemput seseorang',
  },
  'removed-member': {
    en: '{actor} removed {target}',
    id: '{actor} mengeluarkan {target}',
    my: '{actor} mengeluarkan {target}',
  },
  banned: {
    en: '{actor} banned {target}',
    id: '{actor} melarang {target} masuk',
    my: '{actor} melarang {target} daripada masuk',
  },
  unbanned: {
    en: '{actor} lifted the ban on {target}',
    id: '{actor} mencabut larangan untuk {target}',
    my: '{actor} menarik balik larangan terhadap {target}',
  },
  muted: {
    en: '{actor} muted {target}',
    id: '{actor} membisukan {target}',
    my: '{actor} membisukan {target}',
  },
  unmuted: {
    en: '{actor} unmuted {target}',
    id: '{actor} batal membisukan {target}',
    my: '{actor} menyahbisukan {target}',
  },
  appointed: {
    en: '{actor} made {target} an officer',
    id: '{actor} menjadikan {target} pengurus',
    my: '{actor} melantik {target} sebagai pengurus',
  },
  dismissed: {
    en: '{actor} removed {target} as officer',
    id: '{actor} memberhentikan {target} sebagai pengurus',
    my: '{actor} melucutkan {target} sebagai pengurus',
  },
  transferred: {
    en: '{actor} transferred the guild to {target}',
    id: '{actor} mengalihkan guild kepada {target}',
    my: '{actor} memindahkan guild kepada {target}',
  },
  claimed: {
    en: '{actor} gave notice to take over the guild',
    id: '{actor} memberi tahu akan mengambil alih guild',
    my: '{actor} memberi notis untuk mengambil alih guild',
  },
  newOwner: {
    en: '{target} is the new owner',
    id: '{target} menjadi pemilik baru',
    my: '{target} menjadi pemilik baharu',
  },
  deleted: {
    en: '{actor} deleted the guild',
    id: '{actor} menghapus guild',
    my: '{actor} memadam guild',
  },
  restored: {
    en: '{actor} restored the guild',
    id: '{actor} memulihkan guild',
    my: '{actor} memulihkan guild',
  },
  'removed-post': {
    en: '{actor} removed {post}',
    id: '{actor} menghapus {post}',
    my: '{actor} mengalih keluar {post}',
  },
  'removed-comment': {
    en: '{actor} removed a comment by {target} on {post}',
    id: '{actor} menghapus komentar {target} di {post}',
    my: '{actor} mengalih keluar komen {target} pada {post}',
  },
  pinned: { en: '{actor} pinned {post}', id: '{actor} menyematkan {post}', my: '{actor} menyemat {post}' },
  unpinned: {
    en: '{actor} unpinned {post}',
    id: '{actor} melepas sematan {post}',
    my: '{actor} menyahsemat {post}',
  },
})
