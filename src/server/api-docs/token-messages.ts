import type { Scope } from '../../contract/api-tokens.ts'
import { defineMessages, type Text } from '../../contract/messages.ts'

export const messages = defineMessages({
  title: { en: 'Using API tokens', id: 'Memakai token API', my: 'Menggunakan token API' },
  token: { en: 'API token', id: 'Token API', my: 'Token API' },
  scope: { en: 'Scope {scope}', id: 'Cakupan {scope}', my: 'Skop {scope}' },
  never: { en: 'Not with a token', id: 'Tidak dengan token', my: 'Tidak dengan token' },
  scopes: { en: 'Scopes', id: 'Cakupan', my: 'Skop' },
})

/** How a token is used, one paragraph each. */
export const paragraphs: Text[] = [
  {
    en: 'With a personal API token, your own programs can use the API as you. Create one in the settings under API tokens, choose what it may do, and copy it: it’s shown only once. Keep it secret, like a password.',
    id: 'Dengan token API pribadi, program Anda sendiri bisa memakai API atas nama Anda. Buat token di pengaturan pada bagian Token API, pilih apa yang boleh dilakukannya, lalu salin: token hanya ditampilkan sekali. Rahasiakan seperti kata sandi.',
    my: 'Dengan token API peribadi, program anda sendiri boleh menggunakan API bagi pihak anda. Cipta token dalam tetapan di bahagian Token API, pilih apa yang boleh dilakukannya, kemudian salin: token hanya dipaparkan sekali. Rahsiakan seperti kata laluan.',
  },
  {
    en: 'Send it with every call in the header `Authorization: Bearer cdk_…`. Cookies don’t count then, and neither `Sec-Fetch-Site` nor `Origin` is needed.',
    id: 'Kirim pada setiap panggilan dalam header `Authorization: Bearer cdk_…`. Cookie tidak dihitung, dan `Sec-Fetch-Site` maupun `Origin` tidak diperlukan.',
    my: 'Hantar pada setiap panggilan dalam pengepala `Authorization: Bearer cdk_…`. Kuki tidak dikira, dan `Sec-Fetch-Site` mahupun `Origin` tidak diperlukan.',
  },
  {
    en: 'Each call below names the scope it needs. A token without it gets 403 `missing_scope`, one that’s unknown, expired or revoked gets 401 `unknown_token`. Your account, its security, your tokens, plans, the reasoning test and moderation can’t be reached with any token, and a moderator’s token has no special rights.',
    id: 'Setiap panggilan di bawah menyebut cakupan yang diperlukannya. Token tanpa cakupan itu mendapat 403 `missing_scope`; yang tidak dikenal, kedaluwarsa, atau dicabut mendapat 401 `unknown_token`. Akun Anda, keamanannya, token, paket, tes penalaran, dan moderasi tidak bisa dijangkau dengan token apa pun, dan token milik moderator tidak punya hak khusus.',
    my: 'Setiap panggilan di bawah menyatakan skop yang diperlukannya. Token tanpa skop itu mendapat 403 `missing_scope`; yang tidak dikenali, tamat tempoh atau dibatalkan mendapat 401 `unknown_token`. Akaun anda, keselamatannya, token, pelan, ujian penaakulan dan moderasi tidak boleh dicapai dengan mana-mana token, dan token moderator tidak mempunyai hak khas.',
  },
]

export const scopeTexts: Record<Scope, Text> = {
  read: {
    en: 'Read what you can read, except messages and settings.',
    id: 'Membaca yang bisa Anda baca, kecuali pesan dan pengaturan.',
    my: 'Membaca yang boleh anda baca, kecuali mesej dan tetapan.',
  },
  'write:articles': {
    en: 'Write, edit, translate and delete your articles, and suggest edits.',
    id: 'Menulis, menyunting, menerjemahkan, dan menghapus artikel Anda, serta mengusulkan suntingan.',
    my: 'Menulis, menyunting, menterjemah dan memadam artikel anda, serta mencadangkan suntingan.',
  },
  'write:posts': {
    en: 'Write, schedule, edit and delete posts on Page and in your guilds.',
    id: 'Menulis, menjadwalkan, menyunting, dan menghapus postingan di Page dan guild Anda.',
    my: 'Menulis, menjadualkan, menyunting dan memadam hantaran di Page dan guild anda.',
  },
  'write:questions': {
    en: 'Ask and answer questions.',
    id: 'Bertanya dan menjawab pertanyaan.',
    my: 'Bertanya dan menjawab soalan.',
  },
  'write:comments': {
    en: 'Write, edit and delete your comments.',
    id: 'Menulis, menyunting, dan menghapus komentar Anda.',
    my: 'Menulis, menyunting dan memadam komen anda.',
  },
  'write:collections': {
    en: 'Create, edit and import collections.',
    id: 'Membuat, menyunting, dan mengimpor koleksi.',
    my: 'Mencipta, menyunting dan mengimport koleksi.',
  },
  'write:media': {
    en: 'Upload and delete images and videos.',
    id: 'Mengunggah dan menghapus gambar dan video.',
    my: 'Memuat naik dan memadam gambar dan video.',
  },
  'write:activity': {
    en: 'Like, vote, save, follow, and mark notifications as read.',
    id: 'Menyukai, memberi suara, menyimpan, mengikuti, dan menandai notifikasi sudah dibaca.',
    my: 'Menyukai, mengundi, menyimpan, mengikuti dan menandakan pemberitahuan sebagai dibaca.',
  },
  messages: {
    en: 'Read and send messages.',
    id: 'Membaca dan mengirim pesan.',
    my: 'Membaca dan menghantar mesej.',
  },
}
