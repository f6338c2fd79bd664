import type { LegalText } from './legal-text.ts'

export const text: LegalText = {
  title: 'Kebijakan Privasi',
  summary:
    'Data apa tentang Anda yang disimpan {siteName}, untuk apa, dan berapa lama. Tanpa iklan, tanpa pelacak, dan tidak ada yang dijual.',
  updatedAt: '2026-11-18',
  sections: [
    {
      heading: 'Singkatnya',
      blocks: [
        {
          list: [
            'Kami hanya menyimpan hal yang diperlukan untuk akun dan situs yang aman.',
            'Tidak ada iklan, analitik pihak ketiga, atau pelacak. Kami tidak menjual data.',
            'Kata sandi Anda tidak pernah disimpan. Yang disimpan hanya hash-nya, dan kata sandi tidak dapat dibaca kembali dari situ.',
            'Anda dapat meminta pengelola menunjukkan, membetulkan, menyerahkan, atau menghapus data Anda: tulis ke {contact}.',
          ],
        },
      ],
    },
    {
      heading: 'Siapa yang bertanggung jawab',
      blocks: [
        'Pengelola {siteName} menentukan cara data Anda digunakan dan bertanggung jawab atasnya. Untuk pertanyaan atau permintaan apa pun tentang data Anda, tulislah kepada pengelola melalui {contact}.',
      ],
    },
    {
      heading: 'Apa yang kami simpan, untuk apa, dan berapa lama',
      blocks: [
        'Halaman publik dapat dibaca tanpa akun. Jika Anda memiliki akun atau mencoba membuatnya, kami menyimpan data berikut.',
        {
          table: {
            head: ['Data', 'Untuk apa', 'Berapa lama'],
            rows: [
              [
                'Nama depan dan belakang, alias, alamat email, peran',
                'Agar Anda memiliki akun, dapat dikenali, dan dapat dihubungi',
                'Sampai akun dihapus',
              ],
              [
                'Hash kata sandi (Argon2id), bukan kata sandinya',
                'Untuk memeriksa kata sandi saat Anda masuk',
                'Sampai kata sandi diganti atau akun dihapus',
              ],
              [
                'Tema pilihan, serta bahasa untuk menu, membaca, dan menulis',
                'Agar situs tampil sesuai selera Anda',
                'Sampai Anda mengubahnya atau akun dihapus',
              ],
              [
                'Nama penyedia (Google atau Discord) dan id Anda di sana, hanya jika Anda masuk dengan cara itu',
                'Untuk mengenali Anda pada kesempatan berikutnya',
                'Sampai akun dihapus',
              ],
              [
                'Paket Anda dan masa berlakunya, faktur Anda (jumlah, tanggal, dan tautan), serta nomor Anda di penyedia pembayaran, hanya jika Anda membayar paket atau diberi paket',
                'Untuk memberi Anda apa yang Anda bayar, dan untuk pembukuan yang diwajibkan hukum',
                'Sampai akun dihapus. Setelah itu faktur disimpan tanpa nama Anda',
              ],
              [
                'Sesi: hash token sesi, nama peramban, dan alamat IP saat masuk',
                'Agar Anda tetap masuk dan penyalahgunaan dapat diketahui',
                'Sesi berakhir setelah 14 hari tidak dipakai dan paling lama setelah 60 hari; maksimal 10 sesi per orang. Alamat IP disimpan paling lama 30 hari',
              ],
              [
                'Riwayat masuk: kapan dan bagaimana seseorang masuk ke akun Anda atau memasukkan kata sandi yang salah, dengan nama peramban, alamat IP, dan hash dari angka acak dalam cookie',
                'Agar Anda tahu siapa yang masuk ke akun Anda, dan untuk mengirim email tentang perangkat baru. Hanya Anda yang dapat melihatnya',
                '90 hari; alamat IP paling lama 30 hari',
              ],
              [
                'Honor yang Anda dapat: berapa, untuk apa, dari siapa, dan kapan',
                'Untuk menunjukkan jumlah dan asalnya, dan menjaganya tetap adil',
                'Sampai akun dihapus',
              ],
              [
                'Akun mana saja yang dipakai di satu perangkat: hash dari angka acak dalam cookie, tanpa hal lain tentang perangkat itu',
                'Agar tidak ada yang memberi Honor kepada dirinya sendiri',
                '24 jam',
              ],
              [
                'Pendaftaran yang tidak pernah dikonfirmasi',
                'Agar Anda dapat menyelesaikan pendaftaran',
                'Dihapus setelah 7 hari',
              ],
              [
                'Kode verifikasi dan tautan atur ulang kata sandi',
                'Untuk memastikan bahwa alamat email itu milik Anda',
                'Kode berlaku 10 menit, tautan berlaku 30 menit',
              ],
              [
                'Penggantian alamat email: alamat baru dan hash dari kedua tautannya',
                'Agar alamat hanya diganti setelah kedua alamat mengonfirmasi',
                'Sampai dikonfirmasi atau dibatalkan, paling lama 24 jam',
              ],
              [
                'Alias Anda yang lama',
                'Agar tautan lama tetap menuju Anda dan tidak ada yang bisa mengaku sebagai Anda',
                '90 hari',
              ],
              [
                'Penghitung untuk mencegah penyalahgunaan, dengan alamat orang dan jaringan dalam bentuk hash',
                'Untuk menghentikan penebakan kata sandi dan banjir permintaan',
                'Paling lama satu hari',
              ],
              [
                'Log teknis yang memuat alamat IP',
                'Untuk menemukan gangguan dan serangan',
                'Paling lama 30 hari',
              ],
              [
                'Yang Anda tulis dan bagikan: artikel, postingan, pertanyaan, dan jawaban beserta riwayatnya, komentar, usulan, foto dan video, serta yang Anda sukai, beri suara, simpan, atau laporkan',
                'Untuk ditampilkan kepada pembaca dan kepada Anda',
                'Sampai Anda menghapusnya; artikel, postingan, pertanyaan, jawaban, dan komentar yang dihapus dapat dipulihkan selama 30 hari, lalu dihapus permanen bersama foto dan videonya. Unggahan yang tidak dipakai dihapus setelah sehari',
              ],
              [
                'Apakah laporan Anda dinilai berdasar oleh moderator',
                'Untuk menentukan seberapa besar laporan Anda berikutnya diperhitungkan',
                'Satu tahun',
              ],
              [
                'Suara Anda dalam jajak pendapat, dan siapa yang Anda ikuti',
                'Agar setiap orang dihitung sekali, dan agar postingan orang yang Anda ikuti dapat ditampilkan. Tidak seorang pun diberi tahu siapa memilih apa',
                'Sampai Anda menarik suara atau berhenti mengikuti, atau postingan maupun akunnya dihapus',
              ],
              [
                'Guild: guild tempat Anda bergabung dan peran Anda di sana, permintaan bergabung beserta isinya, undangan, pembisuan dan larangan masuk beserta alasannya, serta log guild tentang tindakan pengurusnya',
                'Untuk menjalankan guild, dan agar anggotanya mengetahui caranya. Untuk guild privat hanya anggota yang melihatnya; permintaan, alasan, dan larangan hanya dilihat pengurus',
                'Permintaan berakhir setelah 30 hari, undangan yang sudah dijawab disimpan 30 hari lagi. Keanggotaan berlaku sampai Anda keluar, larangan sampai dicabut. Log disimpan selama guild ada, dan guild dihapus permanen 7 hari setelah dihapus',
              ],
              [
                'Alamat IP saat sebuah postingan di Page ditulis',
                'Untuk menelusuri penyalahgunaan. Hanya Anda dan moderator yang dapat melihatnya',
                '30 hari',
              ],
              [
                'Tahun lahir, jika Anda memberitahukannya, dan kapan Anda menyatakan berusia 18 tahun ke atas',
                'Agar konten dewasa hanya tampil bagi yang memintanya, dan tidak pernah bagi yang berusia di bawah 18 tahun',
                'Sampai Anda menariknya atau akun dihapus. Tahun yang menunjukkan usia di bawah 18 tahun tetap ada sampai akun dihapus',
              ],
              [
                'Tempat Anda berhenti di artikel yang separuh dibaca: artikel, paragraf, dan waktunya',
                'Agar Anda dapat melanjutkannya di perangkat mana pun. Hanya Anda yang dapat melihatnya',
                'Sampai Anda selesai membaca artikel itu atau menghapusnya dari daftar, untuk 200 artikel terakhir Anda, paling lama 180 hari sejak terakhir dibaca',
              ],
              [
                'Pesan Anda: teks, foto, dan reaksi, siapa yang ada di percakapan, dan sejauh mana masing-masing sudah membaca',
                'Untuk menampilkannya kepada orang di dalam percakapan dan tidak kepada orang lain. Moderator hanya membaca yang dilaporkan oleh orang di dalamnya: pesan itu dan lima pesan sebelumnya, beserta nama penulisnya, dan setiap akses dicatat',
                'Sampai Anda menghapusnya. Yang Anda hapus untuk diri sendiri tetap ada pada orang lain; yang Anda hapus untuk semua orang dihapus permanen. Jika akun Anda dihapus, teks dan fotonya dihapus permanen, dan hanya tempatnya yang ditampilkan, tanpa nama Anda. Yang dilaporkan tetap ada pada laporannya, yang dihapus 90 hari setelah diputuskan',
              ],
              [
                'Tes IQ: jawaban Anda beserta waktunya, apakah Anda meninggalkan jendela tes atau menempel teks, apakah Anda memilih waktu tambahan atau hanya deret bilangan, bahasa dan jenis perangkat yang dipakai, serta skor Anda',
                'Untuk menilai tes, mengenali percobaan yang tidak bisa dinilai, dan mengetahui tingkat kesulitan tiap soal. Hanya Anda yang bisa melihat skor, kecuali Anda memilih menampilkannya',
                'Sampai akun dihapus. Setelah itu jawaban disimpan tanpa kaitan apa pun dengan Anda, agar soal tetap adil',
              ],
              [
                'Draf tulisan Anda',
                'Agar tidak ada teks yang hilang',
                'Sampai Anda menerbitkan atau membuangnya, paling lama 180 hari tanpa perubahan',
              ],
            ],
          },
        },
        'Foto dan video sering menyembunyikan lebih dari yang terlihat: tempat, waktu, dan kameranya. Setelah diunggah, foto dibuat ulang, dan semua informasi seperti itu dihapus dari video sebelum ada yang dapat melihatnya.',
        'Log permintaan milik perangkat lunak kami sendiri tidak memuat data pribadi. Jika pengelola membuat cadangan, data yang sudah dihapus bisa saja masih ada di dalamnya sampai cadangan itu diganti. Jika cadangan dipulihkan, akun yang dihapus setelah cadangan dibuat akan dihapus lagi.',
      ],
    },
    {
      heading: 'Mengapa kami boleh melakukannya',
      blocks: [
        'Data akun kami pakai karena akun yang Anda minta tidak dapat berjalan tanpanya. Data sesi, penghitung, dan log kami pakai karena situs yang aman adalah kepentingan yang sah bagi kami dan bagi Anda. Untuk hal yang bersifat pilihan, misalnya menampilkan konten dewasa, kami bertanya dahulu, dan Anda boleh berubah pikiran.',
      ],
    },
    {
      heading: 'Masuk dengan Google atau Discord',
      blocks: [
        'Cara ini hanya ada jika pengelola mengaktifkannya, dan tidak seorang pun wajib memakainya. Jika Anda memakainya, kami hanya meminta nama dan alamat email dari penyedia, serta menyimpan id Anda di sana. Penyedia jadi tahu bahwa Anda masuk ke situs ini. Apa yang dilakukannya dengan informasi itu dijelaskan dalam kebijakan privasinya sendiri.',
      ],
    },
    {
      heading: 'Email',
      blocks: [
        'Kami mengirim email yang diperlukan akun Anda, seperti kode, tautan atur ulang, dan pemberitahuan keamanan akun. Email tentang kegiatan di situs, seperti ringkasan mingguan, hanya dikirim sesuai pengaturan notifikasi Anda, dan masing-masing memuat tautan untuk menghentikannya. Semua email dikirim lewat server email pilihan pengelola. Jika server email belum diatur, email disimpan di disk server situs ini sendiri.',
      ],
    },
    {
      heading: 'Statistik',
      blocks: [
        'Statistik dihitung tanpa cookie. Untuk pengunjung yang tidak masuk, kami membuat kunci satu arah dari alamat IP yang dipendekkan dan nama peramban. Kunci itu berganti setiap hari, dan rahasia pembuatnya dimusnahkan setiap hari, sehingga pengunjung tersebut tidak dapat diikuti dari hari ke hari. Anggota yang masuk dihitung satu kali berdasarkan akunnya. Yang ditampilkan hanya jumlah keseluruhan.',
      ],
    },
    {
      heading: 'Yang tidak kami lakukan',
      blocks: [
        {
          list: [
            'Kami tidak menayangkan iklan dan tidak menyusun profil iklan tentang Anda.',
            'Kami tidak memakai analitik, pelacak, fon, atau skrip dari pihak ketiga.',
            'Kami tidak menjual atau menyewakan data.',
            'Kami tidak memperlihatkan alamat email atau alamat IP Anda kepada anggota lain.',
          ],
        },
      ],
    },
    {
      heading: 'Siapa lagi yang dapat menerima data',
      blocks: [
        {
          list: [
            'Perusahaan yang menjalankan server, server email, dan penyimpanan unggahan bagi pengelola, sebatas yang diperlukan pekerjaannya.',
            'Google atau Discord, hanya jika Anda masuk dengan layanan itu.',
            'Penyedia pembayaran Stripe, hanya jika Anda membayar paket: nama dan alamat email Anda. Nomor kartu hanya diterima Stripe; kami tidak pernah melihatnya. Saat akun Anda dihapus, kami meminta Stripe menghapus nama, alamat, dan kartu Anda; faktur tetap disimpannya sebagaimana diwajibkan hukum.',
            'Pihak berwenang, hanya jika hukum mewajibkan pengelola.',
          ],
        },
        'Pengelola menentukan lokasi server. Bisa jadi letaknya di negara lain. Anda boleh menanyakannya melalui {contact}.',
      ],
    },
    {
      heading: 'Cara kami melindungi data Anda',
      blocks: [
        'Kata sandi dan token sesi hanya disimpan sebagai hash satu arah. Cookie sesi tidak dapat dibaca oleh skrip. Mengatur ulang kata sandi mengakhiri semua sesi. Meski begitu, tidak ada situs yang sepenuhnya aman. Jika terjadi kebocoran yang berdampak pada Anda, pengelola memberi tahu Anda dan pihak berwenang sesuai dengan hukum.',
      ],
    },
    {
      heading: 'Hak Anda',
      blocks: [
        'Tanpa biaya, Anda boleh:',
        {
          list: [
            'melihat data tentang Anda yang kami simpan,',
            'meminta data yang keliru dibetulkan,',
            'menerima salinan data untuk Anda bawa,',
            'meminta data Anda dihapus,',
            'menolak suatu penggunaan data, atau menarik kembali persetujuan.',
          ],
        },
        'Untuk itu, tulislah kepada pengelola melalui {contact}. Kami mungkin perlu memastikan bahwa itu benar-benar Anda. Kami menjawab dalam batas waktu yang ditetapkan hukum.',
        'Hak-hak seperti ini diatur dalam Undang-Undang Pelindungan Data Pribadi Indonesia (UU PDP, UU No. 27 Tahun 2022), Akta Perlindungan Data Peribadi 2010 Malaysia (PDPA), dan GDPR di Uni Eropa. Mana yang berlaku bergantung pada tempat tinggal Anda dan lokasi pengelola. Teks ini adalah penjelasan, bukan nasihat hukum. Jika Anda tidak puas dengan jawaban kami, Anda dapat mengadu kepada lembaga pelindungan data di negara Anda.',
      ],
    },
    {
      heading: 'Anak dan remaja',
      blocks: [
        'Jika usia Anda di bawah 18 tahun, mintalah izin orang tua atau wali sebelum mendaftar. Konten dewasa tidak pernah ditampilkan kepada siapa pun yang menurut tahun lahirnya mungkin belum 18 tahun. Orang tua dan wali dapat menghubungi {contact} untuk melihat atau menghapus data anaknya.',
      ],
    },
    {
      heading: 'Perubahan',
      blocks: [
        'Situs ini masih bertumbuh. Jika bagian baru mulai menyimpan data lain, kami menjelaskannya di sini terlebih dahulu. Tanggal di halaman ini menunjukkan versi terakhir. Perubahan penting kami umumkan di situs.',
      ],
    },
  ],
}
