import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  from: { en: 'Message from {name}', id: 'Pesan dari {name}', my: 'Mesej daripada {name}' },
  inGroup: { en: 'Message in {name}', id: 'Pesan di {name}', my: 'Mesej dalam {name}' },
  photo: { en: 'Sent a photo', id: 'Mengirim foto', my: 'Menghantar foto' },
  deletedUser: { en: 'Former member', id: 'Mantan anggota', my: 'Bekas ahli' },
  open: { en: 'Open', id: 'Buka', my: 'Buka' },
})
