import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  accountText: {
    en: 'For all your devices. Off means no badge, no pop-up, no push, no emails about notifications and no digest. Messages about your account’s safety are always sent.',
    id: 'Untuk semua perangkat Anda. Jika nonaktif, tidak ada lencana, pop-up, notifikasi push, email notifikasi, atau ringkasan. Pesan soal keamanan akun selalu dikirim.',
    my: 'Untuk semua peranti anda. Jika dimatikan, tiada lencana, tetingkap timbul, pemberitahuan tolak, e-mel pemberitahuan atau ringkasan. Mesej tentang keselamatan akaun sentiasa dihantar.',
  },
  choices: {
    en: 'What you’re told about, and how',
    id: 'Apa yang diberitahukan, dan lewat mana',
    my: 'Apa yang dimaklumkan, dan melalui apa',
  },
  kind: { en: 'Notification', id: 'Notifikasi', my: 'Pemberitahuan' },
  inApp: { en: 'Site', id: 'Situs', my: 'Laman' },
  mail: { en: 'Email', id: 'Email', my: 'E-mel' },
  push: { en: 'Push', id: 'Notifikasi push', my: 'Pemberitahuan tolak' },
  channelsText: {
    en: 'What isn’t shown on the site isn’t sent either. Emails are sent only while you’re away. Push works on devices where you turned it on.',
    id: 'Yang tidak tampil di situs juga tidak dikirim. Email hanya dikirim saat Anda tidak sedang online. Notifikasi push berfungsi di perangkat tempat Anda mengaktifkannya.',
    my: 'Perkara yang tidak dipaparkan di laman juga tidak dihantar. E-mel dihantar hanya semasa anda tiada dalam talian. Pemberitahuan tolak berfungsi pada peranti tempat anda menghidupkannya.',
  },
  digest: { en: 'Weekly digest', id: 'Ringkasan mingguan', my: 'Ringkasan mingguan' },
  digestText: {
    en: 'One email a week with what’s new for you. If nothing is new, we don’t send one.',
    id: 'Satu email seminggu berisi hal baru untuk Anda. Jika tidak ada yang baru, tidak dikirim.',
    my: 'Satu e-mel seminggu tentang perkara baharu untuk anda. Jika tiada, tidak dihantar.',
  },
  quiet: { en: 'Quiet hours', id: 'Jam tenang', my: 'Waktu senyap' },
  quietText: {
    en: 'No push between these hours.',
    id: 'Tidak ada notifikasi push di antara jam ini.',
    my: 'Tiada pemberitahuan tolak antara waktu ini.',
  },
  from: { en: 'From', id: 'Dari', my: 'Dari' },
  until: { en: 'Until', id: 'Sampai', my: 'Hingga' },
  timeZone: { en: 'Time zone', id: 'Zona waktu', my: 'Zon waktu' },
  isOff: {
    en: 'Notifications are off. Turn them on above to choose.',
    id: 'Notifikasi sedang nonaktif. Aktifkan di atas untuk memilih.',
    my: 'Pemberitahuan dimatikan. Hidupkan di atas untuk memilih.',
  },
  loadFailed: {
    en: 'Couldn’t load your choices.',
    id: 'Pilihan Anda gagal dimuat.',
    my: 'Pilihan anda tidak dapat dimuatkan.',
  },
})
