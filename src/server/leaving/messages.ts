import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  staff: {
    en: 'Moderators and operators can’t delete their account. Ask an operator to take back your role first.',
    id: 'Moderator dan pengelola tidak bisa menghapus akunnya. Minta pengelola mencabut peran Anda terlebih dahulu.',
    my: 'Moderator dan pengendali tidak boleh memadam akaun mereka. Minta pengendali menarik balik peranan anda dahulu.',
  },
  exporting: {
    en: 'We’re still preparing your data. Download it first, then delete your account.',
    id: 'Data Anda masih disiapkan. Unduh dulu, lalu hapus akun Anda.',
    my: 'Data anda masih disediakan. Muat turun dahulu, kemudian padam akaun anda.',
  },
  returnLabel: {
    en: 'My account was reopened',
    id: 'Akun saya dibuka lagi',
    my: 'Akaun saya dibuka semula',
  },
  returnWords: {
    en: 'You signed in again, so your account won’t be deleted',
    id: 'Anda sudah masuk lagi, jadi akun Anda tidak akan dihapus',
    my: 'Anda sudah log masuk semula, jadi akaun anda tidak akan dipadam',
  },
})
