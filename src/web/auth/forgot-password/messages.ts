import { defineMessages } from '../../platform/messages.ts'

/** Spec 1: this dialog opens in Indonesian for everybody; a link in it leads to the page's own language. */
export const messages = defineMessages({
  title: { en: 'Reset password', id: 'Reset Password', my: 'Tetapkan Semula Kata Laluan' },
  intro: {
    en: 'Enter your account’s email address. We’ll send you a link to choose a new password.',
    id: 'Masukkan alamat email akun Anda. Kami akan mengirim tautan untuk membuat password baru.',
    my: 'Masukkan alamat e-mel akaun anda. Kami akan menghantar pautan untuk menetapkan kata laluan baharu.',
  },
  email: { en: 'Email address', id: 'Alamat email', my: 'Alamat e-mel' },
  send: { en: 'Send link', id: 'Kirim tautan', my: 'Hantar pautan' },
  emailRequired: { en: 'Email Required', id: 'Email Diperlukan', my: 'E-mel Diperlukan' },
  emailRequiredText: {
    en: 'Please enter your email address',
    id: 'Silakan masukkan alamat email Anda',
    my: 'Sila masukkan alamat e-mel anda',
  },
  emailForm: { en: 'Wrong Email Format', id: 'Format Email Salah', my: 'Format E-mel Salah' },
  emailFormText: {
    en: 'Please enter a valid email address',
    id: 'Silakan masukkan alamat email yang valid',
    my: 'Sila masukkan alamat e-mel yang sah',
  },
  failed: { en: 'Error', id: 'Kesalahan', my: 'Ralat' },
  failedText: {
    en: 'Failed to send the password reset email',
    id: 'Gagal mengirim email reset password',
    my: 'Gagal menghantar e-mel tetapan semula kata laluan',
  },
  sent: { en: 'Email Sent', id: 'Email Berhasil Dikirim', my: 'E-mel Berjaya Dihantar' },
  sentText: {
    en: 'Please check your email for how to reset the password',
    id: 'Silakan periksa email Anda untuk petunjuk reset password',
    my: 'Sila semak e-mel anda untuk arahan menetapkan semula kata laluan',
  },
  sentTo: {
    en: 'If {email} belongs to an account, we’ve sent a link to it.',
    id: 'Jika {email} terdaftar pada sebuah akun, kami sudah mengirim tautan ke sana.',
    my: 'Jika {email} berdaftar dengan satu akaun, kami telah menghantar pautan ke situ.',
  },
  expires: {
    en: 'The link expires after {minutes} minutes.',
    id: 'Tautan kedaluwarsa setelah {minutes} menit.',
    my: 'Pautan tamat tempoh selepas {minutes} minit.',
  },
  spam: {
    en: 'No email? Check your spam folder.',
    id: 'Tidak ada email? Periksa folder spam Anda.',
    my: 'Tiada e-mel? Semak folder spam anda.',
  },
  close: { en: 'Close', id: 'Tutup', my: 'Tutup' },
})
