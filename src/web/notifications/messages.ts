import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  title: { en: 'Notifications', id: 'Notifikasi', my: 'Pemberitahuan' },
  lead: {
    en: 'Replies, mentions and likes, and what you asked us to tell you.',
    id: 'Balasan, sebutan, dan tanda suka, serta hal yang Anda minta kami kabarkan.',
    my: 'Balasan, sebutan dan tanda suka, serta perkara yang anda minta kami maklumkan.',
  },
  filters: { en: 'Show', id: 'Tampilkan', my: 'Paparkan' },
  all: { en: 'All', id: 'Semua', my: 'Semua' },
  mentions: { en: 'Mentions', id: 'Sebutan', my: 'Sebutan' },
  replies: { en: 'Replies', id: 'Balasan', my: 'Balasan' },
  guilds: { en: 'Guilds', id: 'Guild', my: 'Guild' },
  system: { en: 'System', id: 'Sistem', my: 'Sistem' },
  today: { en: 'Today', id: 'Hari ini', my: 'Hari ini' },
  earlier: { en: 'Earlier', id: 'Sebelumnya', my: 'Sebelum ini' },
  unread: { en: 'Unread', id: 'Belum dibaca', my: 'Belum dibaca' },
  markAll: { en: 'Mark all as read', id: 'Tandai semua dibaca', my: 'Tandakan semua dibaca' },
  markRead: { en: 'Mark as read', id: 'Tandai dibaca', my: 'Tandakan dibaca' },
  seeAll: { en: 'See all', id: 'Lihat semua', my: 'Lihat semua' },
  settings: { en: 'Notification settings', id: 'Pengaturan notifikasi', my: 'Tetapan pemberitahuan' },
  close: { en: 'Close', id: 'Tutup', my: 'Tutup' },
  more: {
    en: 'Options for this notification',
    id: 'Pilihan untuk notifikasi ini',
    my: 'Pilihan untuk pemberitahuan ini',
  },
  muteThread: { en: 'Mute this thread', id: 'Bisukan utas ini', my: 'Bisukan bebenang ini' },
  muted: {
    en: 'Muted. You won’t be told about this thread any more.',
    id: 'Dibisukan. Anda tidak akan diberi tahu lagi tentang utas ini.',
    my: 'Dibisukan. Anda tidak akan dimaklumkan lagi tentang bebenang ini.',
  },
  undo: { en: 'Undo', id: 'Urungkan', my: 'Buat asal' },
  failed: {
    en: 'Couldn’t load your notifications.',
    id: 'Notifikasi gagal dimuat.',
    my: 'Pemberitahuan tidak dapat dimuatkan.',
  },
  moreFailed: {
    en: 'Couldn’t load more notifications.',
    id: 'Notifikasi lainnya gagal dimuat.',
    my: 'Pemberitahuan selanjutnya tidak dapat dimuatkan.',
  },
  empty: { en: 'No notifications yet', id: 'Belum ada notifikasi', my: 'Belum ada pemberitahuan' },
  emptyText: {
    en: 'When someone replies to you, mentions you or likes what you wrote, you’ll see it here.',
    id: 'Jika seseorang membalas, menyebut Anda, atau menyukai tulisan Anda, Anda akan melihatnya di sini.',
    my: 'Apabila seseorang membalas, menyebut anda atau menyukai tulisan anda, anda akan melihatnya di sini.',
  },
  emptyFilter: {
    en: 'Nothing of this kind yet',
    id: 'Belum ada yang seperti ini',
    my: 'Belum ada yang sebegini',
  },
  emptyFilterText: {
    en: 'Your other notifications are under All.',
    id: 'Notifikasi Anda yang lain ada di Semua.',
    my: 'Pemberitahuan anda yang lain ada di Semua.',
  },
  showAll: { en: 'Show all', id: 'Tampilkan semua', my: 'Paparkan semua' },
  write: { en: 'Write an article', id: 'Tulis artikel', my: 'Tulis artikel' },
  end: {
    en: 'You’re all caught up. We keep notifications for 90 days.',
    id: 'Anda sudah melihat semuanya. Notifikasi kami simpan selama 90 hari.',
    my: 'Anda sudah melihat semuanya. Kami menyimpan pemberitahuan selama 90 hari.',
  },
  news: {
    en: 'Show new ones',
    id: 'Tampilkan yang baru',
    my: 'Paparkan yang baharu',
  },
  wall: {
    en: 'Sign in to see your notifications',
    id: 'Masuk untuk melihat notifikasi Anda',
    my: 'Log masuk untuk melihat pemberitahuan anda',
  },
  wallText: {
    en: 'Replies, mentions and likes for you are shown here. You’ll come back here after signing in.',
    id: 'Balasan, sebutan, dan tanda suka untuk Anda ditampilkan di sini. Setelah masuk, Anda kembali ke sini.',
    my: 'Balasan, sebutan dan tanda suka untuk anda dipaparkan di sini. Selepas log masuk, anda kembali ke sini.',
  },
  help: {
    en: 'How notifications work',
    id: 'Cara kerja notifikasi',
    my: 'Cara pemberitahuan berfungsi',
  },
})
