import { defineMessages } from '../platform/messages.ts'

/** The leaderboard. */
export const messages = defineMessages({
  title: { en: 'Honor leaderboard', id: 'Papan peringkat Honor', my: 'Papan pendahulu Honor' },
  description: {
    en: 'The members whose writing and help are valued most, this week and all time.',
    id: 'Anggota yang tulisan dan bantuannya paling dihargai, minggu ini dan sepanjang masa.',
    my: 'Ahli yang tulisan dan bantuannya paling dihargai, minggu ini dan sepanjang masa.',
  },
  leadWeek: {
    en: 'Honor earned since Monday. It can’t be bought.',
    id: 'Honor yang didapat sejak Senin. Honor tidak bisa dibeli.',
    my: 'Honor yang diperoleh sejak Isnin. Honor tidak boleh dibeli.',
  },
  leadAll: {
    en: 'All Honor since the first day. It can’t be bought.',
    id: 'Seluruh Honor sejak hari pertama. Honor tidak bisa dibeli.',
    my: 'Semua Honor sejak hari pertama. Honor tidak boleh dibeli.',
  },
  period: { en: 'Period', id: 'Rentang waktu', my: 'Tempoh' },
  week: { en: 'This week', id: 'Minggu ini', my: 'Minggu ini' },
  all: { en: 'All time', id: 'Sepanjang masa', my: 'Sepanjang masa' },
  category: { en: 'Category', id: 'Kategori', my: 'Kategori' },
  allCategories: { en: 'All categories', id: 'Semua kategori', my: 'Semua kategori' },
  /** For those who hear the list. */
  rank: { en: 'Rank {rank}', id: 'Peringkat {rank}', my: 'Tempat ke-{rank}' },
  you: { en: 'You', id: 'Anda', my: 'Anda' },
  honor: { en: 'Honor', id: 'Honor', my: 'Honor' },
  yourPlace: { en: 'Your rank', id: 'Peringkat Anda', my: 'Kedudukan anda' },
  standing: {
    en: 'You’re number {rank} with {points} Honor.',
    id: 'Anda di peringkat {rank} dengan {points} Honor.',
    my: 'Anda di tempat ke-{rank} dengan {points} Honor.',
  },
  beyond: {
    en: 'You’re outside the top {rank}, with {points} Honor.',
    id: 'Anda di luar {rank} peringkat teratas dengan {points} Honor.',
    my: 'Anda di luar {rank} tempat teratas dengan {points} Honor.',
  },
  noneWeek: {
    en: 'You haven’t earned any Honor this week yet.',
    id: 'Anda belum mendapat Honor minggu ini.',
    my: 'Anda belum memperoleh Honor minggu ini.',
  },
  noneAll: {
    en: 'You haven’t earned any Honor yet.',
    id: 'Anda belum mendapat Honor.',
    my: 'Anda belum memperoleh Honor.',
  },
  noneCategory: {
    en: 'You haven’t earned any Honor in this category yet.',
    id: 'Anda belum mendapat Honor di kategori ini.',
    my: 'Anda belum memperoleh Honor dalam kategori ini.',
  },
  notRanked: {
    en: 'Your privacy settings keep you off the leaderboard.',
    id: 'Sesuai pengaturan privasi, Anda tidak tampil di papan peringkat.',
    my: 'Mengikut tetapan privasi, anda tidak disenaraikan di papan pendahulu.',
  },
  change: { en: 'Change in settings', id: 'Ubah di pengaturan', my: 'Ubah di tetapan' },
  history: { en: 'Honor history', id: 'Riwayat Honor', my: 'Sejarah Honor' },
  levels: { en: 'Levels', id: 'Tingkat', my: 'Tahap' },
  how: { en: 'How Honor works', id: 'Cara kerja Honor', my: 'Cara Honor berfungsi' },
  optOut: {
    en: 'Don’t want to be listed? {settings}',
    id: 'Tidak ingin tampil di sini? {settings}',
    my: 'Tidak mahu disenaraikan? {settings}',
  },
  empty: {
    en: 'No Honor this week yet',
    id: 'Belum ada Honor minggu ini',
    my: 'Belum ada Honor minggu ini',
  },
  emptyAll: { en: 'No Honor yet', id: 'Belum ada Honor', my: 'Belum ada Honor' },
  emptyCategory: {
    en: 'No Honor in this category yet',
    id: 'Belum ada Honor di kategori ini',
    my: 'Belum ada Honor dalam kategori ini',
  },
  emptyText: {
    en: 'First place is still open. Write something others would like to read.',
    id: 'Tempat pertama masih kosong. Tulislah sesuatu yang ingin dibaca orang lain.',
    my: 'Tempat pertama masih kosong. Tulislah sesuatu yang orang lain ingin baca.',
  },
  write: { en: 'Write an article', id: 'Tulis artikel', my: 'Tulis artikel' },
  failed: {
    en: 'Couldn’t load the leaderboard.',
    id: 'Papan peringkat gagal dimuat.',
    my: 'Papan pendahulu tidak dapat dimuatkan.',
  },
})
