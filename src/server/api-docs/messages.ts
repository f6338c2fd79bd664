import type { Access } from '../../contract/endpoint.ts'
import { defineMessages, type Text } from '../../contract/messages.ts'

export const messages = defineMessages({
  title: { en: '{site} API', id: 'API situs {site}', my: 'API laman {site}' },
  lead: {
    en: 'Every call the site itself is made of. What stands here is drawn from the same contract that the server obeys.',
    id: 'Semua panggilan yang membentuk situs ini. Isi halaman ini digambar dari kontrak yang sama dengan yang dipatuhi server.',
    my: 'Semua panggilan yang membentuk laman ini. Kandungan halaman ini dilukis daripada kontrak yang sama yang dipatuhi pelayan.',
  },
  skip: { en: 'Skip to content', id: 'Langsung ke isi', my: 'Terus ke kandungan' },
  contents: { en: 'Contents', id: 'Daftar isi', my: 'Kandungan' },
  languages: { en: 'Language', id: 'Pilihan bahasa', my: 'Pilihan Bahasa' },
  download: { en: 'openapi.json', id: 'Berkas openapi.json', my: 'Fail openapi.json' },
  basics: { en: 'The basics', id: 'Dasar-dasar', my: 'Asas-asas' },
  whoCalls: { en: 'Who may call', id: 'Siapa yang boleh memanggil', my: 'Siapa boleh memanggil' },
  takes: { en: 'Takes', id: 'Menerima', my: 'Apa yang diterima' },
  answers: { en: 'Answers', id: 'Menjawab', my: 'Apa yang dijawab' },
  refuses: { en: 'Refuses with', id: 'Menolak dengan', my: 'Ditolak dengan' },
  inPath: { en: 'In the path', id: 'Di dalam alamat', my: 'Dalam alamat' },
  inQuery: { en: 'In the query', id: 'Di dalam kueri', my: 'Dalam pertanyaan URL' },
  inBody: { en: 'In the JSON body', id: 'Di dalam isi JSON', my: 'Dalam badan JSON' },
  takesNothing: { en: 'Nothing.', id: 'Tidak menerima apa pun.', my: 'Tiada apa-apa.' },
  goesOn: {
    en: '303: the browser goes on to another address.',
    id: '303: peramban melanjutkan ke alamat lain.',
    my: '303: pelayar meneruskan ke alamat lain.',
  },
  shapes: { en: 'Shapes', id: 'Bentuk data', my: 'Bentuk-bentuk data' },
  errors: { en: 'Errors', id: 'Kesalahan', my: 'Ralat' },
  errorsLead: {
    en: 'Every refusal has the shape {shape}: `code` for programs, `message` for people in their language, and `fields` with one sentence for each field that is wrong.',
    id: 'Setiap penolakan berbentuk {shape}: `code` untuk program, `message` untuk orang dalam bahasanya, dan `fields` dengan satu kalimat bagi tiap isian yang salah.',
    my: 'Setiap penolakan berbentuk {shape}: `code` untuk atur cara, `message` untuk orang dalam bahasanya, dan `fields` dengan satu ayat bagi setiap isian yang salah.',
  },
})

/** What holds for every call, one paragraph each. */
export const basics: Text[] = [
  {
    en: 'Send and receive JSON in UTF-8. Nothing is converted: a number is never taken for a text, and a key that is not listed is refused. A body has 64 KB at most, one with a long text 512 KB.',
    id: 'Kirim dan terima JSON dalam UTF-8. Tidak ada yang diubah diam-diam: angka tidak pernah dianggap tulisan, dan kunci yang tidak tercantum ditolak. Isi paling besar 64 KB, atau 512 KB bila memuat teks panjang.',
    my: 'Hantar dan terima JSON dalam UTF-8. Tiada apa yang ditukar secara senyap: nombor tidak pernah dianggap teks, dan kunci yang tidak disenaraikan ditolak. Badan paling besar 64 KB, atau 512 KB jika mengandungi teks panjang.',
  },
  {
    en: 'A person is known by the session cookie `{cookie}`, which a sign-in sets. A write is taken from this site’s own pages: `Sec-Fetch-Site: same-origin`, or an `Origin` that is ours.',
    id: 'Seseorang dikenali dari cookie sesi `{cookie}`, yang dipasang saat masuk. Penulisan hanya diterima dari halaman situs ini sendiri: `Sec-Fetch-Site: same-origin`, atau `Origin` milik kami.',
    my: 'Seseorang dikenali melalui kuki sesi `{cookie}`, yang ditetapkan semasa log masuk. Penulisan hanya diterima daripada halaman laman ini sendiri: `Sec-Fetch-Site: same-origin`, atau `Origin` kami.',
  },
  {
    en: 'A write that lists `Idempotency-Key` may carry one of 1 to 200 characters. Sent again with the same key and body within a day, it does not act twice and is answered as before; where that answer was longer than 16 KB, with what was made as it is now. Of one person 500 keys are kept.',
    id: 'Penulisan yang mencantumkan `Idempotency-Key` boleh membawanya, sepanjang 1 sampai 200 karakter. Bila dikirim lagi dengan kunci dan isi yang sama dalam sehari, tidak dikerjakan dua kali dan jawabannya sama; bila jawaban itu lebih dari 16 KB, dijawab dengan keadaan yang dibuat itu sekarang. Untuk satu orang disimpan 500 kunci.',
    my: 'Penulisan yang menyenaraikan `Idempotency-Key` boleh membawanya, sepanjang 1 hingga 200 aksara. Apabila dihantar semula dengan kunci dan badan yang sama dalam sehari, ia tidak dilaksanakan dua kali dan jawapannya sama; jika jawapan itu melebihi 16 KB, dijawab dengan keadaan semasa perkara yang dibuat. Bagi seorang, 500 kunci disimpan.',
  },
  {
    en: 'Messages come in the language of the header `X-Language`: `en`, `id` or `my` (Malay).',
    id: 'Pesan datang dalam bahasa pada header `X-Language`: `en`, `id`, atau `my` (Melayu).',
    my: 'Mesej datang dalam bahasa pada pengepala `X-Language`: `en`, `id` atau `my` (Melayu).',
  },
  {
    en: 'Who calls too often is told 429 and, in `Retry-After`, how many seconds to wait.',
    id: 'Yang memanggil terlalu sering mendapat 429 dan, dalam `Retry-After`, berapa detik harus menunggu.',
    my: 'Sesiapa yang memanggil terlalu kerap mendapat 429 dan, dalam `Retry-After`, berapa saat perlu menunggu.',
  },
]

export const accessTexts: Record<Access, Text> = {
  public: { en: 'Anybody', id: 'Siapa saja', my: 'Sesiapa sahaja' },
  member: { en: 'Who is signed in', id: 'Yang sudah masuk', my: 'Yang sudah log masuk' },
  moderator: {
    en: 'Moderators and operators',
    id: 'Moderator dan pengelola',
    my: 'Moderator dan pengendali',
  },
  operator: { en: 'Operators', id: 'Pengelola', my: 'Pengendali' },
}

/** The features by the second segment of their paths. */
export const featureTexts: Record<string, Text> = {
  auth: { en: 'Accounts', id: 'Akun', my: 'Akaun' },
  account: { en: 'Account settings', id: 'Pengaturan akun', my: 'Tetapan akaun' },
  user: { en: 'Settings', id: 'Pengaturan', my: 'Tetapan' },
  honor: { en: 'Honor', id: 'Honor', my: 'Honor' },
  iq: { en: 'Reasoning test', id: 'Tes penalaran', my: 'Ujian penaakulan' },
  preview: { en: 'Rich text', id: 'Teks berformat', my: 'Teks terformat' },
  articles: { en: 'Articles', id: 'Artikel', my: 'Artikel' },
  'my-articles': { en: 'My articles', id: 'Artikel saya', my: 'Artikel anda' },
  'my-invitations': { en: 'My invitations', id: 'Undangan saya', my: 'Jemputan anda' },
  'my-co-authored': { en: 'Written together', id: 'Ditulis bersama', my: 'Ditulis bersama-sama' },
  'my-series': { en: 'My series', id: 'Seri saya', my: 'Siri anda' },
  series: { en: 'Series', id: 'Seri', my: 'Siri' },
  'page-posts': { en: 'Page posts', id: 'Postingan Page', my: 'Hantaran Page' },
  'my-page-posts': { en: 'My page posts', id: 'Postingan Page saya', my: 'Hantaran Page anda' },
  nsfw: { en: 'Adult content', id: 'Konten dewasa', my: 'Kandungan dewasa' },
  users: { en: 'People', id: 'Orang', my: 'Orang lain' },
  people: { en: 'Finding people', id: 'Mencari orang', my: 'Mencari orang lain' },
  profile: { en: 'My profile', id: 'Profil saya', my: 'Profil anda' },
  aliases: { en: 'Aliases', id: 'Alias', my: 'Nama alias' },
  blocks: { en: 'Blocked people', id: 'Orang yang diblokir', my: 'Orang yang disekat' },
  mutes: { en: 'Muted', id: 'Yang dibisukan', my: 'Yang anda bisukan' },
  notifications: { en: 'Notifications', id: 'Notifikasi', my: 'Pemberitahuan' },
  conversations: { en: 'Conversations', id: 'Percakapan', my: 'Perbualan' },
  messages: { en: 'Messages', id: 'Pesan', my: 'Mesej' },
  'message-search': { en: 'Searching messages', id: 'Mencari pesan', my: 'Mencari mesej' },
  'message-settings': { en: 'Message settings', id: 'Pengaturan pesan', my: 'Tetapan mesej' },
  'message-reports': { en: 'Reported messages', id: 'Pesan yang dilaporkan', my: 'Mesej yang dilaporkan' },
  threads: { en: 'Followed comments', id: 'Komentar yang diikuti', my: 'Komen ikutan' },
  'followed-topics': { en: 'Followed topics', id: 'Topik yang diikuti', my: 'Topik ikutan' },
  'for-you': { en: 'For you', id: 'Untuk Anda', my: 'Untuk anda' },
  push: { en: 'Push notifications', id: 'Notifikasi push', my: 'Pemberitahuan tolak' },
  unsubscribe: { en: 'Unsubscribing', id: 'Berhenti berlangganan', my: 'Nyahlanggan' },
  welcome: { en: 'The first hour', id: 'Jam pertama', my: 'Sejam pertama' },
  events: { en: 'What is new, live', id: 'Yang baru, langsung', my: 'Yang baharu, secara langsung' },
  'since-last-visit': {
    en: 'Since your last visit',
    id: 'Sejak kunjungan terakhir',
    my: 'Sejak lawatan terakhir',
  },
  following: { en: 'Following', id: 'Yang diikuti', my: 'Ikutan' },
  tags: { en: 'Tags', id: 'Tag', my: 'Tag' },
  comments: { en: 'Comments', id: 'Komentar', my: 'Ulasan' },
  bookmarks: { en: 'Bookmarks', id: 'Penanda', my: 'Penanda buku' },
  'bookmark-folders': { en: 'Bookmark folders', id: 'Folder penanda', my: 'Folder penanda buku' },
  'reading-positions': { en: 'Reading positions', id: 'Posisi baca', my: 'Kedudukan bacaan' },
  drafts: { en: 'Drafts', id: 'Draf', my: 'Draf' },
  'draft-links': { en: 'Preview links', id: 'Tautan pratinjau', my: 'Pautan pratonton' },
  categories: { en: 'Categories', id: 'Kategori', my: 'Kategori' },
  stats: { en: 'Statistics', id: 'Statistik', my: 'Statistik' },
  online: { en: 'Who is here', id: 'Siapa yang ada', my: 'Siapa di sini' },
  'recent-updates': { en: 'Recent updates', id: 'Pembaruan terkini', my: 'Kemas kini terkini' },
  media: { en: 'Media', id: 'Media', my: 'Media' },
  reports: { en: 'Reports', id: 'Laporan', my: 'Aduan' },
}
