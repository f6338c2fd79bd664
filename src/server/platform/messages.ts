import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  invalidInput: {
    en: 'Please check the marked fields.',
    id: 'Mohon periksa kolom yang ditandai.',
    my: 'Sila semak ruangan yang ditandakan.',
  },
  brokenJson: {
    en: 'The request is not valid JSON.',
    id: 'Permintaan bukan JSON yang benar.',
    my: 'Permintaan itu bukan JSON yang sah.',
  },
  badRequest: {
    en: 'The request could not be understood.',
    id: 'Permintaan tidak dapat dipahami.',
    my: 'Permintaan itu tidak dapat difahami.',
  },
  wrongContentType: {
    en: 'The request must be sent as JSON.',
    id: 'Permintaan harus dikirim sebagai JSON.',
    my: 'Permintaan mesti dihantar sebagai JSON.',
  },
  tooLarge: {
    en: 'The request is too large.',
    id: 'Permintaan terlalu besar.',
    my: 'Permintaan itu terlalu besar.',
  },
  timedOut: {
    en: 'The request took too long to arrive.',
    id: 'Permintaan terlalu lama sampai.',
    my: 'Permintaan itu terlalu lama untuk sampai.',
  },
  headersTooLarge: {
    en: 'The headers of the request are too large.',
    id: 'Header permintaan terlalu besar.',
    my: 'Pengepala permintaan itu terlalu besar.',
  },
  notSignedIn: {
    en: 'Please sign in first.',
    id: 'Silakan masuk terlebih dahulu.',
    my: 'Sila log masuk dahulu.',
  },
  notAllowed: {
    en: 'You are not allowed to do this.',
    id: 'Anda tidak diizinkan melakukan ini.',
    my: 'Anda tidak dibenarkan berbuat demikian.',
  },
  crossSite: {
    en: 'This request came from another site and was refused.',
    id: 'Permintaan ini datang dari situs lain, jadi ditolak.',
    my: 'Permintaan ini datang dari laman lain, maka ia ditolak.',
  },
  notFound: {
    en: 'There is nothing at this address.',
    id: 'Tidak ada apa pun di alamat ini.',
    my: 'Tiada apa-apa di alamat ini.',
  },
  tooManyRequests: {
    en: 'That was too often. Please try again in {wait}.',
    id: 'Terlalu sering. Silakan coba lagi dalam {wait}.',
    my: 'Terlalu kerap. Sila cuba lagi dalam {wait}.',
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
    id: 'Situs sedang sangat sibuk. Silakan coba lagi sebentar lagi.',
    my: 'Laman ini sangat sibuk sekarang. Sila cuba sebentar lagi.',
  },
  cannotStore: {
    en: 'We can’t save anything right now. What you typed is still here; please try again in a few minutes.',
    id: 'Kami sedang tidak bisa menyimpan apa pun. Yang Anda ketik masih ada di sini; silakan coba lagi beberapa menit lagi.',
    my: 'Kami tidak dapat menyimpan apa-apa sekarang. Apa yang anda taip masih ada di sini; sila cuba lagi beberapa minit lagi.',
  },
  stillAtWork: {
    en: 'The same request is still being worked on.',
    id: 'Permintaan yang sama masih diproses.',
    my: 'Permintaan yang sama masih diproses lagi.',
  },
  doneAlready: {
    en: 'This was done already. Load the page again to see it.',
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
    en: 'This is not a known field.',
    id: 'Kolom ini tidak dikenal.',
    my: 'Ruangan ini tidak dikenali.',
  },
  fieldTooShort: {
    en: 'At least {minimum} characters, please.',
    id: 'Minimal {minimum} karakter.',
    my: 'Sekurang-kurangnya {minimum} aksara.',
  },
  fieldTooLong: {
    en: 'At most {maximum} characters, please.',
    id: 'Maksimal {maximum} karakter.',
    my: 'Selebih-lebihnya {maximum} aksara.',
  },
  fieldTooFew: {
    en: 'Please choose at least {minimum}.',
    id: 'Pilih paling sedikit {minimum}.',
    my: 'Sila pilih sekurang-kurangnya {minimum}.',
  },
  fieldTooMany: {
    en: '{maximum} at most, please.',
    id: 'Paling banyak {maximum}.',
    my: 'Tidak lebih daripada {maximum}.',
  },
  fieldTooSmall: {
    en: 'Not less than {minimum}, please.',
    id: 'Tidak boleh kurang dari {minimum}.',
    my: 'Tidak boleh kurang daripada {minimum}.',
  },
  fieldTooLarge: {
    en: 'Not more than {maximum}, please.',
    id: 'Tidak boleh lebih dari {maximum}.',
    my: 'Tidak boleh melebihi {maximum}.',
  },
  fieldInvalid: { en: 'This is not valid.', id: 'Isian ini tidak benar.', my: 'Isian ini tidak sah.' },
  fieldEmail: {
    en: 'This is not a valid email address.',
    id: 'Alamat email ini tidak benar.',
    my: 'Alamat e-mel ini tidak sah.',
  },
  fieldCursor: {
    en: 'This place in the list is not known. Please start again at its beginning.',
    id: 'Posisi dalam daftar ini tidak dikenal. Silakan mulai lagi dari awal.',
    my: 'Kedudukan dalam senarai ini tidak dikenali. Sila mula semula dari awal.',
  },
  minutes: { en: '1 minute|{count} minutes', id: '{count} menit', my: '{count} minit' },
  seconds: { en: '1 second|{count} seconds', id: '{count} detik', my: '{count} saat' },
  consentRequired: {
    en: 'This is adult content. Please confirm first that you are 18 or older.',
    id: 'Ini konten dewasa. Silakan konfirmasi dahulu bahwa Anda berusia 18 tahun atau lebih.',
    my: 'Ini kandungan dewasa. Sila sahkan dahulu bahawa anda berumur 18 tahun ke atas.',
  },
  noLikesOnNsfw: {
    en: 'Likes are disabled on adult content',
    id: 'Suka dinonaktifkan pada konten dewasa',
    my: 'Tanda suka dimatikan pada kandungan dewasa',
  },
  guildMembersOnly: {
    en: 'Join the guild first: only its members comment and vote here.',
    id: 'Bergabunglah dulu: hanya anggota guild yang bisa berkomentar dan memberi suara di sini.',
    my: 'Sertai guild ini dahulu: hanya ahlinya boleh memberi komen dan mengundi di sini.',
  },
  guildMuted: {
    en: 'You’re muted in this guild. You can read and like, but not post, comment or vote for now.',
    id: 'Anda dibisukan di guild ini. Anda bisa membaca dan menyukai, tetapi untuk sementara tidak bisa memposting, berkomentar, atau memberi suara.',
    my: 'Anda dibisukan dalam guild ini. Anda boleh membaca dan menyukai, tetapi buat masa ini tidak boleh membuat hantaran, memberi komen atau mengundi.',
  },
  noNsfwHere: {
    en: 'There is no adult content here.',
    id: 'Tidak ada konten dewasa di sini.',
    my: 'Tiada kandungan dewasa di sini.',
  },
  nsfwUnderAge: {
    en: 'Adult content is for people of 18 or older, and you have told us that you are younger.',
    id: 'Konten dewasa hanya untuk yang berusia 18 tahun atau lebih, dan Anda telah menyatakan lebih muda.',
    my: 'Kandungan dewasa hanya untuk mereka yang berumur 18 tahun ke atas, dan anda telah menyatakan umur yang lebih muda.',
  },
})
