import { defineMessages } from '../../../contract/messages.ts'

export const messages = defineMessages({
  notOffered: {
    en: 'Plans can’t be bought here yet.',
    id: 'Paket belum bisa dibeli di sini.',
    my: 'Pelan belum boleh dibeli di sini.',
  },
  alreadyPaying: {
    en: 'You already have a plan. Change your plan instead.',
    id: 'Anda sudah punya paket. Ubah saja paket itu.',
    my: 'Anda sudah mempunyai pelan. Ubah sahaja pelan itu.',
  },
  beingConfirmed: {
    en: 'A payment of yours is being confirmed. Please wait a moment.',
    id: 'Pembayaran Anda sedang dikonfirmasi. Mohon tunggu sebentar.',
    my: 'Pembayaran anda sedang disahkan. Sila tunggu sebentar.',
  },
  unreachable: {
    en: 'The payment service can’t be reached right now. Nothing was charged. Please try again in a few minutes.',
    id: 'Layanan pembayaran sedang tidak dapat dihubungi. Tidak ada biaya yang ditarik. Coba lagi beberapa menit lagi.',
    my: 'Perkhidmatan pembayaran tidak dapat dihubungi sekarang. Tiada caj dikenakan. Sila cuba lagi dalam beberapa minit.',
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
  isOver: {
    en: 'This plan has already ended.',
    id: 'Paket ini sudah berakhir.',
    my: 'Pelan ini sudah tamat.',
  },
  notFromProvider: {
    en: 'This was not sent by the payment provider.',
    id: 'Ini tidak dikirim oleh penyedia pembayaran.',
    my: 'Ini tidak dihantar oleh penyedia pembayaran.',
  },
})
