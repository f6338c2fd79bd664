import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  title: { en: 'Check your email', id: 'Periksa email Anda', my: 'Semak e-mel anda' },
  codeSentTo: {
    en: 'We sent a 6-digit code to {email}. It’s valid for {minutes} minutes.',
    id: 'Kami mengirim kode 6 angka ke {email}. Kode itu berlaku {minutes} menit.',
    my: 'Kami menghantar kod 6 digit ke {email}. Kod itu sah selama {minutes} minit.',
  },
  code: { en: '6-digit code', id: 'Kode 6 angka', my: 'Kod 6 digit' },
  codeHint: {
    en: 'We check it as soon as you enter the sixth digit. Can’t find it? Look in your spam folder.',
    id: 'Kode langsung diperiksa begitu angka keenam terisi. Tidak ada? Periksa folder spam Anda.',
    my: 'Kod disemak sebaik sahaja digit keenam diisi. Tiada? Semak folder spam anda.',
  },
  codeRequired: {
    en: 'Enter the 6-digit code from our email.',
    id: 'Masukkan kode 6 angka dari email kami.',
    my: 'Masukkan kod 6 digit daripada e-mel kami.',
  },
  codeShort: {
    en: 'Enter all 6 digits.',
    id: 'Masukkan keenam angkanya.',
    my: 'Masukkan keenam-enam digit.',
  },
  verify: { en: 'Verify', id: 'Verifikasi', my: 'Sahkan' },
  resend: { en: 'Send new code', id: 'Kirim kode baru', my: 'Hantar kod baharu' },
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
    en: 'Your account has been verified. Welcome in!',
    id: 'Akun Anda telah diverifikasi. Selamat bergabung!',
    my: 'Akaun anda telah disahkan. Selamat datang!',
  },
  goToHomepage: { en: 'Go to Homepage', id: 'Ke Beranda', my: 'Ke Laman Utama' },
  errorTitle: { en: 'Verification Failed', id: 'Verifikasi Gagal', my: 'Pengesahan Gagal' },
  tryAgain: { en: 'Try Again', id: 'Coba Lagi', my: 'Cuba Lagi' },
})
