import { defineMessages } from '../../contract/messages.ts'

export const confirmMail = defineMessages({
  subject: {
    en: '{code} confirms that it’s you on {site}',
    id: '{code} untuk mengonfirmasi bahwa ini Anda di {site}',
    my: '{code} mengesahkan bahawa ini anda di {site}',
  },
  heading: {
    en: 'Confirm that it’s you',
    id: 'Konfirmasi bahwa ini Anda',
    my: 'Sahkan bahawa ini anda',
  },
  body: {
    en: 'Enter this code on the page that asked for it. It’s valid for {minutes} minutes, and only there.',
    id: 'Masukkan kode ini di halaman yang memintanya. Kode berlaku selama {minutes} menit, dan hanya di sana.',
    my: 'Masukkan kod ini di halaman yang memintanya. Kod ini sah selama {minutes} minit, dan hanya di situ.',
  },
  after: {
    en: 'If you didn’t ask for it, someone is using a device where you’re signed in. Sign out your other devices in the settings, under Security.',
    id: 'Jika Anda tidak memintanya, ada orang yang memakai perangkat tempat Anda masuk. Keluarkan perangkat lain di pengaturan, bagian Keamanan.',
    my: 'Jika anda tidak memintanya, ada orang yang menggunakan peranti tempat anda log masuk. Log keluar peranti lain dalam tetapan, di bahagian Keselamatan.',
  },
  reason: {
    en: 'You’re receiving this email because someone signed in to your account wants to do something that needs your confirmation.',
    id: 'Anda menerima email ini karena seseorang yang masuk ke akun Anda ingin melakukan sesuatu yang perlu Anda konfirmasi.',
    my: 'Anda menerima e-mel ini kerana seseorang yang log masuk ke akaun anda mahu melakukan sesuatu yang memerlukan pengesahan anda.',
  },
})
