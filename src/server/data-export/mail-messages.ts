import { defineMessages } from '../../contract/messages.ts'

export const readyTexts = defineMessages({
  subject: {
    en: 'The copy of your {site} data is ready',
    id: 'Salinan data {site} Anda sudah siap',
    my: 'Salinan data {site} anda sudah sedia',
  },
  heading: {
    en: 'Your data is ready to download',
    id: 'Data Anda siap diunduh',
    my: 'Data anda sedia untuk dimuat turun',
  },
  body: {
    en: 'You asked for a copy of your data. You can download it in your settings for {days} days; we’ll ask you to confirm it’s you.',
    id: 'Anda meminta salinan data Anda. Anda bisa mengunduhnya di pengaturan selama {days} hari; kami akan meminta Anda mengonfirmasi bahwa itu Anda.',
    my: 'Anda meminta salinan data anda. Anda boleh memuat turunnya dalam tetapan selama {days} hari; kami akan meminta anda mengesahkan bahawa itu anda.',
  },
  after: {
    en: 'Wasn’t you? Then someone may be using your account: change your password in your settings, which signs out every other device.',
    id: 'Bukan Anda yang meminta? Mungkin ada yang memakai akun Anda: ganti kata sandi di pengaturan, dan semua perangkat lain akan dikeluarkan.',
    my: 'Bukan anda yang meminta? Mungkin ada orang menggunakan akaun anda: tukar kata laluan dalam tetapan, dan semua peranti lain akan dilog keluar.',
  },
  button: { en: 'Open settings', id: 'Buka pengaturan', my: 'Buka tetapan' },
  reason: {
    en: 'You’re receiving this email because it’s about the safety of your account.',
    id: 'Anda menerima email ini karena menyangkut keamanan akun Anda.',
    my: 'Anda menerima e-mel ini kerana ia berkaitan dengan keselamatan akaun anda.',
  },
})
