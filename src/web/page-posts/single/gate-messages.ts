import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  outside: {
    en: 'Only members of the guild can comment here:',
    id: 'Hanya anggota guild yang bisa berkomentar di sini:',
    my: 'Hanya ahli guild boleh memberi komen di sini:',
  },
  muted: {
    en: 'The officers have muted you for a while, so you can’t comment in:',
    id: 'Pengurus membisukan Anda untuk sementara, jadi Anda tidak bisa berkomentar di:',
    my: 'Pengurus membisukan anda buat sementara, jadi anda tidak boleh memberi komen dalam:',
  },
})
