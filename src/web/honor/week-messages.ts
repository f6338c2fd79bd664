import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  title: { en: 'Honor this week', id: 'Honor minggu ini', my: 'Honor minggu ini' },
  more: { en: 'Leaderboard', id: 'Papan peringkat', my: 'Papan pendahulu' },
})
