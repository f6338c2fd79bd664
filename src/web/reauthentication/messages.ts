import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  title: { en: 'Confirm that it’s you', id: 'Konfirmasi bahwa ini Anda', my: 'Sahkan bahawa ini anda' },
  text: {
    en: 'What you’re about to do matters for your account. We won’t ask again for 10 minutes.',
    id: 'Tindakan ini penting bagi akun Anda. Kami tidak akan bertanya lagi selama 10 menit.',
    my: 'Tindakan ini penting bagi akaun anda. Kami tidak akan bertanya lagi selama 10 minit.',
  },
  notLoaded: {
    en: 'Couldn’t load this. Please try again.',
    id: 'Gagal dimuat. Silakan coba lagi.',
    my: 'Tidak dapat dimuatkan. Sila cuba lagi.',
  },
  password: { en: 'Password', id: 'Kata sandi', my: 'Kata laluan' },
  passwordNeeded: {
    en: 'Please enter your password.',
    id: 'Masukkan kata sandi Anda.',
    my: 'Sila masukkan kata laluan anda.',
  },
  codeText: {
    en: 'Your account has no password, so we’ll send a code to your email address.',
    id: 'Akun Anda tidak punya kata sandi, jadi kami akan mengirim kode ke alamat email Anda.',
    my: 'Akaun anda tiada kata laluan, jadi kami akan menghantar kod ke alamat e-mel anda.',
  },
  codeSent: {
    en: 'We sent a code to your email address. It’s valid for {minutes} minutes.',
    id: 'Kami sudah mengirim kode ke alamat email Anda. Kode berlaku selama {minutes} menit.',
    my: 'Kami telah menghantar kod ke alamat e-mel anda. Kod ini sah selama {minutes} minit.',
  },
  code: { en: 'Code', id: 'Kode', my: 'Kod' },
  codeShort: {
    en: 'Please enter all 6 digits.',
    id: 'Masukkan keenam angkanya.',
    my: 'Sila masukkan keenam-enam digit.',
  },
  sendCode: { en: 'Send code', id: 'Kirim kode', my: 'Hantar kod' },
  sendAgain: { en: 'Send again', id: 'Kirim lagi', my: 'Hantar semula' },
  confirm: { en: 'Confirm', id: 'Konfirmasi', my: 'Sahkan' },
  cancel: { en: 'Cancel', id: 'Batal', my: 'Batal' },
  appCode: { en: 'Code from your app', id: 'Kode dari aplikasi Anda', my: 'Kod daripada aplikasi anda' },
  usePassword: { en: 'Use password', id: 'Pakai kata sandi', my: 'Guna kata laluan' },
  useMail: { en: 'Use email code', id: 'Pakai kode email', my: 'Guna kod e-mel' },
  useApp: { en: 'Use app code', id: 'Pakai kode aplikasi', my: 'Guna kod aplikasi' },
  usePasskey: { en: 'Use passkey', id: 'Pakai kunci sandi', my: 'Guna kunci laluan' },
})
