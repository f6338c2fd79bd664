import type { DemoPost } from './post-types.ts'
import { say } from './say.ts'

export const POSTS_ID: DemoPost[] = [
  {
    by: 26,
    hours: 0.12,
    title: 'Rak tukar buku baru saja kemasukan kamus 1950-an',
    content:
      'Ditinggal di meja tiga, tanpa nama. Ejaannya masih *tj* dan *oe*. Siapa yang punya, kopinya saya traktir.',
    likes: 2,
    comments: [say(34, 'Bukan punya saya, tetapi saya mau pinjam duluan!')],
  },
  {
    by: 29,
    hours: 1.2,
    title: '',
    content: 'Lampion sisa pasar malam kemarin. Penjualnya sudah pulang, lampunya belum.',
    photo: ['lanterns', 6],
    alt: 'Dua baris lampion merah dan kuning menyala di langit senja ungu',
    likes: 8,
    comments: [
      say(
        36,
        'Di baris bawah ada satu yang lebih merah dari yang lain. Sengaja?',
        say(29, 'Kata penjualnya itu penanda tempat parkirnya.'),
      ),
      say(32, 'Anak saya minta semuanya. Saya bilang dua.'),
    ],
  },
  {
    by: 34,
    hours: 5,
    title: 'Main catur di angkot itu mungkin',
    content:
      'Papan magnet, empat pemberhentian, satu langkah tiap lampu merah. Lawan saya turun sebelum skakmat. Apakah saya menang?',
    poll: {
      question: 'Menurut Anda?',
      options: ['Menang, lawan meninggalkan papan', 'Seri', 'Belum selesai, tunggu ia naik lagi'],
    },
    likes: 15,
    comments: [
      say(24, 'Belum selesai. Foto posisinya, besok sambung.', say(34, 'Sudah saya catat di karcis.')),
      say(6, 'Kalau di bulu tangkis namanya *walkover*.'),
      say(11, 'Di kampung saya, yang turun duluan yang bayar ongkos.'),
    ],
  },
  {
    by: 15,
    hours: 12,
    title: 'Giliran air pagi ini',
    content:
      'Petak paling atas sudah penuh, sekarang turun ke bawah. Tidak ada jam, kami mendengar bunyinya saja.',
    photo: ['terraces', 6],
    alt: 'Sawah hijau bertingkat dengan pematang melengkung di bawah langit pucat',
    likes: 23,
    comments: [
      say(
        11,
        'Di tempat kami masih pakai bambu penanda. Bunyinya seperti apa kalau sudah penuh?',
        say(15, 'Dari gemericik jadi diam. Diam itu tandanya.'),
      ),
      say(9, 'Diam sebagai tanda. Gong pun begitu, yang ditunggu justru setelahnya.'),
    ],
  },
  {
    by: 32,
    hours: 26,
    title: 'Hari ke-40 belajar coding: programnya jalan!',
    content:
      'Isinya cuma menghitung belanja dapur seminggu. Tetapi ketika angkanya **cocok** dengan struk, saya berdiri dan bertepuk tangan sendirian.',
    likes: 27,
    comments: [
      say(24, 'Selamat! Simpan versi pertama itu. Lima tahun lagi Anda akan tersenyum membacanya.'),
      say(
        12,
        'Bravo! Question from a stranger: did you round before or after the sum?',
        say(32, 'Before. Lalu selisih tujuh rupiah, dan saya cari dua malam.'),
        say(12, 'Every one of us has lost two nights to seven rupiah.'),
      ),
    ],
  },
  {
    by: 20,
    hours: 41,
    title: 'Cerah dua jam, lalu kabut lagi',
    content: 'Tiga puluh detik dari lapangan belakang kampus. Yang miring di tengah itu Bima Sakti.',
    photo: ['stars', 6],
    alt: 'Langit malam penuh bintang dengan pita pucat miring di atas cakrawala hitam',
    likes: 19,
    comments: [
      say(16, 'Di tempat kami cahaya bandar sudah menelan semuanya. Terima kasih, saya pandang lama-lama.'),
      say(
        22,
        'Murid-murid saya bertanya kenapa bintang di pulau lebih banyak. Saya bilang: jumlahnya sama, lampunya yang beda.',
      ),
    ],
  },
  {
    by: 36,
    hours: 66,
    title: 'Sambal: diulek atau diblender?',
    content:
      'Suami saya bilang tidak ada bedanya. Pernikahan kami sedang diuji. Tolong beri suara dengan jujur.',
    poll: {
      question: 'Mana yang benar?',
      options: ['Diulek, titik', 'Diblender, hemat waktu', 'Yang penting dimasakkan orang'],
    },
    likes: 26,
    comments: [
      say(
        4,
        'Diulek memecah, blender memotong. Minyaknya keluar dengan cara yang berbeda, jadi memang beda.',
        say(36, 'Saya cetak komentar ini dan tempel di kulkas.'),
      ),
      say(31, 'Mak saya tumbuk guna lesung batu. Bunyinya pun sudah sedap.'),
      say(39, 'Saya pilih yang ketiga, dan saya tidak malu.'),
    ],
  },
  {
    by: 14,
    hours: 95,
    title: 'Kawung, tetapi tangan saya sendiri',
    content:
      'Butuh sebelas hari untuk satu selendang. Titik di tengahnya dibuat paling akhir, dan paling menegangkan.',
    photo: ['cloth', 6],
    alt: 'Kain cokelat dengan motif kawung, bulatan lonjong krem yang saling bersilang',
    likes: 31,
    comments: [
      say(
        28,
        'Sebelas hari! Kalau satu titik tersalah, apa jadi?',
        say(14, 'Jadi milik saya sendiri. Lemari saya penuh titik yang salah.'),
      ),
      say(
        30,
        'What do you call the dot in the middle?',
        say(14, 'Orang sini menyebutnya *cecek*, titik saja, tetapi tanpa itu motifnya tidak melihat balik.'),
      ),
    ],
  },
  {
    by: 11,
    hours: 150,
    title: 'Tikus sawah takut sama apa?',
    content:
      'Burung hantu sudah kami pasang rumahnya, dua ekor datang. Sejak itu yang bolong tinggal pematang utara. Ada pengalaman lain?',
    likes: 14,
    comments: [
      say(15, 'Kami tanam serempak, jadi makanannya tidak tersedia sepanjang tahun. Itu yang paling terasa.'),
      say(
        21,
        'Burung jampuk, betul? Seekor boleh makan banyak tikus semalam. Jaga kotaknya daripada hujan.',
        say(11, 'Betul, serak jawa. Sudah kami beri atap ijuk.'),
      ),
    ],
  },
  {
    by: 24,
    hours: 230,
    title: 'Dua jam dalam tiga detik, versi begadang',
    content:
      'Saya menunggu build selesai, kameranya menunggu langit berputar. Kameranya menang. Dari sini porosnya hampir di cakrawala.',
    film: 'stars',
    alt: 'Rekaman dipercepat bintang-bintang yang melukis garis lengkung di atas bukit gelap',
    likes: 12,
    comments: [say(32, 'Build-nya akhirnya hijau?', say(24, 'Baru setelah bintangnya habis.'))],
  },
  {
    by: 22,
    hours: 350,
    title: 'Perahu buku datang tiap hari keberapa?',
    content:
      'Di pulau kami perahunya datang dua minggu sekali. Anak-anak sudah hafal suara mesinnya. Di tempat Anda, buku datang naik apa?',
    poll: {
      question: 'Buku sampai ke desa Anda naik…',
      options: ['Perahu', 'Motor', 'Mobil perpustakaan', 'Kami yang berjalan ke sana'],
    },
    likes: 25,
    comments: [
      say(
        13,
        'Dulu van perpustakaan berhenti di bawah pokok asam depan sekolah saya. Sebab itulah saya jadi pustakawan.',
        say(22, 'Cerita begini yang perlu dibacakan di kelas.'),
      ),
      say(26, 'Kami jalan. Tetapi pulangnya selalu lebih cepat karena sambil membaca.'),
    ],
  },
  {
    by: 29,
    hours: 600,
    title: 'Kabut tidak pernah berpose',
    content: 'Menunggu satu jam supaya ia pindah sedikit ke kiri. Ia pindah ke kanan.',
    photo: ['forest', 8],
    alt: 'Batang-batang pohon gelap berlapis-lapis di dalam kabut hijau pucat',
    likes: 17,
    comments: [
      say(14, 'Justru yang kanan itu bagus, ada tempat untuk mata beristirahat.'),
      say(5, 'Ada bunyi burung rangkong tak masa tu?'),
    ],
  },
  {
    by: 18,
    hours: 1100,
    title: 'Ember di belakang rumah Anda',
    content:
      'Coba lihat hari ini juga. Jentik hanya butuh seminggu lebih sedikit untuk jadi nyamuk. Apa yang Anda temukan?',
    likes: 28,
    comments: [
      say(
        36,
        'Tutup galon. Tutup galon kecil itu pun ada isinya!',
        say(18, 'Itu juara bertahan di RT kami.'),
      ),
      say(2, 'Talang air. Sepuluh tahun saya kira masalahnya di got.'),
      say(8, 'Alas pasu bunga. Terima kasih, saya baru buang.'),
    ],
  },
  {
    by: 4,
    hours: 2600,
    title: 'Sungai Musi jam enam sore',
    content:
      'Kapal dagang dulu masuk lewat sini dengan angin yang sama. Saya berdiri di tepi dan mencoba mengosongkan kepala dari gedung-gedung.',
    photo: ['boats', 8],
    alt: 'Perahu-perahu layar kecil di air tenang, garis pantai hijau di kejauhan',
    likes: 20,
    comments: [
      say(19, 'Saya cuba buat perkara yang sama di Melaka. Gedungnya degil.'),
      say(20, 'Anginnya masih sama, ya. Itu kalimat yang menenangkan.'),
    ],
  },
  {
    by: 6,
    hours: 6500,
    title: 'Anak saya takut kok, bukan raketnya',
    content: 'Umur enam tahun, selalu memejamkan mata saat kok datang. Para pelatih, apa yang Anda lakukan?',
    poll: {
      question: 'Mulai dari mana?',
      options: ['Balon', 'Kok plastik pelan', 'Bola gantung', 'Biarkan dulu menonton'],
    },
    likes: 16,
    comments: [
      say(
        9,
        'Balon! Jatuhnya pelan, jadi mata sempat berani.',
        say(6, 'Balon berhasil. Sekarang ia tidak mau kok sama sekali, maunya balon.'),
      ),
      say(34, 'Saya dulu begitu juga. Sembuh karena adik saya lebih berani.'),
    ],
  },
]
