import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  thread: {
    en: 'Notifications for this thread',
    id: 'Notifikasi utas ini',
    my: 'Pemberitahuan bebenang ini',
  },
  following: { en: 'Follow this thread', id: 'Ikuti utas ini', my: 'Ikuti bebenang ini' },
  followingText: {
    en: 'You’re told about everything new here.',
    id: 'Anda diberi tahu setiap ada yang baru di sini.',
    my: 'Anda dimaklumkan setiap kali ada yang baharu di sini.',
  },
  normal: { en: 'Normal', id: 'Biasa', my: 'Biasa' },
  normalText: {
    en: 'Replies and mentions; everything if it’s yours.',
    id: 'Balasan dan sebutan; semuanya jika milik Anda.',
    my: 'Balasan dan sebutan; semuanya jika milik anda.',
  },
  muted: { en: 'Mute', id: 'Bisukan', my: 'Bisukan' },
  mutedText: {
    en: 'You aren’t told about anything here.',
    id: 'Anda tidak diberi tahu apa pun dari sini.',
    my: 'Anda tidak dimaklumkan apa-apa dari sini.',
  },
})
