import { accountSettings } from './account.id.ts'
import { firstHour } from './first-hour.id.ts'
import type { TextsOf } from './help-text.ts'
import { plans } from './plans.id.ts'
import { yourProfile } from './your-profile.id.ts'

export const start: TextsOf<'start'> = {
  'create-account': {
    title: 'Membuat akun',
    summary:
      'Membaca tidak perlu akun. Dengan akun, Anda bisa menulis, berkomentar, menyukai, dan menyimpan artikel.',
    sections: [
      {
        heading: 'Langkah demi langkah',
        blocks: [
          {
            steps: [
              'Tekan **Masuk** di bagian atas, lalu pilih **Daftar**.',
              'Isi **Nama depan**, **Nama belakang**, **Email**, dan **Kata sandi**.',
              'Buka **Baca delapan aturan** di bawah formulir; aturan itu juga punya [halaman sendiri](/help-center?page=community-rules).',
              'Tekan **Daftar**. Kami mengirim kode enam angka ke alamat Anda.',
              'Masukkan kodenya. Sekarang akun Anda jadi, dan Anda sudah masuk.',
            ],
          },
        ],
      },
      {
        heading: 'Kata sandi yang baik',
        blocks: [
          'Panjangnya sedikitnya 6 karakter. Beberapa kata yang tidak berhubungan mudah diingat dan sulit ditebak; satu baris di bawah isian menunjukkan kekuatannya. Kata sandi yang paling umum, serta nama atau alamat Anda sendiri, ditolak.',
        ],
      },
      {
        heading: 'Bila ada hambatan',
        blocks: [
          {
            list: [
              'Alamat itu sudah punya akun: emailnya memberi tahu, dan Anda tinggal masuk.',
              'Kodenya tidak datang: lihat [Memverifikasi alamat email](/help-center?page=verify-email).',
              'Kodenya tidak pernah dimasukkan: pendaftaran dihapus setelah 7 hari. Daftarlah lagi.',
            ],
          },
        ],
      },
    ],
  },
  'verify-email': {
    title: 'Memverifikasi alamat email',
    summary:
      'Kode enam angka membuktikan bahwa alamat itu milik Anda. Ini yang dilakukan bila kode terlambat atau ditolak.',
    sections: [
      {
        heading: 'Masukkan kode',
        blocks: [
          {
            steps: [
              'Buka email “Kode {siteName} Anda”.',
              'Ketik atau tempel angkanya di **Kode 6 angka**. Kode diperiksa begitu angka keenam terisi.',
              'Tekan **Ke Beranda**.',
            ],
          },
        ],
      },
      {
        heading: 'Kodenya tidak datang',
        blocks: [
          {
            list: [
              'Lihat folder spam.',
              'Tunggu satu menit, lalu tekan **Kirim kode baru**. Sampai saat itu tombolnya menghitung mundur. Hanya kode terbaru yang berlaku.',
              'Apakah alamatnya benar? Jika tidak, tekan **Pakai alamat lain** dan daftar lagi.',
              'Satu alamat mendapat paling banyak 5 kode per jam dan 10 per hari. Setelah itu, tunggu dulu.',
            ],
          },
        ],
      },
      {
        heading: 'Kodenya ditolak',
        blocks: [
          'Kode berlaku 10 menit dan boleh dicoba 5 kali. Tekan **Coba Lagi** untuk memperbaiki salah ketik, atau minta kode baru.',
          'Bila kode dimasukkan di peramban lain dari tempat Anda mendaftar, Anda membuat kata sandi sekali lagi. Dengan begitu tidak ada orang lain yang menentukannya.',
          'Halamannya telanjur ditutup? Masuklah dengan alamat dan kata sandi Anda: kode akan diminta lagi.',
        ],
      },
    ],
  },
  'first-hour': firstHour,
  'sign-in-with-provider': {
    title: 'Masuk dengan Google atau Discord',
    summary: 'Tanpa kata sandi baru yang harus diingat. Hanya ada bila pengelola menyediakannya.',
    sections: [
      {
        heading: 'Langkah demi langkah',
        blocks: [
          {
            steps: [
              'Tekan **Masuk** di bagian atas.',
              'Di bawah formulir, setelah **atau lanjutkan dengan**, tekan **Google** atau **Discord**. Bila tidak ada apa-apa di sana, situs ini tidak menyediakannya.',
              'Setujui di halaman mereka. Anda kembali ke sini dalam keadaan sudah masuk.',
            ],
          },
          'Pada kali pertama, akun dibuatkan untuk Anda. Bila alamat Anda sudah punya akun di sini, Anda masuk ke akun itu: kedua cara menuju akun yang sama.',
        ],
      },
      {
        heading: 'Yang kami ketahui',
        blocks: [
          'Kami meminta nama dan alamat email Anda, serta menyimpan nomor pengenal Anda di sana. Kata sandi Anda di sana tidak pernah kami lihat. Selengkapnya ada di [Kebijakan Privasi](/privacy-policy).',
        ],
      },
      {
        heading: 'Bila tidak berhasil',
        blocks: [
          {
            list: [
              'Alamat Anda belum diverifikasi di sana: verifikasi dulu di sana, atau daftar di sini dengan kata sandi.',
              'Anda membatalkan, atau prosesnya lebih dari 10 menit: mulai lagi.',
              'Ingin punya kata sandi juga? [Mengatur ulang kata sandi](/help-center?page=reset-password) membuatkannya.',
            ],
          },
        ],
      },
    ],
  },
  'reset-password': {
    title: 'Mengatur ulang kata sandi',
    summary: 'Lewat tautan di email Anda memilih kata sandi baru, juga bila sebelumnya tidak pernah punya.',
    sections: [
      {
        heading: 'Langkah demi langkah',
        blocks: [
          {
            steps: [
              'Tekan **Masuk** di bagian atas, lalu **Lupa kata sandi?** di dekat isian kata sandi.',
              'Di kotak yang terbuka, isi **Alamat email** dan tekan **Kirim tautan**.',
              'Buka emailnya dan tekan **Pilih kata sandi baru**.',
              'Ketik yang baru di **Kata sandi baru**, lalu tekan **Simpan kata sandi**.',
              'Tekan **Masuk** dan pakailah kata sandi itu.',
            ],
          },
        ],
      },
      {
        heading: 'Perlu diketahui',
        blocks: [
          {
            list: [
              'Tautan hanya berlaku sekali, selama 30 menit. Bila meminta dua kali, pakai email yang terbaru.',
              'Setelah itu Anda keluar dari semua perangkat, agar tidak ada orang lain yang tetap di dalam.',
              'Sebuah email mengabarkan bahwa kata sandi sudah diganti. Bila bukan Anda yang menggantinya, amankan dulu kotak surat Anda, lalu atur ulang kata sandi sekali lagi.',
            ],
          },
        ],
      },
      {
        heading: 'Email tidak datang',
        blocks: [
          'Lihat folder spam dan periksa alamatnya. Demi keamanan, halaman ini mengatakan hal yang sama, entah alamat itu punya akun atau tidak. Satu alamat dikirimi paling banyak 3 tautan per jam.',
        ],
      },
    ],
  },
  'account-settings': accountSettings,
  'change-language': {
    title: 'Mengganti bahasa',
    summary:
      'Situs ini berbahasa Inggris, Indonesia, dan Melayu. Artikel tampil dalam bahasa pilihan Anda bila ada.',
    sections: [
      {
        heading: 'Tiga cara',
        blocks: [
          {
            list: [
              'Di bagian atas, buka menu bertuliskan EN, ID, atau MY.',
              'Di bagian bawah setiap halaman, tekan English, Bahasa Indonesia, atau Bahasa Melayu.',
              'Di [pengaturan](/settings), pilih pada bagian **Bahasa**.',
            ],
          },
          'Halaman langsung berganti dan ketikan Anda tidak hilang. Pilihan ini disimpan di perangkat ini.',
        ],
      },
      {
        heading: 'Yang berubah',
        blocks: [
          {
            list: [
              'Menu, tombol, pemberitahuan, dan halaman bantuan ini.',
              'Daftar artikel: setiap artikel tampil satu kali, dalam bahasa Anda bila ada. Pembaca bahasa Indonesia mendapat versi Melayu sebelum versi Inggris, dan pembaca bahasa Melayu mendapat versi Indonesia.',
            ],
          },
        ],
      },
      {
        heading: 'Versi mana yang tampil di daftar',
        blocks: [
          'Di [pengaturan](/settings), centang bahasa pada **Bahasa untuk membaca** dan urutkan. Daftar lalu menampilkan artikel dalam bahasa menu; bila tidak ada, dalam bahasa pertama Anda yang tersedia; bila tidak ada juga, naskah aslinya. **Hanya tampilkan bahasa yang saya baca** melewatkan sisanya: sebuah baris di bawah daftar menyebut jumlahnya, dan **Tampilkan** memunculkannya selama kunjungan ini.',
          '**Bahasa untuk menulis** dipakai bagi artikel baru selama teksnya belum menunjukkan bahasanya. Bila Anda masuk, semua ini disimpan di akun.',
        ],
      },
      {
        heading: 'Yang tetap',
        blocks: [
          'Artikel yang sedang Anda buka tetap dalam bahasanya. Di bawah judulnya, **Juga dalam** menuju versi lain; bila bahasa Anda belum ada, Anda bisa [menerjemahkannya](/help-center?page=translations). Komentar tetap seperti yang ditulis orang. Email tentang akun Anda datang dalam bahasa yang dipakai saat mendaftar.',
        ],
      },
    ],
  },
  themes: {
    title: 'Tema dan tema premium',
    summary: 'Tiga tema untuk semua orang. Tiga lagi, bernama batu permata, hadir bersama paket.',
    sections: [
      {
        heading: 'Memilih tema',
        blocks: [
          {
            steps: [
              'Untuk berganti antara terang dan gelap, tekan bulan atau matahari di bagian atas.',
              'Untuk keenam tema, tekan roda gigi, **Pengaturan**, di bagian atas, atau buka [pengaturan](/settings).',
              'Pilih **Gelap**, **Terang**, atau **Otomatis** di **Tema dasar**. Otomatis mengikuti perangkat Anda.',
            ],
          },
          'Tema disimpan di perangkat ini. Bila Anda sudah masuk, tema juga disimpan di akun dan ikut ke perangkat lain.',
        ],
      },
      {
        heading: 'Tema premium',
        blocks: [
          '**Topaz**, **Agate**, dan **Aqua** bergembok. Sebuah paket membuka batunya sendiri dan yang sebelumnya: Topaz satu tema, Agate dua, Aqua ketiganya. **Paket Anda** di pengaturan menyebutkan paket mana yang Anda miliki.',
          'Tema yang terkunci memberi tahu apa yang diperlukan dan tidak mengubah apa pun. Semua tema bisa dilihat dulu di [halaman paket](/market); [Paket](/help-center?page=plans) menjelaskan cara mendapatkannya.',
          'Untuk meninggalkan tema premium, tekan **Kembali ke Tema Dasar**. Bila paket berakhir, situs kembali ke tema gelap dan mengabarkannya.',
        ],
      },
      {
        heading: 'Lebih sedikit gerakan',
        blocks: ['Bila perangkat Anda diatur untuk mengurangi gerakan, latar tema premium diam.'],
      },
    ],
  },
  plans,
  'your-profile': yourProfile,
}
