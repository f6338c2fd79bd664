import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  label: {
    en: 'Notifications on this device',
    id: 'Notifikasi di perangkat ini',
    my: 'Pemberitahuan pada peranti ini',
  },
  on: {
    en: 'This browser notifies you right away, even when the site isn’t open.',
    id: 'Peramban ini langsung memberi tahu Anda, bahkan saat situs tidak dibuka.',
    my: 'Pelayar ini memaklumkan anda dengan segera, walaupun laman tidak dibuka.',
  },
  off: {
    en: 'Get notified right away, even when the site isn’t open. Your browser will ask you first.',
    id: 'Langsung diberi tahu, bahkan saat situs tidak dibuka. Peramban Anda akan bertanya dulu.',
    my: 'Dimaklumkan dengan segera, walaupun laman tidak dibuka. Pelayar anda akan bertanya dahulu.',
  },
  denied: {
    en: 'Your browser blocks notifications from this site. To allow them, open the site information beside the address, find Notifications and choose Allow.',
    id: 'Peramban Anda memblokir notifikasi dari situs ini. Untuk mengizinkannya, buka informasi situs di samping alamat, cari Notifikasi, lalu pilih Izinkan.',
    my: 'Pelayar anda menyekat pemberitahuan daripada laman ini. Untuk membenarkannya, buka maklumat laman di sebelah alamat, cari Pemberitahuan dan pilih Benarkan.',
  },
  unsupported: {
    en: 'This browser can’t show notifications. On an iPhone or iPad, add the site to your Home Screen first.',
    id: 'Peramban ini tidak bisa menampilkan notifikasi. Di iPhone atau iPad, tambahkan dulu situs ini ke Layar Utama.',
    my: 'Pelayar ini tidak dapat memaparkan pemberitahuan. Pada iPhone atau iPad, tambahkan laman ini ke Skrin Utama dahulu.',
  },
  failed: {
    en: 'Couldn’t change it. Please try again.',
    id: 'Gagal diubah. Silakan coba lagi.',
    my: 'Tidak dapat diubah. Sila cuba lagi.',
  },
  inviteTitle: {
    en: 'Want to know when someone replies?',
    id: 'Ingin tahu saat ada yang membalas?',
    my: 'Mahu tahu apabila ada balasan?',
  },
  inviteText: {
    en: 'We can notify you on this device right away. Nights stay quiet.',
    id: 'Kami bisa langsung memberi tahu Anda di perangkat ini. Malam hari tetap tenang.',
    my: 'Kami boleh memaklumkan anda dengan segera pada peranti ini. Waktu malam tetap senyap.',
  },
  turnedOn: {
    en: 'Notifications on this device are on. You can change this in the settings.',
    id: 'Notifikasi di perangkat ini aktif. Anda bisa mengubahnya di pengaturan.',
    my: 'Pemberitahuan pada peranti ini dihidupkan. Anda boleh mengubahnya dalam tetapan.',
  },
  declined: {
    en: 'All right. You can turn this on in the settings at any time.',
    id: 'Baik. Anda bisa mengaktifkannya kapan saja di pengaturan.',
    my: 'Baik. Anda boleh menghidupkannya pada bila-bila masa dalam tetapan.',
  },
  allow: { en: 'Turn on', id: 'Aktifkan', my: 'Hidupkan' },
  notNow: { en: 'No, thanks', id: 'Tidak, terima kasih', my: 'Tidak, terima kasih' },
})
