import { defineMessages } from '../../../contract/messages.ts'

export const messages = defineMessages({
  beingConfirmed: {
    en: 'Your payment is being confirmed. Please wait a moment.',
    id: 'Pembayaran Anda sedang dikonfirmasi. Silakan tunggu sebentar.',
    my: 'Pembayaran anda sedang disahkan. Sila tunggu sebentar.',
  },
  openedTwice: {
    en: 'You’ve opened the payment page twice. Nothing was charged. Please continue on the page that opened last.',
    id: 'Anda membuka halaman pembayaran dua kali. Tidak ada yang ditagih. Silakan lanjutkan di halaman yang terakhir dibuka.',
    my: 'Anda membuka halaman pembayaran dua kali. Tiada caj dikenakan. Sila teruskan di halaman yang dibuka terakhir.',
  },
  unreachable: {
    en: 'We can’t reach the payment service right now. Nothing was charged. Please try again in a few minutes.',
    id: 'Layanan pembayaran sedang tidak bisa dihubungi. Tidak ada yang ditagih. Silakan coba beberapa menit lagi.',
    my: 'Perkhidmatan pembayaran tidak dapat dihubungi sekarang. Tiada caj dikenakan. Sila cuba lagi dalam beberapa minit.',
  },
  notDone: {
    en: 'We can’t do this right now because of a problem on our side. Nothing was charged. We’ve been notified; please try again later.',
    id: 'Ini belum bisa dilakukan karena ada masalah di pihak kami. Tidak ada yang ditagih. Kami sudah mendapat laporannya; silakan coba lagi nanti.',
    my: 'Ini belum dapat dilakukan kerana ada masalah di pihak kami. Tiada caj dikenakan. Kami sudah dimaklumkan; sila cuba lagi nanti.',
  },
  halfDone: {
    en: 'The payment service stopped answering, so we don’t know yet whether this was done. A cancellation or plan change you had chosen may be gone. Please check “Plan & billing” in a few minutes.',
    id: 'Layanan pembayaran berhenti merespons, jadi kami belum tahu apakah ini berhasil. Penghentian atau perubahan paket yang sudah Anda pilih mungkin terhapus. Silakan periksa “Paket & tagihan” beberapa menit lagi.',
    my: 'Perkhidmatan pembayaran berhenti memberi respons, jadi kami belum tahu sama ada ini berjaya. Penghentian atau pertukaran pelan yang sudah anda pilih mungkin terpadam. Sila semak “Pelan & pengebilan” dalam beberapa minit.',
  },
  confirmAtBank: {
    en: 'Your bank wants you to confirm this payment. Nothing was charged. Add your card again under “Plan & billing”, confirm it there, then try again.',
    id: 'Bank Anda meminta konfirmasi untuk pembayaran ini. Tidak ada yang ditagih. Tambahkan lagi kartu Anda di “Paket & tagihan”, konfirmasikan di sana, lalu coba lagi.',
    my: 'Bank anda meminta pengesahan untuk bayaran ini. Tiada caj dikenakan. Tambah semula kad anda di “Pelan & pengebilan”, sahkan di sana, kemudian cuba lagi.',
  },
  cardRefused: {
    en: 'Your card was declined. Update your card under “Plan & billing”, then try again.',
    id: 'Kartu Anda ditolak. Perbarui kartu di “Paket & tagihan”, lalu coba lagi.',
    my: 'Kad anda ditolak. Kemas kini kad di “Pelan & pengebilan”, kemudian cuba lagi.',
  },
  payFirst: {
    en: 'Your last payment didn’t go through. Update your card under “Plan & billing” first.',
    id: 'Pembayaran terakhir Anda gagal. Perbarui kartu di “Paket & tagihan” terlebih dahulu.',
    my: 'Pembayaran terakhir anda tidak berjaya. Kemas kini kad di “Pelan & pengebilan” dahulu.',
  },
  newerKnown: {
    en: 'We already know of something newer. Please send this again.',
    id: 'Kami sudah mengetahui keadaan yang lebih baru. Silakan kirim lagi.',
    my: 'Kami sudah mengetahui keadaan yang lebih baharu. Sila hantar semula.',
  },
  isOver: {
    en: 'This plan has already ended. You can choose a plan again at any time.',
    id: 'Paket ini sudah berakhir. Anda bisa memilih paket lagi kapan saja.',
    my: 'Pelan ini sudah tamat. Anda boleh memilih pelan semula pada bila-bila masa.',
  },
  notFromProvider: {
    en: 'This wasn’t sent by the payment provider.',
    id: 'Ini tidak dikirim oleh penyedia pembayaran.',
    my: 'Ini tidak dihantar oleh penyedia pembayaran.',
  },
})
