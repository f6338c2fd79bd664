import { notifications } from './notifications.id.ts'
import { collections } from './collections.id.ts'
import { explore } from './explore.id.ts'
import type { TextsOf } from './help-text.ts'
import { readingOn } from './reading-on.id.ts'
import { search } from './search.id.ts'

export const reading: TextsOf<'reading'> = {
  'finding-articles': {
    title: 'Menemukan artikel',
    summary: 'Lewat rak, lewat yang sedang ramai, lewat kata, tag, dan bahasa.',
    sections: [
      {
        heading: 'Kategori',
        blocks: [
          '**Kategori** di bagian atas menuju [kesebelas rak](/categories). Di dalamnya, **Hangat**, **Baru**, dan **Teratas** mengubah urutan; pilihan di **Bahasa** dan **Tag** mempersempitnya. Setiap pilihan menjadi bagian alamat, jadi bisa dibagikan.',
        ],
      },
      {
        heading: 'Sedang tren',
        blocks: [
          '[Sedang tren](/trending) diurutkan menurut perhatian (bacaan, suka, komentar, simpanan, dan bagikan) serta usia: sebuah artikel perlu dua kali perhatian untuk bertahan di depan artikel yang 36 jam lebih baru. **Minggu ini** mengingat lebih lama, **Sepanjang masa** mengabaikan usia. Tab **Postingan** mengurutkan postingan Page dengan aturan yang sama, dengan 8 jam sebagai ganti 36. Tempat di daftar ini tidak bisa dibeli.',
        ],
      },
      {
        heading: 'Pencarian',
        blocks: [
          'Ketik sedikitnya 2 karakter di kotak pencarian, lalu tekan Enter. Kotak itu ada di [beranda](/) dan di bagian atas setiap layar lain; di ponsel berupa ikon kaca pembesar. Yang ditemukan adalah artikel yang memuat semua kata Anda; yang memuatnya di judul tampil lebih dulu; postingan di Page juga dicari. Selengkapnya di [Pencarian](/help-center?page=search).',
        ],
      },
      {
        heading: 'Tag',
        blocks: ['Di akhir artikel, sebuah tag menuju semua artikel dengan tag itu.'],
      },
      {
        heading: 'Bahasa',
        blocks: [
          'Setiap artikel tampil satu kali dalam daftar, dalam bahasa Anda bila ada. Tulisan “3 bahasa” pada kartu berarti masih ada versi lain. Lihat [Mengganti bahasa](/help-center?page=change-language).',
        ],
      },
      {
        heading: 'Umpan',
        blocks: [
          'Untuk pembaca umpan tersedia umpan [seluruh situs](/feed.xml), umpan [Page](/page/feed.xml), dan **Umpan** di halaman setiap kategori.',
        ],
      },
    ],
  },
  search,
  explore,
  collections,
  'bookmarks-and-likes': {
    title: 'Simpanan dan tanda suka',
    summary: 'Berterima kasih kepada penulis, menyimpan untuk nanti, meneruskan kepada orang lain.',
    sections: [
      {
        heading: 'Suka',
        blocks: [
          'Tekan gambar hati di samping atau di bawah artikel, atau di bawah postingan dan komentar. Tekan lagi untuk menariknya. Semua orang melihat berapa banyak yang menyukai; satu orang dihitung sekali.',
          'Tanda suka membantu artikel naik di daftar tren. Di sana, tanda suka dari akun yang berumur kurang dari tiga hari dihitung seperempat, dan dari penulisnya sendiri tidak dihitung.',
        ],
      },
      {
        heading: 'Simpan',
        blocks: [
          'Tekan **Simpan**; tombolnya lalu bertuliskan **Tersimpan**. Tekan lagi untuk melepasnya. Tidak ada orang lain yang melihat simpanan Anda.',
          '[Pustaka saya](/library), di menu di balik foto Anda, memuat simpanan Anda, yang terbaru di depan. **Lepaskan** mengeluarkan sebuah artikel, **Urungkan** pada pemberitahuannya mengembalikannya.',
        ],
      },
      {
        heading: 'Tanpa akun',
        blocks: [
          'Anda diminta masuk, beserta alasannya. Setelah itu Anda kembali ke tempat semula, dan tanda suka atau simpanannya langsung dikerjakan.',
        ],
      },
      {
        heading: 'Bagikan',
        blocks: [
          '**Bagikan** menawarkan **Salin tautan**, WhatsApp, Telegram, dan menu berbagi milik perangkat bila ada. Tautannya pendek dan terbuka bagi semua orang.',
        ],
      },
      {
        heading: 'Satu bagian',
        blocks: [
          'Pilih kata-kata dalam sebuah artikel: bilah kecil menawarkan **Usulkan suntingan**, **Kutip di komentar**, dan **Salin tautan ke sini**. Siapa pun yang membuka tautan itu dibawa ke kata-kata tersebut, yang akan ditandai. Dengan papan ketik, Tab masuk ke bilah itu dan Esc menutupnya.',
        ],
      },
      {
        heading: 'Ukuran teks',
        blocks: [
          '**Ukuran teks** di samping artikel mengubahnya menjadi **Kecil**, **Biasa**, atau **Besar** di perangkat ini.',
        ],
      },
      {
        heading: 'Tanpa koneksi',
        blocks: [
          'Sepuluh artikel terakhir yang Anda baca juga bisa dibuka saat offline. Alamat lain menampilkan halaman berisi daftarnya beserta draf di perangkat ini. Daftar itu dihapus saat Anda keluar.',
        ],
      },
    ],
  },
  'reading-on': readingOn,
  comments: {
    title: 'Komentar',
    summary: 'Bertanya, meluruskan, menambahkan. Cara menulis, mengubah, dan menarik ucapan Anda.',
    sections: [
      {
        heading: 'Menulis',
        blocks: [
          {
            steps: [
              'Di bawah artikel atau postingan, tulislah di kotaknya, lalu tekan **Kirim komentar** atau Ctrl+Enter.',
              'Untuk menjawab seseorang, tekan **Balas** di bawah komentarnya.',
            ],
          },
          'Komentar paling panjang 2.000 karakter dan mengenal `**tebal**`, `*miring*`, `kode`, tautan, dan kutipan. Anda bisa menautkan situs lain setelah punya 20 [Honor](/help-center?page=honor). Yang sudah Anda mulai tetap di perangkat ini sampai dikirim.',
        ],
      },
      {
        heading: 'Tingkat dan urutan',
        blocks: [
          'Jawaban berdiri di bawah yang dijawab, sampai tiga tingkat. Jawaban untuk tingkat ketiga berdiri di sampingnya. **Terbaik**, **Terbaru**, dan **Terlama** mengurutkan komentar.',
        ],
      },
      {
        heading: 'Mengubah',
        blocks: [
          'Buka tiga titik di komentar Anda dan pilih **Sunting**. Dalam 5 menit pertama tidak ada yang menyadarinya. Setelah itu komentar bertanda “disunting”.',
        ],
      },
      {
        heading: 'Menarik kembali',
        blocks: [
          'Pilih **Hapus** di menu yang sama. **Urungkan** pada pemberitahuannya langsung mengembalikannya. Bila sudah ada balasan, tempatnya bertuliskan “Komentar ini sudah dihapus.”',
        ],
      },
      {
        heading: 'Di bawah artikel atau postingan Anda',
        blocks: [
          'Penulis, penulis bersama, dan moderator mengelola komentar. **Sematkan di atas** di menu sebuah komentar menempatkannya sebelum yang lain. **Matikan komentar**, di menu di atas komentar atau di menu artikel dan postingan, membuat tidak ada yang dapat menambah; yang sudah ada tetap ada dan masih dapat disunting, disukai, dan dihapus.',
        ],
      },
      {
        heading: 'Tautan dan laporan',
        blocks: [
          'Di menu setiap komentar, **Salin tautan** memberikan alamatnya sendiri. Bila ada yang melanggar [aturan](/help-center?page=community-rules), pilih **Laporkan**.',
        ],
      },
    ],
  },
  notifications,
}
