import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  signIn: { en: 'Sign In', id: 'Masuk', my: 'Log Masuk' },
  signUp: { en: 'Sign Up', id: 'Daftar', my: 'Daftar' },
  account: { en: 'Account', id: 'Akun', my: 'Akaun' },
  welcomeBack: { en: 'Welcome back', id: 'Selamat datang kembali', my: 'Selamat kembali' },
  newAccount: { en: 'Create your account', id: 'Buat akun Anda', my: 'Buka akaun anda' },
  signedInAs: {
    en: 'You are signed in as {name}',
    id: 'Anda masuk sebagai {name}',
    my: 'Anda telah log masuk sebagai {name}',
  },
  logOut: { en: 'Log out', id: 'Keluar', my: 'Log keluar' },
  pageDescription: {
    en: 'Sign in to {siteName}, or create an account.',
    id: 'Masuk ke {siteName}, atau buat akun baru.',
    my: 'Log masuk ke {siteName}, atau buka akaun baharu.',
  },
  email: { en: 'Email', id: 'Email', my: 'E-mel' },
  password: { en: 'Password', id: 'Kata sandi', my: 'Kata laluan' },
  firstName: { en: 'First name', id: 'Nama depan', my: 'Nama pertama' },
  lastName: { en: 'Last name', id: 'Nama belakang', my: 'Nama akhir' },
  forgotPassword: { en: 'Forgot password?', id: 'Lupa kata sandi?', my: 'Lupa kata laluan?' },
  emailRequired: {
    en: 'Enter your e-mail address.',
    id: 'Masukkan alamat email Anda.',
    my: 'Masukkan alamat e-mel anda.',
  },
  emailForm: {
    en: 'This does not look like an e-mail address.',
    id: 'Ini tidak tampak seperti alamat email.',
    my: 'Ini tidak kelihatan seperti alamat e-mel.',
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
  browsingIsFree: {
    en: 'New here? Browsing needs no account. An account lets you like, post, join guilds and keep your theme.',
    id: 'Baru di sini? Membaca tidak perlu akun. Dengan akun Anda bisa menyukai, memposting, bergabung dengan guild, dan menyimpan tema.',
    my: 'Baharu di sini? Membaca tidak memerlukan akaun. Dengan akaun, anda boleh menyukai, menyiarkan, menyertai guild dan menyimpan tema.',
  },
  consent: {
    en: 'By signing up you accept the {terms} and have read the {privacy}.',
    id: 'Dengan mendaftar Anda menyetujui {terms} dan telah membaca {privacy}.',
    my: 'Dengan mendaftar, anda menerima {terms} dan telah membaca {privacy}.',
  },
  terms: { en: 'Terms of Service', id: 'Ketentuan Layanan', my: 'Terma Perkhidmatan' },
  privacy: { en: 'Privacy Policy', id: 'Kebijakan Privasi', my: 'Dasar Privasi' },
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
    en: 'You cancelled signing in over there. Try again, or use your e-mail address.',
    id: 'Anda membatalkan proses masuk di sana. Coba lagi, atau gunakan alamat email Anda.',
    my: 'Anda membatalkan log masuk di sana. Cuba lagi, atau gunakan alamat e-mel anda.',
  },
  providerExpired: {
    en: 'That took too long, or it was started in another window. Please start again.',
    id: 'Prosesnya terlalu lama, atau dimulai di jendela lain. Silakan mulai lagi.',
    my: 'Proses itu terlalu lama, atau dimulakan di tetingkap lain. Sila mulakan semula.',
  },
  providerUnverified: {
    en: 'Your e-mail address is not verified there, so it cannot sign you in here. Verify it there first, or use your e-mail address and a password.',
    id: 'Alamat email Anda belum diverifikasi di sana, jadi belum bisa dipakai untuk masuk ke sini. Verifikasi dulu di sana, atau pakai alamat email dan kata sandi.',
    my: 'Alamat e-mel anda belum disahkan di sana, jadi belum boleh digunakan untuk log masuk di sini. Sahkan dahulu di sana, atau gunakan alamat e-mel dan kata laluan.',
  },
  providerUnavailable: {
    en: 'The other site could not sign you in just now. Try again later, or use your e-mail address.',
    id: 'Situs tersebut sedang tidak dapat memasukkan Anda. Coba lagi nanti, atau gunakan alamat email Anda.',
    my: 'Laman tersebut tidak dapat melog masuk anda sekarang. Cuba lagi nanti, atau gunakan alamat e-mel anda.',
  },
  readRules: { en: 'Read the eight rules', id: 'Baca delapan aturan', my: 'Baca lapan peraturan' },
  rule1: {
    en: 'Be kind. Criticise ideas, never people.',
    id: 'Bersikaplah ramah. Kritik gagasannya, jangan orangnya.',
    my: 'Berbudi bahasa. Kritik idea, bukan orangnya.',
  },
  rule2: {
    en: 'No hate, harassment, bullying or threats.',
    id: 'Jangan menyebar kebencian, melecehkan, merundung, atau mengancam.',
    my: 'Tiada kebencian, gangguan, buli atau ugutan.',
  },
  rule3: {
    en: 'Be honest. Do not knowingly spread false or dangerous information.',
    id: 'Jujurlah. Jangan sengaja menyebarkan informasi yang salah atau berbahaya.',
    my: 'Bersikap jujur. Jangan sebarkan maklumat palsu atau berbahaya dengan sengaja.',
  },
  rule4: {
    en: 'Share only what is yours or what you are allowed to share, and name your sources.',
    id: 'Bagikan hanya karya sendiri atau yang memang boleh Anda bagikan, dan sebutkan sumbernya.',
    my: 'Kongsi hanya hasil sendiri atau yang anda dibenarkan untuk kongsi, dan nyatakan sumbernya.',
  },
  rule5: {
    en: 'Respect privacy. Do not post other people’s personal data or private pictures.',
    id: 'Hormati privasi. Jangan memajang data pribadi atau foto pribadi orang lain.',
    my: 'Hormati privasi. Jangan siarkan data peribadi atau gambar peribadi orang lain.',
  },
  rule6: {
    en: 'No spam, scams or hidden advertising.',
    id: 'Jangan mengirim spam, penipuan, atau iklan terselubung.',
    my: 'Tiada spam, penipuan atau iklan terselindung.',
  },
  rule7: {
    en: 'Mark adult content. It is for people of 18 and older only.',
    id: 'Tandai konten dewasa. Konten itu hanya untuk usia 18 tahun ke atas.',
    my: 'Tandakan kandungan dewasa. Kandungan ini untuk mereka yang berumur 18 tahun ke atas sahaja.',
  },
  rule8: {
    en: 'Play fair. No fake accounts, no traded votes, no cheating for Honor or in the test.',
    id: 'Bermainlah adil. Jangan memakai akun palsu, bertukar suara, atau berbuat curang demi Honor maupun dalam tes.',
    my: 'Bersaing secara adil. Tiada akaun palsu, pertukaran undi atau penipuan untuk mendapatkan Honor atau semasa ujian.',
  },
})
