import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  invitations: { en: 'Invitations', id: 'Undangan', my: 'Jemputan' },
  asks: {
    en: '{name} invites you to be a co-author.',
    id: '{name} mengundang Anda menjadi penulis bersama.',
    my: '{name} menjemput anda menjadi penulis bersama.',
  },
  draft: {
    en: 'A draft: you can read it once you accept.',
    id: 'Masih draf: Anda bisa membacanya setelah menerima.',
    my: 'Masih draf: anda boleh membacanya selepas menerima.',
  },
  accept: { en: 'Accept', id: 'Terima', my: 'Terima' },
  decline: { en: 'Decline', id: 'Tolak', my: 'Tolak' },
  accepted: {
    en: 'You’re a co-author now',
    id: 'Anda sekarang penulis bersama',
    my: 'Anda kini penulis bersama',
  },
  open: { en: 'Open', id: 'Buka', my: 'Buka' },
  declineTitle: {
    en: 'Decline this invitation?',
    id: 'Tolak undangan ini?',
    my: 'Tolak jemputan ini?',
  },
  declineText: {
    en: '{name} can’t invite you to “{title}” again for {days} days.',
    id: '{name} tidak bisa mengundang Anda lagi ke “{title}” selama {days} hari.',
    my: '{name} tidak boleh menjemput anda lagi ke “{title}” selama {days} hari.',
  },
  declined: { en: 'Invitation declined', id: 'Undangan ditolak', my: 'Jemputan ditolak' },
  cancel: { en: 'Cancel', id: 'Batal', my: 'Batal' },
})
