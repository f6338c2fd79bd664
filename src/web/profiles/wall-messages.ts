import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  title: {
    en: 'Sign in to see this profile',
    id: 'Masuk untuk melihat profil ini',
    my: 'Log masuk untuk melihat profil ini',
  },
  text: {
    en: 'Only members can see this profile. You’ll come back here after signing in.',
    id: 'Hanya anggota yang bisa melihat profil ini. Setelah masuk, Anda kembali ke sini.',
    my: 'Hanya ahli boleh melihat profil ini. Selepas log masuk, anda kembali ke sini.',
  },
  ownTitle: {
    en: 'Sign in to see your profile',
    id: 'Masuk untuk melihat profil Anda',
    my: 'Log masuk untuk melihat profil anda',
  },
  ownText: {
    en: 'Your profile, drafts and saved items are here. You’ll come back here after signing in.',
    id: 'Profil, draf, dan simpanan Anda ada di sini. Setelah masuk, Anda kembali ke sini.',
    my: 'Profil, draf dan simpanan anda ada di sini. Selepas log masuk, anda kembali ke sini.',
  },
})
