import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  invalidInput: {
    en: 'Please check the marked fields.',
    id: 'Periksa kembali isian yang ditandai.',
    my: 'Sila semak ruangan yang ditandakan.',
  },
  brokenJson: {
    en: 'We couldn’t read the request: it isn’t valid JSON.',
    id: 'Permintaan tidak bisa dibaca: bukan JSON yang valid.',
    my: 'Permintaan tidak dapat dibaca: bukan JSON yang sah.',
  },
  badRequest: {
    en: 'We couldn’t understand this request. Please reload the page and try again.',
    id: 'Permintaan tidak bisa dipahami. Muat ulang halaman, lalu coba lagi.',
    my: 'Permintaan tidak dapat difahami. Muat semula halaman, kemudian cuba lagi.',
  },
  wrongContentType: {
    en: 'The request must be sent as JSON.',
    id: 'Permintaan harus dikirim sebagai JSON.',
    my: 'Permintaan mesti dihantar sebagai JSON.',
  },
  tooLarge: {
    en: 'This is too large to send. Please shorten it and try again.',
    id: 'Ini terlalu besar untuk dikirim. Persingkat dulu, lalu coba lagi.',
    my: 'Ini terlalu besar untuk dihantar. Pendekkan dahulu, kemudian cuba lagi.',
  },
  timedOut: {
    en: 'The request took too long. Please try again.',
    id: 'Permintaan terlalu lama. Silakan coba lagi.',
    my: 'Permintaan mengambil masa terlalu lama. Sila cuba lagi.',
  },
  headersTooLarge: {
    en: 'The request’s headers are too large. Clearing this site’s cookies may help.',
    id: 'Header permintaan terlalu besar. Coba hapus cookie situs ini.',
    my: 'Pengepala permintaan terlalu besar. Cuba padam kuki laman ini.',
  },
  notSignedIn: {
    en: 'Please sign in first.',
    id: 'Silakan masuk dulu.',
    my: 'Sila log masuk dahulu.',
  },
  notAllowed: {
    en: 'You don’t have permission to do this.',
    id: 'Anda tidak punya izin untuk melakukan ini.',
    my: 'Anda tiada kebenaran untuk melakukannya.',
  },
  unknownToken: {
    en: 'This API token doesn’t work: it’s unknown, expired or revoked.',
    id: 'Token API ini tidak berlaku: tidak dikenal, kedaluwarsa, atau sudah dicabut.',
    my: 'Token API ini tidak berfungsi: tidak dikenali, tamat tempoh atau telah dibatalkan.',
  },
  missingScope: {
    en: 'This API token lacks the scope {scope}.',
    id: 'Token API ini tidak memiliki cakupan {scope}.',
    my: 'Token API ini tidak mempunyai skop {scope}.',
  },
  notForTokens: {
    en: 'API tokens can’t be used for this. Please use the site instead.',
    id: 'Token API tidak bisa dipakai untuk ini. Silakan gunakan situsnya.',
    my: 'Token API tidak boleh digunakan untuk ini. Sila gunakan laman ini sendiri.',
  },
  reauthenticationRequired: {
    en: 'To keep your account safe, please confirm that it’s you, then try again.',
    id: 'Demi keamanan akun Anda, konfirmasi dulu bahwa ini Anda, lalu coba lagi.',
    my: 'Demi keselamatan akaun anda, sahkan dahulu bahawa ini anda, kemudian cuba lagi.',
  },
  silenced: {
    en: 'You can read but not write until {until}. Reason: {reason}',
    id: 'Anda bisa membaca tetapi tidak bisa menulis sampai {until}. Alasan: {reason}',
    my: 'Anda boleh membaca tetapi tidak boleh menulis sehingga {until}. Sebab: {reason}',
  },
  suspendedUntil: {
    en: 'Your account is suspended until {until}. You can read, appeal, download your data and delete your account. Reason: {reason}',
    id: 'Akun Anda ditangguhkan sampai {until}. Anda bisa membaca, mengajukan banding, mengunduh data, dan menghapus akun. Alasan: {reason}',
    my: 'Akaun anda digantung sehingga {until}. Anda boleh membaca, membuat rayuan, memuat turun data dan memadam akaun. Sebab: {reason}',
  },
  suspendedForGood: {
    en: 'Your account is suspended. You can read, appeal, download your data and delete your account. Reason: {reason}',
    id: 'Akun Anda ditangguhkan. Anda bisa membaca, mengajukan banding, mengunduh data, dan menghapus akun. Alasan: {reason}',
    my: 'Akaun anda digantung. Anda boleh membaca, membuat rayuan, memuat turun data dan memadam akaun. Sebab: {reason}',
  },
  crossSite: {
    en: 'This request came from another site and was refused.',
    id: 'Permintaan ini datang dari situs lain, jadi ditolak.',
    my: 'Permintaan ini datang dari laman lain, jadi ia ditolak.',
  },
  notFound: {
    en: 'We couldn’t find that. It may have been deleted or moved.',
    id: 'Tidak ditemukan. Mungkin sudah dihapus atau dipindahkan.',
    my: 'Tidak dijumpai. Mungkin sudah dipadam atau dialihkan.',
  },
  tooManyRequests: {
    en: 'Too many attempts. Please try again in {wait}.',
    id: 'Terlalu banyak percobaan. Silakan coba lagi dalam {wait}.',
    my: 'Terlalu banyak percubaan. Sila cuba lagi dalam {wait}.',
  },
  tooMuchWork: {
    en: 'We need a little time before we can process more text. Nothing is lost; please try again in {wait}.',
    id: 'Kami perlu sedikit waktu sebelum bisa memproses teks lagi. Tidak ada yang hilang; silakan coba lagi dalam {wait}.',
    my: 'Kami memerlukan sedikit masa sebelum dapat memproses teks lagi. Tiada yang hilang; sila cuba lagi dalam {wait}.',
  },
  internal: {
    en: 'Something went wrong on our side. Please try again.',
    id: 'Terjadi kesalahan di pihak kami. Silakan coba lagi.',
    my: 'Berlaku ralat di pihak kami. Sila cuba lagi.',
  },
  busy: {
    en: 'The site is very busy right now. Please try again in a moment.',
    id: 'Situs sedang sangat sibuk. Silakan coba sebentar lagi.',
    my: 'Laman ini sangat sibuk sekarang. Sila cuba sebentar lagi.',
  },
  cannotStore: {
    en: 'We can’t save anything right now. What you typed is still here; please try again in a few minutes.',
    id: 'Kami sedang tidak bisa menyimpan apa pun. Tulisan Anda masih ada di sini; silakan coba beberapa menit lagi.',
    my: 'Kami tidak dapat menyimpan apa-apa sekarang. Tulisan anda masih ada di sini; sila cuba lagi dalam beberapa minit.',
  },
  stillAtWork: {
    en: 'We’re still working on your last request. Please wait a moment.',
    id: 'Permintaan Anda sebelumnya masih diproses. Mohon tunggu sebentar.',
    my: 'Permintaan anda sebelum ini masih diproses. Sila tunggu sebentar.',
  },
  doneAlready: {
    en: 'This has already been done. Reload the page to see it.',
    id: 'Ini sudah dilakukan. Muat ulang halaman untuk melihatnya.',
    my: 'Ini sudah dilakukan. Muat semula halaman untuk melihatnya.',
  },
  keyReused: {
    en: 'This Idempotency-Key was already used for a different request.',
    id: 'Idempotency-Key ini sudah dipakai untuk permintaan lain.',
    my: 'Idempotency-Key ini telah digunakan untuk permintaan lain.',
  },
  fieldRequired: { en: 'This is required.', id: 'Wajib diisi.', my: 'Ruangan ini wajib diisi.' },
  fieldUnknown: {
    en: 'We don’t know this field. Please leave it out.',
    id: 'Isian ini tidak dikenal. Silakan hilangkan.',
    my: 'Ruangan ini tidak dikenali. Sila buang.',
  },
  fieldTooShort: {
    en: 'Use at least {minimum} characters.',
    id: 'Minimal {minimum} karakter.',
    my: 'Minimum {minimum} aksara.',
  },
  fieldTooLong: {
    en: 'Use up to {maximum} characters.',
    id: 'Maksimal {maximum} karakter.',
    my: 'Maksimum {maximum} aksara.',
  },
  fieldTooFew: {
    en: 'Please choose at least {minimum}.',
    id: 'Pilih minimal {minimum}.',
    my: 'Pilih sekurang-kurangnya {minimum}.',
  },
  fieldTooMany: {
    en: 'Choose up to {maximum}.',
    id: 'Pilih maksimal {maximum}.',
    my: 'Pilih maksimum {maximum}.',
  },
  fieldTooSmall: {
    en: 'Enter {minimum} or more.',
    id: 'Isi dengan {minimum} atau lebih.',
    my: 'Masukkan {minimum} atau lebih.',
  },
  fieldTooLarge: {
    en: 'Enter {maximum} or less.',
    id: 'Isi dengan {maximum} atau kurang.',
    my: 'Masukkan {maximum} atau kurang.',
  },
  fieldInvalid: {
    en: 'Please check this field.',
    id: 'Periksa kembali isian ini.',
    my: 'Sila semak semula ruangan ini.',
  },
  fieldEmail: {
    en: 'Enter an email address like name@example.com.',
    id: 'Masukkan alamat email seperti nama@contoh.com.',
    my: 'Masukkan alamat e-mel seperti nama@contoh.com.',
  },
  fieldCursor: {
    en: 'This list has changed. Please reload it from the start.',
    id: 'Daftar ini sudah berubah. Silakan muat ulang dari awal.',
    my: 'Senarai ini sudah berubah. Sila muatkan semula dari awal.',
  },
  minutes: { en: '1 minute|{count} minutes', id: '{count} menit', my: '{count} minit' },
  seconds: { en: '1 second|{count} seconds', id: '{count} detik', my: '{count} saat' },
  consentRequired: {
    en: 'This is adult content. Please confirm that you’re 18 or older first.',
    id: 'Ini konten dewasa. Nyatakan dulu bahwa Anda berusia 18 tahun ke atas.',
    my: 'Ini kandungan dewasa. Sila sahkan dahulu bahawa anda berumur 18 tahun ke atas.',
  },
  noLikesOnNsfw: {
    en: 'Likes are disabled on adult content',
    id: 'Konten dewasa tidak bisa disukai',
    my: 'Kandungan dewasa tidak boleh disukai',
  },
  guildMembersOnly: {
    en: 'Join the guild first: only members can comment and vote here.',
    id: 'Bergabunglah dulu: hanya anggota guild yang bisa berkomentar dan memberi suara di sini.',
    my: 'Sertai guild ini dahulu: hanya ahlinya boleh memberi komen dan mengundi di sini.',
  },
  guildMuted: {
    en: 'You’re muted in this guild. You can read and like, but not post, comment or vote for now.',
    id: 'Anda dibisukan di guild ini. Anda bisa membaca dan menyukai, tetapi untuk sementara tidak bisa memposting, berkomentar, atau memberi suara.',
    my: 'Anda dibisukan dalam guild ini. Anda boleh membaca dan menyukai, tetapi buat masa ini tidak boleh membuat hantaran, memberi komen atau mengundi.',
  },
  noNsfwHere: {
    en: 'Adult content isn’t available on this site.',
    id: 'Konten dewasa tidak tersedia di situs ini.',
    my: 'Kandungan dewasa tidak tersedia di laman ini.',
  },
  nsfwUnderAge: {
    en: 'Adult content is for people aged 18 and over. Your year of birth says you may be younger.',
    id: 'Konten dewasa hanya untuk usia 18 tahun ke atas. Menurut tahun lahir Anda, usia Anda mungkin belum 18 tahun.',
    my: 'Kandungan dewasa hanya untuk mereka yang berumur 18 tahun ke atas. Mengikut tahun lahir anda, umur anda mungkin belum genap 18 tahun.',
  },
})
