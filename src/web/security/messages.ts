import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  title: { en: 'Security', id: 'Keamanan', my: 'Keselamatan' },
  lead: {
    en: 'Where you’re signed in, and who has tried to get into your account.',
    id: 'Perangkat yang sedang masuk ke akun Anda, dan siapa yang pernah mencoba masuk.',
    my: 'Peranti yang sedang log masuk ke akaun anda, dan siapa yang pernah cuba memasukinya.',
  },
  back: { en: 'Back to settings', id: 'Kembali ke pengaturan', my: 'Kembali ke tetapan' },
  wallTitle: {
    en: 'Sign in to see your security settings',
    id: 'Masuk untuk melihat pengaturan keamanan',
    my: 'Log masuk untuk melihat tetapan keselamatan',
  },
  wallText: {
    en: 'Your devices and sign-ins belong to your account.',
    id: 'Perangkat dan riwayat masuk adalah bagian dari akun Anda.',
    my: 'Peranti dan sejarah log masuk ialah sebahagian daripada akaun anda.',
  },
  sessions: { en: 'Your devices', id: 'Perangkat Anda', my: 'Peranti anda' },
  sessionsText: {
    en: 'Browsers that are signed in to your account. If you don’t recognise one, sign it out and change your password.',
    id: 'Peramban yang sedang masuk ke akun Anda. Jika ada yang tidak Anda kenali, keluarkan lalu ganti kata sandi Anda.',
    my: 'Pelayar yang sedang log masuk ke akaun anda. Jika ada yang tidak anda kenali, log keluar pelayar itu dan tukar kata laluan anda.',
  },
  sessionsFailed: {
    en: 'Couldn’t load your devices.',
    id: 'Perangkat Anda gagal dimuat.',
    my: 'Peranti anda tidak dapat dimuatkan.',
  },
  device: { en: '{browser} on {system}', id: '{browser} di {system}', my: '{browser} pada {system}' },
  unknownDevice: { en: 'Unknown browser', id: 'Peramban tidak dikenal', my: 'Pelayar tidak dikenali' },
  thisDevice: { en: 'This device', id: 'Perangkat ini', my: 'Peranti ini' },
  lastSeen: { en: 'Last active {time}', id: 'Terakhir aktif {time}', my: 'Kali terakhir aktif {time}' },
  signedInOn: { en: 'signed in on {date}', id: 'masuk pada {date}', my: 'log masuk pada {date}' },
  address: { en: 'IP address {address}', id: 'alamat IP {address}', my: 'alamat IP {address}' },
  end: { en: 'Sign out', id: 'Keluarkan', my: 'Log keluar' },
  endName: { en: 'Sign out {device}', id: 'Keluarkan {device}', my: 'Log keluar {device}' },
  endOthers: {
    en: 'Sign out all other devices',
    id: 'Keluarkan semua perangkat lain',
    my: 'Log keluar semua peranti lain',
  },
  othersEnded: {
    en: 'You’re now signed in on this device only.',
    id: 'Sekarang Anda hanya masuk di perangkat ini.',
    my: 'Kini anda hanya log masuk pada peranti ini.',
  },
  notEnded: {
    en: 'Couldn’t sign it out. Please try again.',
    id: 'Gagal dikeluarkan. Silakan coba lagi.',
    my: 'Tidak dapat dilog keluar. Sila cuba lagi.',
  },
  history: { en: 'Sign-in history', id: 'Riwayat masuk', my: 'Sejarah log masuk' },
  historyText: {
    en: 'Sign-ins and failed attempts of the last {days} days. Only you can see them. IP addresses are shortened, and deleted after 30 days.',
    id: 'Riwayat masuk dan percobaan yang gagal selama {days} hari terakhir. Hanya Anda yang bisa melihatnya. Alamat IP disingkat, dan dihapus setelah 30 hari.',
    my: 'Log masuk dan percubaan yang gagal dalam {days} hari lepas. Hanya anda boleh melihatnya. Alamat IP dipendekkan, dan dipadam selepas 30 hari.',
  },
  historyFailed: {
    en: 'Couldn’t load the history.',
    id: 'Riwayat gagal dimuat.',
    my: 'Sejarah tidak dapat dimuatkan.',
  },
  noHistory: {
    en: 'Nothing in the last {days} days.',
    id: 'Tidak ada apa-apa dalam {days} hari terakhir.',
    my: 'Tiada apa-apa dalam {days} hari lepas.',
  },
  password: {
    en: 'Signed in with your password',
    id: 'Masuk dengan kata sandi',
    my: 'Log masuk dengan kata laluan',
  },
  passwordFailed: { en: 'Wrong password', id: 'Kata sandi salah', my: 'Kata laluan salah' },
  google: { en: 'Signed in with Google', id: 'Masuk dengan Google', my: 'Log masuk dengan Google' },
  googleFailed: {
    en: 'Sign-in with Google failed',
    id: 'Gagal masuk dengan Google',
    my: 'Log masuk dengan Google gagal',
  },
  discord: { en: 'Signed in with Discord', id: 'Masuk dengan Discord', my: 'Log masuk dengan Discord' },
  discordFailed: {
    en: 'Sign-in with Discord failed',
    id: 'Gagal masuk dengan Discord',
    my: 'Log masuk dengan Discord gagal',
  },
  passkey: {
    en: 'Signed in with a passkey',
    id: 'Masuk dengan kunci sandi',
    my: 'Log masuk dengan kunci laluan',
  },
  passkeyFailed: {
    en: 'Sign-in with a passkey failed',
    id: 'Gagal masuk dengan kunci sandi',
    my: 'Log masuk dengan kunci laluan gagal',
  },
  code: {
    en: 'Signed in with a second step',
    id: 'Masuk dengan langkah kedua',
    my: 'Log masuk dengan langkah kedua',
  },
  codeFailed: {
    en: 'First step passed, wrong code',
    id: 'Langkah pertama berhasil, kode salah',
    my: 'Langkah pertama berjaya, kod salah',
  },
  recovery: {
    en: 'Signed in with a recovery code',
    id: 'Masuk dengan kode pemulihan',
    my: 'Log masuk dengan kod pemulihan',
  },
  recoveryFailed: {
    en: 'First step passed, wrong recovery code',
    id: 'Langkah pertama berhasil, kode pemulihan salah',
    my: 'Langkah pertama berjaya, kod pemulihan salah',
  },
  reset: {
    en: 'New password set with a link from an email',
    id: 'Kata sandi baru dibuat lewat tautan di email',
    my: 'Kata laluan ditetapkan semula melalui pautan e-mel',
  },
  resetFailed: {
    en: 'Setting a new password failed',
    id: 'Gagal membuat kata sandi baru',
    my: 'Penetapan kata laluan baharu gagal',
  },
  signup: { en: 'Account created', id: 'Akun dibuat', my: 'Akaun diwujudkan' },
  signupFailed: { en: 'Sign-up failed', id: 'Pendaftaran gagal', my: 'Pendaftaran gagal' },
})
