import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  title: { en: 'Privacy', id: 'Privasi', my: 'Privasi' },
  text: {
    en: 'Who can see your profile, and what it shows. What you publish stays public.',
    id: 'Siapa yang bisa melihat profil Anda, dan apa yang ditampilkan. Yang Anda terbitkan tetap publik.',
    my: 'Siapa yang boleh melihat profil anda, dan apa yang dipaparkan. Apa yang anda terbitkan kekal awam.',
  },
  audience: {
    en: 'Who can see your profile',
    id: 'Siapa yang bisa melihat profil Anda',
    my: 'Siapa boleh melihat profil anda',
  },
  public: { en: 'Everyone', id: 'Semua orang', my: 'Semua orang' },
  members: { en: 'Members only', id: 'Hanya anggota', my: 'Ahli sahaja' },
  whoMayMention: {
    en: 'Who may mention me',
    id: 'Siapa yang bisa menyebut saya',
    my: 'Siapa boleh menyebut saya',
  },
  everyone: { en: 'Everyone', id: 'Semua orang', my: 'Semua orang' },
  known: {
    en: 'People I follow and guild mates',
    id: 'Orang yang saya ikuti dan teman se-guild',
    my: 'Mereka yang saya ikuti dan rakan guild',
  },
  nobody: { en: 'No one', id: 'Tidak ada', my: 'Tiada sesiapa' },
  whoMayMentionText: {
    en: 'Others don’t see you among the suggestions after @, and you aren’t notified if they mention you anyway.',
    id: 'Orang lain tidak melihat Anda di antara saran setelah @, dan Anda tidak diberi tahu jika mereka tetap menyebut Anda.',
    my: 'Orang lain tidak melihat anda dalam cadangan selepas @, dan anda tidak dimaklumkan jika mereka tetap menyebut anda.',
  },
  showsJoined: {
    en: 'Show when you joined',
    id: 'Tampilkan kapan Anda bergabung',
    my: 'Paparkan tarikh anda menyertai',
  },
  showsActivity: { en: 'Show your activity', id: 'Tampilkan aktivitas Anda', my: 'Paparkan aktiviti anda' },
  showsActivityText: {
    en: 'The activity grid of the last year on your profile.',
    id: 'Kotak aktivitas setahun terakhir di profil Anda.',
    my: 'Petak aktiviti setahun lepas pada profil anda.',
  },
  showsFollows: {
    en: 'Show followers and following',
    id: 'Tampilkan pengikut dan yang diikuti',
    my: 'Paparkan pengikut dan yang diikuti',
  },
  showsFollowsText: {
    en: 'Both lists and their numbers.',
    id: 'Kedua daftar beserta jumlahnya.',
    my: 'Kedua-dua senarai berserta jumlahnya.',
  },
  isRanked: {
    en: 'Show me on the Honor leaderboard',
    id: 'Tampilkan saya di papan peringkat Honor',
    my: 'Paparkan saya di papan pendahulu Honor',
  },
  isRankedText: {
    en: 'Shows your name, level and Honor, for this week and all time, but only if everyone can see your profile. Your profile shows your Honor either way.',
    id: 'Menampilkan nama, tingkat, dan Honor Anda, untuk minggu ini dan sepanjang masa, hanya jika profil Anda bisa dilihat semua orang. Honor Anda tetap tampil di profil.',
    my: 'Memaparkan nama, tahap dan Honor anda, bagi minggu ini dan sepanjang masa, hanya jika profil anda boleh dilihat oleh semua orang. Honor anda tetap dipaparkan pada profil.',
  },
  isIndexed: {
    en: 'Let search engines find your profile',
    id: 'Izinkan mesin pencari menemukan profil Anda',
    my: 'Benarkan enjin carian menemui profil anda',
  },
  isIndexedText: {
    en: 'Search engines can take weeks to notice a change.',
    id: 'Mesin pencari mungkin perlu beberapa minggu untuk mengikuti perubahan.',
    my: 'Enjin carian mungkin mengambil masa beberapa minggu untuk mengikut perubahan.',
  },
  takesGuildInvites: {
    en: 'Let people invite me to guilds',
    id: 'Izinkan orang mengundang saya ke guild',
    my: 'Benarkan orang menjemput saya ke guild',
  },
  takesGuildInvitesText: {
    en: 'An invitation is only an offer: you join once you accept it. Turned off, no one can invite you by name.',
    id: 'Undangan hanyalah tawaran: Anda bergabung setelah menerimanya. Jika dinonaktifkan, tidak ada yang bisa mengundang Anda lewat nama.',
    my: 'Jemputan hanyalah tawaran: anda menjadi ahli selepas menerimanya. Jika dimatikan, tiada sesiapa boleh menjemput anda melalui nama.',
  },
  showsIq: {
    en: 'Show my IQ test score',
    id: 'Tampilkan skor tes IQ saya',
    my: 'Paparkan skor ujian IQ saya',
  },
  showsIqText: {
    en: 'On your profile, always with its range. From the age of {age}; until you turn this on, only you can see it.',
    id: 'Di profil Anda, selalu dengan rentangnya. Mulai usia {age} tahun; sebelum diaktifkan, hanya Anda yang bisa melihatnya.',
    my: 'Pada profil anda, sentiasa dengan julatnya. Dari umur {age} tahun; selagi tidak dihidupkan, hanya anda boleh melihatnya.',
  },
  saved: { en: 'Saved', id: 'Tersimpan', my: 'Disimpan' },
  notSaved: {
    en: 'Couldn’t save the change. Please try again.',
    id: 'Perubahan gagal disimpan. Silakan coba lagi.',
    my: 'Perubahan tidak dapat disimpan. Sila cuba lagi.',
  },
  loadFailed: {
    en: 'Couldn’t load your privacy settings.',
    id: 'Pengaturan privasi Anda gagal dimuat.',
    my: 'Tetapan privasi anda tidak dapat dimuatkan.',
  },
})
