import type { LegalText } from './legal-text.ts'

export const text: LegalText = {
  title: 'Kebijakan Cookie',
  summary:
    'Semua cookie dan entri penyimpanan peramban yang dipakai {siteName}, lengkap dengan guna dan masa berlakunya. Semua cookie yang dipasang saat ini bersifat esensial.',
  updatedAt: '2026-11-18',
  sections: [
    {
      heading: 'Singkatnya',
      blocks: [
        'Cookie adalah catatan kecil yang dititipkan situs di peramban Anda dan dikirim kembali setiap kali Anda berkunjung. Penyimpanan peramban serupa dengan itu, tetapi tidak dikirim otomatis. Keduanya kami pakai hanya agar situs berfungsi dan tampil sesuai pilihan Anda. Tidak ada yang mengikuti Anda ke situs lain.',
      ],
    },
    {
      heading: 'Cookie yang kami pasang',
      blocks: [
        'Semuanya milik kami sendiri dan semuanya esensial. Sebagian besar baru muncul ketika Anda melakukan hal yang memerlukannya.',
        {
          table: {
            head: ['Nama', 'Kegunaan', 'Berapa lama'],
            rows: [
              ['sid (di https: __Host-sid)', 'Menjaga agar Anda tetap masuk', 'Paling lama 60 hari'],
              [
                'signup (di https: __Host-signup)',
                'Mengikat pendaftaran pada peramban yang membuatnya',
                '7 hari',
              ],
              [
                'oauth (di https: __Host-oauth)',
                'Melindungi Anda selama proses masuk dengan Google atau Discord',
                '10 menit',
              ],
              [
                'second (di https: __Host-second)',
                'Di antara dua langkah masuk, mengingat bahwa Anda sudah melewati langkah pertama',
                '10 menit',
              ],
              [
                'passkey (di https: __Host-passkey)',
                'Mengaitkan jawaban kunci sandi dengan peramban yang memintanya',
                '5 menit',
              ],
              ['wrote', 'Setelah Anda mengubah sesuatu, memastikan Anda melihat perubahan itu', '5 detik'],
              [
                'adult (di https: __Host-adult)',
                'Membuktikan kepada server bahwa Anda menyatakan berusia 18 tahun ke atas, agar konten dewasa diberikan kepada Anda',
                '180 hari',
              ],
              [
                'device (di https: __Host-device)',
                'Angka acak untuk mengetahui apakah dua akun dipakai di satu perangkat, agar tidak ada yang memberi Honor kepada dirinya sendiri',
                '1 hari',
              ],
              [
                'known (di https: __Host-known)',
                'Angka acak agar kami mengenali peramban ini saat Anda masuk lagi, sehingga kami hanya mengirim email tentang perangkat baru',
                '90 hari setelah Anda terakhir masuk',
              ],
              ['lang', 'Agar halaman pertama langsung tampil dalam bahasa Anda', '1 tahun'],
              ['theme', 'Agar halaman pertama langsung tampil dengan tema Anda', '1 tahun'],
            ],
          },
        },
        'Cookie adult hanya ada setelah Anda menjawab Ya pada pertanyaan tentang usia. Isinya waktu jawaban Anda dan tanda tangan kami, tidak ada catatan tentang apa yang Anda lihat. Cookie ini hilang ketika Anda menarik jawaban itu.',
        'Cookie sid, signup, oauth, second, passkey, wrote, adult, device, dan known bersifat HttpOnly: skrip di halaman tidak dapat membacanya.',
      ],
    },
    {
      heading: 'Yang kami simpan di penyimpanan peramban Anda',
      blocks: [
        'Entri di localStorage bertahan sampai Anda menghapusnya. Entri di sessionStorage hilang ketika tab ditutup.',
        {
          table: {
            head: ['Nama', 'Tempat', 'Kegunaan'],
            rows: [
              ['theme', 'localStorage', 'Tema Anda: terang, gelap, atau otomatis'],
              ['premium-theme', 'localStorage', 'Tema premium Anda, agar langsung tampil'],
              ['language', 'localStorage', 'Bahasa Anda'],
              [
                'cookie-consent',
                'localStorage',
                'Bahwa Anda sudah menjawab pertanyaan cookie, dan apa jawabannya',
              ],
              ['cookie-preferences', 'localStorage', 'Keempat preferensi cookie Anda'],
              [
                'notifications',
                'localStorage',
                'Apakah notifikasi aktif; dengan akun, sesuai pengaturan akun',
              ],
              [
                'nsfwConsent',
                'localStorage',
                'Catatan bahwa Anda menyatakan berusia 18 tahun ke atas di peramban ini; hanya ada setelah Anda menyatakannya. Server tidak berpegang padanya, melainkan pada cookie adult dan akun Anda',
              ],
              [
                'cendekia:draft:…',
                'localStorage',
                'Tulisan yang sedang Anda kerjakan agar tidak hilang; dihapus saat Anda menerbitkan atau membuangnya',
              ],
              ['skip-loading-screen', 'localStorage', 'Bahwa Anda melewati layar pemuatan sebelum kategori'],
              ['text-size', 'localStorage', 'Ukuran teks pilihan Anda saat membaca artikel'],
              ['keyboard-shortcuts', 'localStorage', 'Bahwa Anda menonaktifkan pintasan keyboard'],
              ['reduce-motion', 'localStorage', 'Bahwa Anda ingin gerakan dikurangi di perangkat ini'],
              ['autoplay-video', 'localStorage', 'Bahwa video diputar otomatis di perangkat ini'],
              ['data-saver', 'localStorage', 'Bahwa Anda mengaktifkan penghemat data di perangkat ini'],
              [
                'adult-posts',
                'localStorage',
                'Apakah postingan dewasa disembunyikan atau diburamkan di perangkat ini, setelah Anda menyatakan usia',
              ],
              [
                'push-invitation',
                'localStorage',
                'Bahwa Anda tidak ingin ditawari notifikasi di perangkat ini',
              ],
              [
                'page-feed',
                'localStorage',
                'Apakah Page terbuka dengan postingan semua orang atau dari orang yang Anda ikuti',
              ],
              [
                'help-strip',
                'localStorage',
                'Bahwa Anda menyembunyikan baris di Pertanyaan yang menuju Pusat bantuan',
              ],
              ['announcement', 'localStorage', 'Pengumuman situs ini yang Anda tutup'],
              [
                'reading-languages',
                'localStorage',
                'Bahasa Anda membaca dan menulis; yang berasal dari akun hilang saat Anda keluar',
              ],
              [
                'reading-positions',
                'localStorage',
                'Tempat Anda berhenti di artikel, 50 yang terakhir; dengan akun hanya sampai diterima server, dan tidak ditampilkan kepada akun lain',
              ],
              [
                'waiting-changes',
                'localStorage',
                'Tanda suka dan simpanan yang belum sempat terkirim; dihapus setelah terkirim, dan tidak pernah dikirim oleh akun lain',
              ],
              [
                'outbox:…',
                'localStorage',
                'Pesan yang belum sempat terkirim; dihapus setelah terkirim atau Anda hapus, dan tidak pernah dikirim oleh akun lain',
              ],
              [
                'iq-answer',
                'localStorage',
                'Jawaban soal tes IQ yang belum sempat terkirim; dihapus setelah terkirim',
              ],
              [
                'comment-draft:…',
                'localStorage',
                'Komentar yang sedang Anda tulis; dihapus saat Anda mengirim atau membuangnya',
              ],
              [
                'merge-draft:…',
                'localStorage',
                'Perubahan Anda pada usulan suntingan sebelum menerimanya; dihapus setelah usulan diterima',
              ],
              [
                'toast-after-load',
                'sessionStorage',
                'Pesan singkat yang tampil di halaman berikutnya, lalu dihapus',
              ],
              [
                'reset-token',
                'sessionStorage',
                'Kunci dari tautan atur ulang kata sandi, selama formulirnya terbuka',
              ],
              [
                'pending-action',
                'sessionStorage',
                'Yang ingin Anda lakukan sebelum masuk, agar dikerjakan sesudahnya; berlaku satu jam',
              ],
              ['iq-tab', 'sessionStorage', 'Nama acak tab ini, agar tes IQ tahu di mana Anda mengerjakannya'],
              ['secure-codes', 'sessionStorage', 'Kode acak pada tautan situs ini, berlaku 30 menit'],
              [
                'scroll',
                'sessionStorage',
                'Posisi terakhir Anda di suatu halaman, agar Anda kembali ke tempat yang sama',
              ],
              [
                'pages-1',
                'Cache storage',
                'Sepuluh artikel terakhir yang Anda baca dan nomor akun Anda, agar bisa dibuka tanpa koneksi; dihapus saat Anda keluar',
              ],
              [
                'files-1',
                'Cache storage',
                'Halaman offline, serta skrip, gaya, dan fon situs ini yang diperlukan artikel tersebut',
              ],
            ],
          },
        },
      ],
    },
    {
      heading: 'Pilihan Anda',
      blocks: [
        'Spanduk cookie memiliki empat preferensi:',
        {
          list: [
            'Esensial: selalu aktif karena situs tidak dapat berjalan tanpanya.',
            'Analitik: saat ini tidak dipakai oleh bagian mana pun di situs.',
            'Preferensi: saat ini tidak dipakai oleh bagian mana pun di situs.',
            'Pemasaran: saat ini tidak dipakai oleh bagian mana pun di situs.',
          ],
        },
        'Kami tetap bertanya dan menyimpan jawaban Anda. Jika suatu hari kami menambahkan cookie semacam itu, jawaban Anda kami hormati. Menolak tidak merugikan Anda: situs berjalan sama saja.',
      ],
    },
    {
      heading: 'Tidak ada cookie pihak lain',
      blocks: [
        'Kami tidak memuat iklan, analitik, fon, atau skrip dari perusahaan lain, sehingga mereka tidak memasang cookie di sini. Jika Anda masuk dengan Google atau Discord, Anda singgah sejenak di situs mereka. Di sana berlaku aturan cookie mereka sendiri.',
        'Statistik dihitung tanpa cookie. Caranya dijelaskan dalam Kebijakan Privasi.',
      ],
    },
    {
      heading: 'Cara menghapusnya',
      blocks: [
        'Cookie dan entri yang tersimpan dapat Anda hapus atau blokir lewat pengaturan peramban. Setelah dihapus, Anda keluar dari akun dan situs kembali menanyakan pilihan cookie Anda. Jika cookie esensial diblokir, halaman publik tetap dapat dibaca, tetapi Anda tidak dapat masuk.',
      ],
    },
    {
      heading: 'Perubahan dan pertanyaan',
      blocks: [
        'Jika ada cookie yang ditambahkan atau dihilangkan, halaman ini dan tanggalnya kami perbarui. Pertanyaan Anda kami tunggu melalui {contact}.',
      ],
    },
  ],
}
