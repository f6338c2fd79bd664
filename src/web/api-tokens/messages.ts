import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  title: { en: 'API tokens', id: 'Token API', my: 'Token API' },
  lead: {
    en: 'With a token, your own programs can use the API as you. Give each one only what it needs.',
    id: 'Dengan token, program Anda sendiri bisa memakai API atas nama Anda. Beri masing-masing hanya yang diperlukannya.',
    my: 'Dengan token, program anda sendiri boleh menggunakan API bagi pihak anda. Beri setiap satu hanya yang diperlukannya.',
  },
  docs: { en: 'Read the API documentation', id: 'Baca dokumentasi API', my: 'Baca dokumentasi API' },
  back: { en: 'Back to settings', id: 'Kembali ke pengaturan', my: 'Kembali ke tetapan' },
  wallTitle: {
    en: 'Sign in to see your API tokens',
    id: 'Masuk untuk melihat token API',
    my: 'Log masuk untuk melihat token API',
  },
  wallText: {
    en: 'Tokens belong to your account.',
    id: 'Token adalah bagian dari akun Anda.',
    my: 'Token ialah sebahagian daripada akaun anda.',
  },
  new: { en: 'New token', id: 'Token baru', my: 'Token baharu' },
  name: { en: 'Name', id: 'Nama', my: 'Nama' },
  nameHint: {
    en: 'So that you know later which program uses it.',
    id: 'Agar nanti Anda tahu program mana yang memakainya.',
    my: 'Supaya nanti anda tahu program mana yang menggunakannya.',
  },
  nameNeeded: {
    en: 'Please give the token a name.',
    id: 'Silakan beri token ini nama.',
    my: 'Sila beri token ini nama.',
  },
  nameLong: {
    en: 'Use up to {max} characters.',
    id: 'Maksimal {max} karakter.',
    my: 'Maksimum {max} aksara.',
  },
  may: { en: 'What it may do', id: 'Apa yang boleh dilakukannya', my: 'Apa yang boleh dilakukannya' },
  scopeNeeded: {
    en: 'Please choose at least one.',
    id: 'Pilih minimal satu.',
    my: 'Sila pilih sekurang-kurangnya satu.',
  },
  life: { en: 'Expires', id: 'Masa berlaku', my: 'Tempoh sah' },
  days: { en: 'After {count} days', id: 'Setelah {count} hari', my: 'Selepas {count} hari' },
  never: { en: 'Never', id: 'Tidak pernah', my: 'Tidak pernah' },
  create: { en: 'Create token', id: 'Buat token', my: 'Cipta token' },
  notCreated: {
    en: 'Couldn’t create the token. Please try again.',
    id: 'Token gagal dibuat. Silakan coba lagi.',
    my: 'Token tidak dapat dicipta. Sila cuba lagi.',
  },
  made: { en: 'Your new token', id: 'Token baru Anda', my: 'Token baharu anda' },
  once: {
    en: 'Copy it now: it’s shown only this once. Anyone who has it can act as you, so keep it secret.',
    id: 'Salin sekarang: token hanya ditampilkan sekali ini. Siapa pun yang memilikinya bisa bertindak atas nama Anda, jadi rahasiakan.',
    my: 'Salin sekarang: token hanya dipaparkan sekali ini. Sesiapa yang memilikinya boleh bertindak bagi pihak anda, jadi rahsiakan.',
  },
  copy: { en: 'Copy token', id: 'Salin token', my: 'Salin token' },
  copied: { en: 'Token copied', id: 'Token disalin', my: 'Token disalin' },
  notCopied: {
    en: 'Couldn’t copy it. The token is selected: press Ctrl+C or ⌘C.',
    id: 'Gagal disalin. Token sudah dipilih: tekan Ctrl+C atau ⌘C.',
    my: 'Tidak dapat disalin. Token sudah dipilih: tekan Ctrl+C atau ⌘C.',
  },
  list: { en: 'Your tokens', id: 'Token Anda', my: 'Token anda' },
  none: { en: 'No tokens yet.', id: 'Belum ada token.', my: 'Belum ada token.' },
  failed: {
    en: 'Couldn’t load your tokens.',
    id: 'Token Anda gagal dimuat.',
    my: 'Token anda tidak dapat dimuatkan.',
  },
  used: { en: 'Last used {time}', id: 'Terakhir dipakai {time}', my: 'Terakhir digunakan {time}' },
  unused: { en: 'Never used', id: 'Belum pernah dipakai', my: 'Belum pernah digunakan' },
  expires: { en: 'expires on {date}', id: 'berlaku sampai {date}', my: 'sah hingga {date}' },
  expired: { en: 'expired on {date}', id: 'kedaluwarsa pada {date}', my: 'tamat tempoh pada {date}' },
  lasts: { en: 'doesn’t expire', id: 'tanpa batas waktu', my: 'tiada tarikh luput' },
  revoke: { en: 'Revoke', id: 'Cabut', my: 'Batalkan' },
  revokeName: { en: 'Revoke {name}', id: 'Cabut {name}', my: 'Batalkan {name}' },
  revokeAsk: {
    en: 'Programs that use it stop working at once. This can’t be undone.',
    id: 'Program yang memakainya langsung berhenti berfungsi. Ini tidak bisa diurungkan.',
    my: 'Program yang menggunakannya berhenti berfungsi serta-merta. Ini tidak boleh dibuat asal.',
  },
  revokeNow: { en: 'Revoke token', id: 'Cabut token', my: 'Batalkan token' },
  cancel: { en: 'Cancel', id: 'Batal', my: 'Batal' },
  notRevoked: {
    en: 'Couldn’t revoke the token. Please try again.',
    id: 'Token gagal dicabut. Silakan coba lagi.',
    my: 'Token tidak dapat dibatalkan. Sila cuba lagi.',
  },
})

/** What each scope allows, in the words of its owner. */
export const scopeWords = defineMessages({
  read: {
    en: 'Read what I can read, except messages and settings',
    id: 'Membaca yang bisa saya baca, kecuali pesan dan pengaturan',
    my: 'Membaca yang boleh saya baca, kecuali mesej dan tetapan',
  },
  'write:articles': {
    en: 'Write, edit and delete my articles',
    id: 'Menulis, menyunting, dan menghapus artikel saya',
    my: 'Menulis, menyunting dan memadam artikel saya',
  },
  'write:posts': {
    en: 'Write, edit and delete my posts',
    id: 'Menulis, menyunting, dan menghapus postingan saya',
    my: 'Menulis, menyunting dan memadam hantaran saya',
  },
  'write:questions': {
    en: 'Ask and answer questions',
    id: 'Bertanya dan menjawab pertanyaan',
    my: 'Bertanya dan menjawab soalan',
  },
  'write:comments': {
    en: 'Write, edit and delete my comments',
    id: 'Menulis, menyunting, dan menghapus komentar saya',
    my: 'Menulis, menyunting dan memadam komen saya',
  },
  'write:collections': {
    en: 'Create and edit collections',
    id: 'Membuat dan menyunting koleksi',
    my: 'Mencipta dan menyunting koleksi',
  },
  'write:media': {
    en: 'Upload images and videos',
    id: 'Mengunggah gambar dan video',
    my: 'Memuat naik gambar dan video',
  },
  'write:activity': {
    en: 'Like, vote, save and follow',
    id: 'Menyukai, memberi suara, menyimpan, dan mengikuti',
    my: 'Menyukai, mengundi, menyimpan dan mengikuti',
  },
  messages: {
    en: 'Read and send messages',
    id: 'Membaca dan mengirim pesan',
    my: 'Membaca dan menghantar mesej',
  },
})
