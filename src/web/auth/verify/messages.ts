import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  title: { en: 'Check your email', id: 'Periksa email Anda', my: 'Semak e-mel anda' },
  codeSentTo: {
    en: 'We sent a 6-digit code to {email}. It is valid for {minutes} minutes.',
    id: 'Kami mengirim kode 6 angka ke {email}. Kode itu berlaku {minutes} menit.',
    my: 'Kami menghantar kod 6 digit ke {email}. Kod itu sah selama {minutes} minit.',
  },
  code: { en: '6-digit code', id: 'Kode 6 angka', my: 'Kod 6 digit' },
  codeHint: {
    en: 'It is checked as soon as the sixth digit is there. Look in the spam folder too.',
    id: 'Kode langsung diperiksa begitu angka keenam terisi. Lihat juga folder spam.',
    my: 'Kod disemak sebaik sahaja digit keenam diisi. Lihat juga dalam folder spam.',
  },
  codeRequired: {
    en: 'Enter the 6-digit code from the mail.',
    id: 'Masukkan kode 6 angka dari email.',
    my: 'Masukkan kod 6 digit daripada e-mel.',
  },
  codeShort: {
    en: 'The code has 6 digits.',
    id: 'Kodenya terdiri dari 6 angka.',
    my: 'Kod ini mempunyai 6 digit.',
  },
  verify: { en: 'Verify', id: 'Verifikasi', my: 'Sahkan' },
  resend: { en: 'Send a new code', id: 'Kirim kode baru', my: 'Hantar kod baharu' },
  resendIn: {
    en: 'New code in {seconds} s',
    id: 'Kode baru dalam {seconds} dtk',
    my: 'Kod baharu dalam {seconds} saat',
  },
  otherAddress: { en: 'Use another address', id: 'Pakai alamat lain', my: 'Guna alamat lain' },
  resent: { en: 'Verification code sent', id: 'Kode verifikasi dikirim', my: 'Kod pengesahan dihantar' },
  resentText: {
    en: 'A new verification code has been sent to your email',
    id: 'Kode verifikasi baru telah dikirim ke email Anda',
    my: 'Kod pengesahan baharu telah dihantar ke e-mel anda',
  },
  resendFailed: {
    en: 'Failed to resend code',
    id: 'Gagal mengirim ulang kode',
    my: 'Gagal menghantar semula kod',
  },
  successTitle: { en: 'Verification Successful!', id: 'Verifikasi Berhasil!', my: 'Pengesahan Berjaya!' },
  successText: {
    en: 'Your account has been verified. The reading room is open to you.',
    id: 'Akun Anda telah diverifikasi. Ruang baca terbuka untuk Anda.',
    my: 'Akaun anda telah disahkan. Bilik bacaan terbuka untuk anda.',
  },
  goToHomepage: { en: 'Go to Homepage', id: 'Ke Beranda', my: 'Ke Laman Utama' },
  errorTitle: { en: 'Verification Failed', id: 'Verifikasi Gagal', my: 'Pengesahan Gagal' },
  tryAgain: { en: 'Try Again', id: 'Coba Lagi', my: 'Cuba Lagi' },
})
