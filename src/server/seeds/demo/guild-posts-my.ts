import type { DemoGuildPost } from './post-types.ts'
import { say } from './say.ts'

export const GUILD_POSTS_MY: DemoGuildPost[] = [
  {
    guild: 'Sejarah Kampung Kita',
    by: 13,
    hours: 11,
    title: 'Nama jalan yang hilang dari peta',
    content:
      'Jalan di belakang perpustakaan kami dahulu bernama Lorong Tukang Besi. Papan tandanya ditukar, tetapi tiga orang tua masih menyebutnya begitu. Sumber: Pak Din (81), Ahad lepas.',
    likes: 13,
    comments: [
      say(
        19,
        'Dalam peta jalan lama ayah saya ada lorong itu. Esok saya ambil gambarnya.',
        say(13, 'Kalau ada tahun pada peta, tolong catat sekali.'),
      ),
      say(1, 'Lorong Tukang Besi jauh lebih mudah diingat daripada nombor.'),
    ],
  },
  {
    guild: 'Sejarah Kampung Kita',
    by: 5,
    hours: 170,
    title: 'Telaga lama di tepi sekolah',
    content:
      'Dindingnya batu bata yang disusun tanpa simen. Ada yang kata dari zaman datuk, ada yang kata lebih awal. Apa cara terbaik untuk menentukan umurnya?',
    poll: {
      question: 'Mula dari mana?',
      options: ['Tanya orang lama', 'Cari dalam rekod tanah', 'Ukur saiz batu batanya'],
    },
    likes: 11,
    comments: [
      say(31, 'Ukur batanya! Saiz bata berubah mengikut zaman dan pembuatnya.'),
      say(13, 'Buat ketiga-tiganya, kemudian tulis yang mana bercanggah.'),
    ],
  },
  {
    guild: 'Sejarah Kampung Kita',
    by: 35,
    hours: 560,
    title: 'Lagu menarik pukat',
    content:
      'Ayah saya masih ingat empat rangkap. Rangkap kelima dia senyum sahaja. Saya rakam dahulu sebelum dia lupa senyumnya.',
    likes: 19,
    comments: [
      say(
        9,
        'Rekam juga ritme kakinya, bukan hanya suaranya. Di kami nadanya hilang, tetapi hentakannya bertahan.',
        say(35, 'Betul! Dia memang hentak kaki kanan.'),
      ),
    ],
  },
  {
    guild: 'Kelab Buku Petang Ahad',
    by: 16,
    hours: 38,
    title: 'Buku bulan hadapan: undi sekarang',
    content:
      'Satu undi seorang, dan jangan memujuk lebih daripada dua ayat. Saya sediakan teh, awak sediakan pendapat.',
    poll: {
      question: 'Mana satu?',
      options: [
        'Sebuah novel Melayu lama',
        'Cerpen terjemahan',
        'Bukan fiksyen, tentang laut',
        'Baca semula yang lepas',
      ],
    },
    likes: 12,
    comments: [
      say(28, 'Tentang laut! Dua ayat sahaja: laut. Laut.'),
      say(
        13,
        'Yang mana pun menang, perpustakaan ada lima naskhah kecuali yang ketiga.',
        say(16, 'Jadi kita tahu yang mana akan menang.'),
      ),
    ],
  },
  {
    guild: 'Kelab Buku Petang Ahad',
    by: 28,
    hours: 290,
    title: 'Watak yang anda mahu jemput minum',
    content:
      'Saya pilih ibu mentua dalam buku lepas. Semua orang benci dia, tetapi dialah seorang yang tahu harga beras.',
    likes: 10,
    comments: [
      say(8, 'Saya jemput naratornya, untuk tanya kenapa dia berbohong di bab enam.'),
      say(19, 'Tukang masak yang disebut sekali sahaja. Mesti banyak ceritanya.'),
    ],
  },
]
