import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  signIn: { en: 'Sign In', id: 'Masuk', my: 'Log Masuk' },
  signUp: { en: 'Sign Up', id: 'Daftar', my: 'Daftar' },
  account: { en: 'Account', id: 'Akun', my: 'Akaun' },
  welcomeBack: { en: 'Welcome back', id: 'Selamat datang kembali', my: 'Selamat kembali' },
  newAccount: { en: 'Create your account', id: 'Buat akun Anda', my: 'Cipta akaun anda' },
  signedInAs: {
    en: 'You’re signed in as {name}',
    id: 'Anda masuk sebagai {name}',
    my: 'Anda telah log masuk sebagai {name}',
  },
  logOut: { en: 'Log out', id: 'Keluar', my: 'Log keluar' },
  email: { en: 'Email', id: 'Email', my: 'E-mel' },
  password: { en: 'Password', id: 'Kata sandi', my: 'Kata laluan' },
  firstName: { en: 'First name', id: 'Nama depan', my: 'Nama pertama' },
  lastName: { en: 'Last name', id: 'Nama belakang', my: 'Nama akhir' },
  oneName: {
    en: 'Only one name? Repeat it.',
    id: 'Hanya satu nama? Ulangi di sini.',
    my: 'Satu nama sahaja? Ulang di sini.',
  },
  forgotPassword: { en: 'Forgot password?', id: 'Lupa kata sandi?', my: 'Lupa kata laluan?' },
  emailRequired: {
    en: 'Enter your email address.',
    id: 'Masukkan alamat email Anda.',
    my: 'Masukkan alamat e-mel anda.',
  },
  emailForm: {
    en: 'Enter an email address like name@example.com.',
    id: 'Masukkan alamat email seperti nama@contoh.com.',
    my: 'Masukkan alamat e-mel seperti nama@contoh.com.',
  },
  passwordRequired: {
    en: 'Enter your password.',
    id: 'Masukkan kata sandi Anda.',
    my: 'Masukkan kata laluan anda.',
  },
  firstNameRequired: {
    en: 'Enter your first name.',
    id: 'Masukkan nama depan Anda.',
    my: 'Masukkan nama pertama anda.',
  },
  lastNameRequired: {
    en: 'Enter your last name.',
    id: 'Masukkan nama belakang Anda.',
    my: 'Masukkan nama akhir anda.',
  },
  orContinueWith: { en: 'or continue with', id: 'atau lanjutkan dengan', my: 'atau teruskan dengan' },
  passkey: { en: 'Use a passkey', id: 'Pakai kunci sandi', my: 'Guna kunci laluan' },
  browsingIsFree: {
    en: 'New here? You can read without an account. With one you can write, comment, like and keep your theme.',
    id: 'Baru di sini? Membaca tidak perlu akun. Dengan akun Anda bisa menulis, berkomentar, memberi tanda suka, dan menyimpan tema.',
    my: 'Baru di sini? Membaca tidak memerlukan akaun. Dengan akaun, anda boleh menulis, memberi komen, memberi tanda suka dan menyimpan tema.',
  },
  registered: { en: 'Registration successful', id: 'Pendaftaran berhasil', my: 'Pendaftaran berjaya' },
  registeredText: {
    en: 'Please check your email for verification code',
    id: 'Silakan periksa email Anda untuk kode verifikasi',
    my: 'Sila semak e-mel anda untuk kod pengesahan',
  },
  registrationFailed: {
    en: 'Registration failed.',
    id: 'Pendaftaran gagal.',
    my: 'Pendaftaran tidak berjaya.',
  },
  loggedIn: { en: 'Login successful', id: 'Berhasil masuk', my: 'Log masuk berjaya' },
  loggedInText: { en: 'Welcome back!', id: 'Selamat datang kembali!', my: 'Selamat kembali!' },
  loginFailed: { en: 'Login failed.', id: 'Gagal masuk.', my: 'Log masuk gagal.' },
  providerDenied: {
    en: 'Signing in there was cancelled. Try again, or use your email address.',
    id: 'Proses masuk di sana dibatalkan. Coba lagi, atau gunakan alamat email Anda.',
    my: 'Log masuk di sana dibatalkan. Cuba lagi, atau gunakan alamat e-mel anda.',
  },
  providerExpired: {
    en: 'The sign-in timed out or was started in another window. Please start again.',
    id: 'Prosesnya terlalu lama, atau dimulai di jendela lain. Silakan mulai lagi.',
    my: 'Proses itu terlalu lama, atau dimulakan di tetingkap lain. Sila mulakan semula.',
  },
  providerUnverified: {
    en: 'Your email address isn’t verified there, so you can’t sign in here with it yet. Verify it there first, or use your email address and a password.',
    id: 'Alamat email Anda belum diverifikasi di sana, jadi belum bisa dipakai untuk masuk ke sini. Verifikasi dulu di sana, atau pakai alamat email dan kata sandi.',
    my: 'Alamat e-mel anda belum disahkan di sana, jadi belum boleh digunakan untuk log masuk di sini. Sahkan dahulu di sana, atau gunakan alamat e-mel dan kata laluan.',
  },
  providerUnavailable: {
    en: 'Signing in with that service isn’t working right now. Try again later, or use your email address.',
    id: 'Masuk lewat layanan itu sedang bermasalah. Coba lagi nanti, atau gunakan alamat email Anda.',
    my: 'Log masuk melalui perkhidmatan itu tidak berjaya buat masa ini. Cuba lagi nanti, atau gunakan alamat e-mel anda.',
  },
})
