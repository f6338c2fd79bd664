import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  title: {
    en: 'Sign in to see this profile',
    id: 'Masuk untuk melihat profil ini',
    my: 'Log masuk untuk melihat profil ini',
  },
  text: {
    en: 'This person shows their profile to members only. You come back here afterwards.',
    id: 'Orang ini hanya menampilkan profilnya kepada anggota. Setelah itu Anda kembali ke sini.',
    my: 'Orang ini hanya memaparkan profilnya kepada ahli. Selepas itu anda kembali ke sini.',
  },
  ownTitle: {
    en: 'Sign in to see your profile',
    id: 'Masuk untuk melihat profil Anda',
    my: 'Log masuk untuk melihat profil anda',
  },
  ownText: {
    en: 'Your profile, drafts and bookmarks are here once you’re signed in. You come back here afterwards.',
    id: 'Profil, draf, dan simpanan Anda ada di sini setelah Anda masuk. Setelah itu Anda kembali ke sini.',
    my: 'Profil, draf dan simpanan anda ada di sini selepas anda log masuk. Selepas itu anda kembali ke sini.',
  },
})
