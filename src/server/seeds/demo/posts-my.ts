import type { DemoPost } from './post-types.ts'
import { say } from './say.ts'

export const POSTS_MY: DemoPost[] = [
  {
    by: 35,
    hours: 0.4,
    title: 'Baru naik darat, bot senyap betul',
    content:
      'Enjin bantu hari ini guna bateri daripada panel suria sahaja. Yang paling terkejut bukan saya, tetapi burung camar.',
    likes: 4,
    comments: [say(1, 'Tahniah, Amirul! Berapa lama tahan sebelum perlu enjin besar?')],
  },
  {
    by: 19,
    hours: 2,
    title: '',
    content:
      'Kopitiam tutup awal sebab hujan. Saya pula terperangkap di bawah kaki lima dengan pemandangan ini.',
    photo: ['rain', 8],
    alt: 'Lampu jalan berwarna-warni yang kabur di sebalik cermin berjurai air hujan',
    likes: 9,
    comments: [
      say(
        31,
        'Kaki lima ialah ciptaan paling baik untuk negara hujan.',
        say(19, 'Lima kaki lebarnya, sebab itulah namanya. Saya ukur tadi: cukup untuk seorang dan beg.'),
      ),
      say(25, 'Jalan jem sampai ke tol. Saya baca kiriman ini dalam bas yang tidak bergerak, jangan risau.'),
    ],
  },
  {
    by: 28,
    hours: 7,
    title: 'Lari pagi atau lari petang?',
    content:
      'Pagi sejuk tapi mata berat. Petang segar tapi jalan panas. Saya dah tiga minggu tak boleh buat keputusan, jadi saya tak lari langsung.',
    poll: {
      question: 'Bila anda berlari?',
      options: ['Sebelum Subuh', 'Selepas Subuh', 'Petang', 'Saya lari dari tanggungjawab'],
    },
    likes: 18,
    comments: [
      say(
        8,
        'Pagi. Badan belum sempat reka alasan.',
        say(28, 'Badan saya reka alasan sejak malam sebelumnya.'),
      ),
      say(
        6,
        'Kalau mau keringat lebih sedikit, pagi. Kalau mau otot lebih siap, sore. Jadi: yang mana pun yang benar-benar Anda lakukan.',
      ),
    ],
  },
  {
    by: 1,
    hours: 16,
    title: 'Air surut lagi petang ini',
    content:
      'Murid saya kutip sebelas jenis cangkerang dalam masa dua puluh minit. Kami letak semula semuanya, kecuali satu yang sudah menjadi rumah orang lain.',
    photo: ['sea', 6],
    alt: 'Matahari rendah di atas laut yang tenang dengan jalur cahaya di permukaan air',
    likes: 25,
    comments: [
      say(
        21,
        'Rumah umang-umang! Dia berpindah setiap kali badannya membesar, kadang-kadang berbaris tunggu giliran.',
        say(1, 'Esok saya bacakan komen ini kepada kelas. Mereka akan cari barisannya.'),
      ),
      say(27, 'Eleven in twenty minutes is a good beach. Look after it.'),
    ],
  },
  {
    by: 10,
    hours: 23,
    title: 'Teka-teki untuk malam ini',
    content:
      'Ada 100 pintu tertutup dan 100 orang murid. Murid ke-$n$ mengubah setiap pintu yang nombornya gandaan $n$. Di hujungnya, pintu mana yang terbuka? Jangan beri jawapan, beri **petunjuk**.',
    likes: 16,
    comments: [
      say(24, 'Petunjuk: berapa kali pintu 12 disentuh? Lalu pintu 16?'),
      say(
        31,
        'Petunjuk saya: kira pembahagi, dan tanya kenapa biasanya genap.',
        say(10, 'Dua petunjuk ini sudah cukup. Tolong jangan ada yang ketiga.'),
      ),
    ],
  },
  {
    by: 16,
    hours: 45,
    title: 'Bulan naik dari belakang bumbung jiran',
    content:
      'Anak saya tanya kenapa malam ini besar. Saya suruh dia pandang melalui gulungan kertas. Terus mengecil, dan dia marah pada kertas itu.',
    photo: ['moon', 8],
    alt: 'Bulan penuh dengan lingkaran cahaya pucat di atas garis bumbung yang gelap',
    likes: 22,
    comments: [
      say(20, 'Marah pada kertas, itulah awal ilmu pengetahuan.'),
      say(
        33,
        'I tried it through my fist. It works and looks ridiculous.',
        say(16, 'Lebih murah daripada teleskop.'),
      ),
    ],
  },
  {
    by: 13,
    hours: 58,
    title: 'Nota pinjaman tahun 1978',
    content:
      'Jumpa kad pinjaman lama dalam sebuah novel. Enam belas nama, dan nama yang ketiga ialah arwah cikgu saya. Siapa pernah jumpa nama yang dikenali dalam buku?',
    likes: 30,
    comments: [
      say(3, 'My own. I had borrowed the same book at twelve and remembered nothing of it.'),
      say(
        1,
        'Simpan kad itu, Kak Siti. Ia lebih berharga daripada novelnya.',
        say(13, 'Sudah dalam bingkai, di atas meja kaunter.'),
      ),
      say(
        4,
        'Di perpustakaan kami kartunya dibuang semua saat pindah ke komputer. Saya menyelamatkan satu laci.',
      ),
    ],
  },
  {
    by: 5,
    hours: 88,
    title: 'Hutan selepas hujan, pukul tujuh',
    content: 'Dua jam berdiri. Dengar enggang, lihat tiada. Itulah pemerhatian burung yang sebenar.',
    photo: ['forest', 6],
    alt: 'Batang pokok yang gelap dan pucat berlapis-lapis dalam kabus hutan',
    likes: 17,
    comments: [
      say(21, 'Yang tak nampak itu pun data. Catat bunyinya dan masanya.'),
      say(
        29,
        'Kabutnya berpose untuk Anda, untuk saya tidak pernah.',
        say(5, 'Rahsianya: jangan bawa tripod.'),
      ),
    ],
  },
  {
    by: 8,
    hours: 130,
    title: 'Ubat sisa di rumah, anda buat apa?',
    content:
      'Ramai yang simpan “untuk nanti”. Antibiotik yang tinggal separuh bukan simpanan, ia tanda rawatan tak dihabiskan. Jujur ya.',
    poll: {
      question: 'Ubat yang berbaki…',
      options: ['Simpan dalam laci', 'Buang ke tong sampah', 'Pulangkan ke farmasi', 'Tak pernah berbaki'],
    },
    likes: 21,
    comments: [
      say(18, 'Di sini juga banyak yang menyimpan. Saya selalu bilang: bawa kembali, jangan ke wastafel.'),
      say(
        28,
        'Saya baru buka laci. Ada ubat batuk dari sebelum anak saya lahir. Dia darjah dua sekarang.',
        say(8, 'Pulangkan ke mana-mana farmasi hospital, mereka terima.'),
      ),
    ],
  },
  {
    by: 31,
    hours: 200,
    title: 'Batu dalam poket minggu ini',
    content:
      'Granit dari tebing jalan, hablur feldsparnya sebesar kuku. Granit menyejuk perlahan jauh di bawah tanah; itulah sebabnya hablurnya sempat besar.',
    likes: 13,
    comments: [
      say(
        23,
        'How did you get it past your mother?',
        say(31, 'She has a shelf for me. It is the second shelf.'),
      ),
      say(5, 'Jalan yang mana? Saya lalu situ setiap hari dan tak pernah tengok.'),
    ],
  },
  {
    by: 38,
    hours: 310,
    title: 'Tiga saat subuh dari atas bukit',
    content:
      'Kawan-kawan tidur dalam khemah. Saya jaga kamera. Berbaloi, cuma tiada siapa nak percaya sebab mereka tidur.',
    film: 'mist',
    alt: 'Rakaman dipercepat kabus yang mengalir di antara bukit-bukit menjelang pagi',
    likes: 11,
    comments: [
      say(19, 'Saya percaya. Saya yang tidur itu.'),
      say(35, 'Dari laut pun cantik waktu begini, datanglah sekali.'),
    ],
  },
  {
    by: 21,
    hours: 520,
    title: 'Kain nenek, sebelum dilipat semula',
    content:
      'Kawung, kata ibu saya, daripada buah kabung yang dibelah. Sebagai ahli botani saya periksa: bentuknya memang betul.',
    photo: ['cloth', 8],
    alt: 'Kain perang dengan corak bujur krem yang bersilang berulang-ulang',
    likes: 19,
    comments: [
      say(
        14,
        'Ahli botani memeriksa batik! Tolong periksa juga motif *truntum* saya.',
        say(21, 'Dengan senang hati. Itu bunga kecil, kan, yang bertabur seperti bintang?'),
      ),
      say(26, 'Kabung itu aren di sini. Satu pohon, dua nama, satu motif.'),
    ],
  },
  {
    by: 25,
    hours: 900,
    title: 'Perhentian rehat terbaik di utara',
    content:
      'Dua belas tahun memandu bas, saya ada senarai sendiri. Tetapi saya nak tahu pilihan penumpang dahulu. Apa yang buat anda gembira semasa berhenti?',
    poll: {
      question: 'Yang paling penting?',
      options: ['Tandas bersih', 'Makanan panas', 'Surau yang tenang', 'Bas tak tinggalkan saya'],
    },
    likes: 24,
    comments: [
      say(
        31,
        'Pilihan keempat itu pengalaman peribadi. Sungkai, 2019.',
        say(25, 'Kalau itu bas saya, saya minta maaf. Saya kira tiga kali sekarang.'),
      ),
      say(13, 'Rak buku kecil di tempat menunggu. Satu pun jadilah.'),
    ],
  },
  {
    by: 16,
    hours: 2000,
    title: '',
    content:
      'Musim tanglung di jalan lama. Tukang gantungnya berumur tujuh puluh dua dan tidak mahu pakai tangga orang lain.',
    photo: ['lanterns', 8],
    alt: 'Tanglung merah dan kuning bergantungan dalam dua baris pada langit senja',
    likes: 23,
    comments: [
      say(19, 'Itu Pak Cik Leong! Tangganya lebih tua daripada saya.'),
      say(8, 'Ipoh memang cantik waktu ini. Esok saya bawa anak-anak.'),
    ],
  },
  {
    by: 1,
    hours: 5000,
    title: 'Soalan murid yang belum saya jawab',
    content:
      '“Cikgu, kalau ikan minum air laut, kenapa dia tak dahaga?” Saya tahu sedikit tentang insang dan garam, tetapi saya mahu jawapan yang muat dalam dua ayat.',
    likes: 27,
    comments: [
      say(
        8,
        'Ikan laut minum, lalu buang garamnya melalui insang dan buah pinggang. Jadi air yang tinggal ialah air tawar.',
        say(1, 'Dua ayat. Tepat. Terima kasih, Wei Ling!'),
      ),
      say(
        21,
        'Dan ikan air tawar pula hampir tidak minum langsung, sebab air masuk sendiri. Itu soalan untuk minggu depan.',
      ),
    ],
  },
]
