import type { Asked } from './asked.ts'

export const ASKED_ID: Asked[] = [
  {
    title: 'Kenapa nasi uduk saya selalu lembek?',
    content:
      'Santannya sudah saya kurangi, tetapi hasilnya tetap seperti bubur. Saya pakai penanak nasi biasa dan beras pulen.',
    category: 'science',
    tags: ['memasak', 'nasi'],
    isSolved: true,
    answers: [
      'Santan menggantikan air, bukan menambahnya. Hitung cairan totalnya: untuk beras pulen cukup **1 : 1** (santan encer termasuk di dalamnya). Cuci beras, tiriskan lima belas menit, lalu masak. Setelah tombol naik, biarkan sepuluh menit tanpa dibuka.',
      'Campur sepertiga beras pera. Nenek saya di Jatinegara selalu begitu.',
    ],
    comment: 'Takaran airnya berapa untuk satu cangkir beras?',
  },
  {
    title: 'Apa bedanya hujan orografis dan hujan konveksi?',
    content: 'Di buku anak saya penjelasannya hanya satu baris. Ada contoh yang dekat dengan kita?',
    category: 'geography',
    tags: ['cuaca', 'sekolah'],
    isSolved: true,
    answers: [
      '- **Orografis**: angin lembap menabrak gunung, naik, mendingin, lalu hujan di lereng itu. Bogor basah karena Gunung Salak dan Gede; di balik gunungnya lebih kering.\n- **Konveksi**: tanah memanas, udara naik lurus ke atas, sore harinya turun hujan lebat sebentar. Itu hujan pukul tiga di Jakarta.',
    ],
  },
  {
    title: 'Siapa yang pertama kali menulis aksara Jawa di daun lontar?',
    content: '',
    category: 'history',
    tags: ['jawa', 'aksara'],
    answers: [
      'Nama orangnya tidak kita ketahui. Aksara Kawi tertua yang bertanggal ada di prasasti batu (Dinoyo, tahun 760), sedangkan lontar jarang bertahan lebih dari dua abad di udara lembap. Naskah yang ada sekarang hampir semuanya salinan dari salinan.',
    ],
  },
  {
    title: 'Bagaimana cara mencabut izin aplikasi pinjaman dari ponsel?',
    content:
      'Ibu saya memasang satu, lalu semua kontaknya dikirimi pesan. Aplikasinya sudah dihapus. Apakah itu cukup?',
    category: 'technology',
    tags: ['keamanan', 'ponsel'],
    isSolved: true,
    answers: [
      'Menghapus aplikasi menghentikan akses **baru**, tetapi kontak yang sudah disalin tetap ada pada mereka. Jadi:\n\n1. Buka *Pengelola izin*, pastikan tidak ada aplikasi lain yang memegang Kontak.\n2. Ganti kata sandi email, aktifkan verifikasi dua langkah.\n3. Simpan tangkapan layar, lalu laporkan ke OJK (157) dan polisi.\n4. Beri tahu kontak terdekat dengan satu pesan singkat agar tidak ditanggapi.',
      'Periksa juga *Aksesibilitas* dan *Admin perangkat* di pengaturan. Beberapa aplikasi bersembunyi di sana.',
    ],
  },
  {
    title: 'Kenapa bulan kadang terlihat pada siang hari?',
    content: 'Anak saya bertanya dan saya tidak bisa menjawab.',
    category: 'astronomy',
    tags: ['bulan', 'anak'],
    isSolved: true,
    answers: [
      'Karena Bulan tidak menunggu malam: ia berada di atas cakrawala sekitar dua belas jam sehari, kapan pun itu. Di sekitar bulan separuh, waktu itu jatuh pada siang, dan Bulan cukup terang untuk tampak di langit biru. Ajak anak Anda mencarinya di pagi hari seminggu setelah purnama.',
    ],
  },
  {
    title: 'Kok bulan bisa kelihatan pagi-pagi?',
    content: 'Tadi pukul tujuh masih ada di atas rumah tetangga.',
    category: 'astronomy',
    tags: ['bulan'],
    answers: [],
    duplicateOf: 4,
  },
  {
    title: 'Bolehkah minum obat demam berdarah sebelum hasil lab keluar?',
    content: 'Anak tetangga demam dua hari, 39 derajat. Puskesmas baru buka besok.',
    category: 'health',
    tags: ['demam-berdarah', 'anak'],
    answers: [
      'Tidak ada obat khusus untuk virusnya; yang menolong adalah cairan. **Parasetamol boleh** menurut takaran berat badan. **Jangan ibuprofen atau aspirin**, karena menambah risiko perdarahan. Langsung ke IGD malam ini juga kalau ada: muntah terus, nyeri perut, bintik merah, lemas sekali, atau tidak buang air kecil enam jam.',
      'Saya bukan dokter, tetapi saya setuju: jangan tunggu besok kalau anaknya tampak lemas.',
    ],
  },
  {
    title: 'Apakah ujian nasional akan kembali tahun depan?',
    content: 'Beritanya simpang siur. Ada yang punya sumber resmi?',
    category: 'education',
    tags: ['ujian', 'sekolah'],
    answers: [],
    comment: 'Tahun ajaran yang mana maksudnya?',
  },
  {
    title: 'Bagaimana cara wasit badminton melihat servis terlalu tinggi?',
    content: 'Kok harus di bawah 1,15 meter saat dipukul. Dari kursi setinggi itu, apa bisa terlihat?',
    category: 'sports',
    tags: ['bulu-tangkis', 'aturan'],
    isSolved: true,
    answers: [
      'Bukan wasit di kursi yang menilai, melainkan **hakim servis** yang duduk rendah di samping lapangan. Di depannya ada alat sederhana: dua bilah bening bergaris hitam pada ketinggian 1,15 meter. Kalau seluruh kok tampak di atas garis, servisnya salah.',
    ],
  },
  {
    title: 'Mengapa suara gamelan dua kampung tidak pernah sama?',
    content: 'Saya merekam dua perangkat dengan laras yang sama, slendro, dan nadanya tetap berbeda.',
    category: 'entertainment',
    tags: ['gamelan', 'musik'],
    answers: [
      'Memang disengaja. Tidak ada nada baku: setiap perangkat ditala sebagai satu keluarga oleh pandainya, dan selisih itulah watak (*embat*) perangkat itu. Karena itu wilahan dari perangkat lain tidak bisa dipinjam.',
    ],
  },
  {
    title: 'Berapa lama presiden boleh mengambil cuti kampanye?',
    content: '',
    category: 'politics',
    tags: ['pemilu', 'hukum'],
    answers: [],
  },
  {
    title: 'Siapa saja anggota ASEAN sekarang?',
    content: 'Saya hafal sepuluh, tetapi kuis kemarin bilang sebelas.',
    category: 'world',
    tags: ['asean'],
    isSolved: true,
    answers: [
      'Yang kesebelas adalah **Timor-Leste**, diterima penuh pada Oktober 2025. Sepuluh lainnya: Indonesia, Malaysia, Singapura, Thailand, Filipina, Brunei, Vietnam, Laos, Myanmar, dan Kamboja.',
    ],
  },
]
