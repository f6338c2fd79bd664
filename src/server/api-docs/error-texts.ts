import type { ErrorCode } from '../../contract/errors.ts'
import type { Text } from '../../contract/messages.ts'

/** What each refusal means, for developers; a new code does not compile without its text. */
export const errorTexts: Record<ErrorCode, Text> = {
  invalid_input: {
    en: 'Something in the request is missing, unknown or malformed; `fields` says what.',
    id: 'Ada yang kurang, tidak dikenal, atau salah bentuk; `fields` menyebutkannya.',
    my: 'Ada yang tertinggal, tidak dikenali atau salah bentuk; `fields` menyatakannya.',
  },
  invalid_code: {
    en: 'The code is wrong, used up or older than 10 minutes.',
    id: 'Kodenya salah, sudah terpakai, atau lebih dari 10 menit.',
    my: 'Kod itu salah, telah digunakan atau melebihi 10 minit.',
  },
  invalid_token: {
    en: 'The link’s token is wrong, used or too old.',
    id: 'Token tautan salah, sudah dipakai, atau kedaluwarsa.',
    my: 'Token pautan salah, telah digunakan atau tamat tempoh.',
  },
  not_signed_in: {
    en: 'This needs a session, but there is none.',
    id: 'Ini memerlukan sesi, tetapi tidak ada sesi.',
    my: 'Ini memerlukan sesi, tetapi tiada sesi.',
  },
  wrong_credentials: {
    en: 'The address and the password don’t match.',
    id: 'Alamat email dan kata sandi tidak cocok.',
    my: 'Alamat e-mel dan kata laluan tidak sepadan.',
  },
  unknown_token: {
    en: 'The API token is unknown, expired or revoked.',
    id: 'Token API tidak dikenal, kedaluwarsa, atau sudah dicabut.',
    my: 'Token API tidak dikenali, tamat tempoh atau telah dibatalkan.',
  },
  missing_scope: {
    en: 'The API token works, but lacks the scope for this call; `scope` names it.',
    id: 'Token API berlaku, tetapi tidak memiliki cakupan untuk panggilan ini; `scope` menyebutkannya.',
    my: 'Token API berfungsi, tetapi tiada skop untuk panggilan ini; `scope` menyatakannya.',
  },
  not_for_tokens: {
    en: 'No API token can make this call; it needs a session on the site.',
    id: 'Panggilan ini tidak bisa dilakukan dengan token API; perlu sesi di situs.',
    my: 'Panggilan ini tidak boleh dibuat dengan token API; ia memerlukan sesi di laman.',
  },
  not_allowed: {
    en: 'The signed-in person isn’t allowed to do this.',
    id: 'Orang yang masuk tidak boleh melakukan ini.',
    my: 'Orang yang log masuk tidak boleh melakukannya.',
  },
  silenced: {
    en: 'Moderators have silenced the person for a while: they may read and not write. The message says until when and why.',
    id: 'Moderator membatasi orang ini untuk sementara: boleh membaca, tetapi tidak menulis. Pesannya menyebutkan sampai kapan dan mengapa.',
    my: 'Moderator mengehadkan orang ini buat sementara: boleh membaca tetapi tidak menulis. Mesejnya menyatakan sehingga bila dan sebabnya.',
  },
  suspended: {
    en: 'The account is suspended: the person may read, appeal, download their data and delete their account. The message says until when and why.',
    id: 'Akun ini ditangguhkan: orangnya boleh membaca, mengajukan banding, mengunduh data, dan menghapus akun. Pesannya menyebutkan sampai kapan dan mengapa.',
    my: 'Akaun ini digantung: orangnya boleh membaca, membuat rayuan, memuat turun data dan memadam akaun. Mesejnya menyatakan sehingga bila dan sebabnya.',
  },
  reauthentication_required: {
    en: 'The person must confirm again that it’s them: more than 10 minutes have passed. See `/api/auth/reauthenticate`.',
    id: 'Orang tersebut harus mengonfirmasi lagi bahwa ini dirinya: sudah lewat 10 menit. Lihat `/api/auth/reauthenticate`.',
    my: 'Orang itu perlu mengesahkan semula bahawa ini dirinya: lebih 10 minit telah berlalu. Lihat `/api/auth/reauthenticate`.',
  },
  proof_of_work_required: {
    en: 'Very many people are signing up: solve the puzzle of `/api/auth/signup/proof` first, and send it as `proof`.',
    id: 'Sangat banyak orang sedang mendaftar: pecahkan dulu teka-teki dari `/api/auth/signup/proof`, lalu kirim sebagai `proof`.',
    my: 'Terlalu ramai orang sedang mendaftar: selesaikan dahulu teka-teki `/api/auth/signup/proof`, kemudian hantar sebagai `proof`.',
  },
  cross_site: {
    en: 'The request came from another site.',
    id: 'Permintaan datang dari situs lain.',
    my: 'Permintaan datang dari laman lain.',
  },
  needs_verification: {
    en: 'The password is right, but the address isn’t verified yet.',
    id: 'Kata sandi benar, tetapi alamatnya belum diverifikasi.',
    my: 'Kata laluan betul, tetapi alamatnya belum disahkan.',
  },
  second_factor_required: {
    en: 'The first step is done. Two-step verification asks for a code now.',
    id: 'Langkah pertama selesai. Verifikasi dua langkah sekarang meminta kode.',
    my: 'Langkah pertama selesai. Pengesahan dua langkah kini meminta kod.',
  },
  plan_required: {
    en: 'The person’s plan doesn’t include this.',
    id: 'Paket orang tersebut tidak mencakup ini.',
    my: 'Pelan orang itu tidak merangkumi ini.',
  },
  nsfw_no_likes: {
    en: 'Adult content can’t be liked or voted on.',
    id: 'Konten dewasa tidak bisa disukai atau diberi suara.',
    my: 'Kandungan dewasa tidak boleh disukai atau diundi.',
  },
  consent_required: {
    en: 'Adult content: the caller hasn’t confirmed that they’re 18 or older.',
    id: 'Konten dewasa: pemanggil belum menyatakan berusia 18 tahun ke atas.',
    my: 'Kandungan dewasa: pemanggil belum mengesahkan umur 18 tahun ke atas.',
  },
  under_age: {
    en: 'According to their year of birth, the caller may be under 18.',
    id: 'Menurut tahun lahirnya, usia pemanggil mungkin belum 18 tahun.',
    my: 'Mengikut tahun lahirnya, umur pemanggil mungkin belum genap 18 tahun.',
  },
  not_found: {
    en: 'There’s nothing here, or nothing this person may see.',
    id: 'Tidak ada apa pun di sini, atau tidak ada yang boleh dilihat orang ini.',
    my: 'Tiada apa-apa di sini, atau tiada yang boleh dilihat oleh orang ini.',
  },
  timed_out: {
    en: 'The request wasn’t received in full in time: headers have 10 seconds.',
    id: 'Permintaan tidak diterima utuh pada waktunya: batas untuk header 10 detik.',
    my: 'Permintaan tidak diterima sepenuhnya pada waktunya: had untuk pengepala 10 saat.',
  },
  edit_conflict: {
    en: 'Someone else has changed the text in the meantime. `current` has the current text and both texts merged.',
    id: 'Orang lain sudah mengubah teks ini sementara itu. `current` berisi teks yang berlaku sekarang dan gabungan keduanya.',
    my: 'Orang lain telah mengubah teks ini dalam masa yang sama. `current` mengandungi teks semasa dan gabungan kedua-duanya.',
  },
  conflict: {
    en: 'It conflicts with what is already there, or with another call that has the same Idempotency-Key.',
    id: 'Bertabrakan dengan yang sudah ada, atau dengan panggilan lain yang ber-Idempotency-Key sama.',
    my: 'Bercanggah dengan yang sedia ada, atau dengan panggilan lain yang mempunyai Idempotency-Key sama.',
  },
  moved: {
    en: 'The test is continued in another tab, which has taken over.',
    id: 'Tes dilanjutkan di tab lain yang mengambil alih.',
    my: 'Ujian diteruskan dalam tab lain yang mengambil alih.',
  },
  already_taken: {
    en: 'The person already has a score: the test can be taken once.',
    id: 'Orang itu sudah punya skor: tes hanya bisa diikuti sekali.',
    my: 'Orang itu sudah mempunyai skor: ujian hanya boleh diambil sekali.',
  },
  lapsed: {
    en: 'The time for this attempt is over.',
    id: 'Waktu untuk percobaan ini sudah habis.',
    my: 'Tempoh bagi percubaan ini sudah tamat.',
  },
  too_large: { en: 'The body is too large.', id: 'Isinya terlalu besar.', my: 'Badannya terlalu besar.' },
  unsupported_media_type: {
    en: 'The body wasn’t sent as application/json.',
    id: 'Isi tidak dikirim sebagai application/json.',
    my: 'Badan tidak dihantar sebagai application/json.',
  },
  too_many_requests: {
    en: 'Too many calls; `Retry-After` says when to try again.',
    id: 'Terlalu banyak panggilan; `Retry-After` menyebut kapan bisa mencoba lagi.',
    my: 'Terlalu banyak panggilan; `Retry-After` menyatakan bila boleh mencuba lagi.',
  },
  headers_too_large: {
    en: 'Together, the headers are larger than 16 KB.',
    id: 'Seluruh header lebih besar dari 16 KB.',
    my: 'Semua pengepala melebihi 16 KB.',
  },
  internal: {
    en: 'Our mistake. It’s logged under the answer’s `X-Request-Id`.',
    id: 'Kesalahan kami. Tercatat dengan `X-Request-Id` pada jawaban.',
    my: 'Kesilapan kami. Direkodkan dengan `X-Request-Id` pada jawapan.',
  },
  unavailable: {
    en: 'Too busy right now; try again in a moment.',
    id: 'Sedang terlalu sibuk; coba sebentar lagi.',
    my: 'Terlalu sibuk sekarang; cuba sebentar lagi.',
  },
}
