import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  title: { en: 'Messages', id: 'Pesan', my: 'Mesej' },
  text: {
    en: 'Who can message you, and what they can see. Conversations you already have aren’t affected.',
    id: 'Siapa yang bisa mengirim pesan kepada Anda, dan apa yang bisa mereka lihat. Percakapan yang sudah ada tidak terpengaruh.',
    my: 'Siapa yang boleh menghantar mesej kepada anda, dan apa yang boleh mereka lihat. Perbualan sedia ada tidak terjejas.',
  },
  whoMay: {
    en: 'Who may message me',
    id: 'Siapa yang bisa mengirim saya pesan',
    my: 'Siapa boleh menghantar mesej kepada saya',
  },
  everyone: { en: 'Everyone', id: 'Semua orang', my: 'Semua orang' },
  known: {
    en: 'People I follow and guild mates',
    id: 'Orang yang saya ikuti dan teman se-guild',
    my: 'Mereka yang saya ikuti dan rakan guild',
  },
  nobody: { en: 'No one', id: 'Tidak ada', my: 'Tiada sesiapa' },
  everyoneText: {
    en: 'People you don’t follow and share no guild with are shown under Requests first.',
    id: 'Orang yang tidak Anda ikuti dan tidak se-guild dengan Anda tampil dulu di Permintaan.',
    my: 'Orang yang anda tidak ikuti dan bukan rakan guild anda dipaparkan di bawah Permintaan dahulu.',
  },
  knownText: {
    en: 'Others can’t start a conversation with you.',
    id: 'Orang lain tidak bisa memulai percakapan dengan Anda.',
    my: 'Orang lain tidak boleh memulakan perbualan dengan anda.',
  },
  nobodyText: {
    en: 'No one can start a new conversation with you.',
    id: 'Tidak ada yang bisa memulai percakapan baru dengan Anda.',
    my: 'Tiada sesiapa boleh memulakan perbualan baharu dengan anda.',
  },
  hasReceipts: { en: 'Read receipts', id: 'Tanda dibaca', my: 'Resit baca' },
  hasReceiptsText: {
    en: 'Others see what you’ve read, and you see what they’ve read. If you turn this off, neither is shown.',
    id: 'Orang lain melihat apa yang sudah Anda baca, dan Anda melihat apa yang sudah mereka baca. Jika dinonaktifkan, keduanya tidak ditampilkan.',
    my: 'Orang lain melihat apa yang anda sudah baca, dan anda melihat apa yang mereka sudah baca. Jika dimatikan, kedua-duanya tidak dipaparkan.',
  },
  saved: { en: 'Saved', id: 'Tersimpan', my: 'Disimpan' },
  notSaved: {
    en: 'Couldn’t save the change. Please try again.',
    id: 'Perubahan gagal disimpan. Silakan coba lagi.',
    my: 'Perubahan tidak dapat disimpan. Sila cuba lagi.',
  },
  loadFailed: {
    en: 'Couldn’t load your message settings.',
    id: 'Pengaturan pesan Anda gagal dimuat.',
    my: 'Tetapan mesej anda tidak dapat dimuatkan.',
  },
})
