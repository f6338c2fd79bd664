import { defineMessages } from '../../contract/messages.ts'

export const deviceNames = defineMessages({
  both: { en: '{browser} on {system}', id: '{browser} di {system}', my: '{browser} pada {system}' },
  unknown: {
    en: 'an unknown browser',
    id: 'peramban yang tidak dikenal',
    my: 'pelayar yang tidak dikenali',
  },
})

export const deviceMail = defineMessages({
  subject: {
    en: 'New sign-in to your {site} account',
    id: 'Ada yang baru masuk ke akun {site} Anda',
    my: 'Log masuk baharu ke akaun {site} anda',
  },
  heading: {
    en: 'Signed in on a new device',
    id: 'Masuk dari perangkat baru',
    my: 'Log masuk pada peranti baharu',
  },
  body: {
    en: 'Someone signed in to your account with {device}, on {time}. We don’t recognise this device. If it was you, there’s nothing to do.',
    id: 'Seseorang masuk ke akun Anda dengan {device}, pada {time}. Perangkat ini tidak kami kenali. Jika itu Anda, tidak perlu berbuat apa-apa.',
    my: 'Seseorang log masuk ke akaun anda dengan {device}, pada {time}. Kami tidak mengenali peranti ini. Jika itu anda, tiada apa-apa yang perlu dibuat.',
  },
  button: { en: 'Check your devices', id: 'Periksa perangkat', my: 'Semak peranti anda' },
  after: {
    en: 'If it wasn’t you, sign that device out there and change your password. If you can’t sign in any more, choose “Forgot password” at {url}.',
    id: 'Jika itu bukan Anda, keluarkan perangkat itu di sana lalu ganti kata sandi Anda. Jika Anda tidak bisa masuk lagi, pilih “Lupa kata sandi” di {url}.',
    my: 'Jika bukan anda, log keluar peranti itu di sana dan tukar kata laluan anda. Jika anda tidak dapat log masuk lagi, pilih “Lupa kata laluan” di {url}.',
  },
  reason: {
    en: 'You’re receiving this email because it’s about the safety of your account.',
    id: 'Anda menerima email ini karena menyangkut keamanan akun Anda.',
    my: 'Anda menerima e-mel ini kerana ia berkaitan dengan keselamatan akaun anda.',
  },
})
