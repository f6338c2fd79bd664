import { coAuthors } from './co-authors.id.ts'
import type { TextsOf } from './help-text.ts'
import { publishLater } from './publish-later.id.ts'
import { series } from './series.id.ts'

export const writing: TextsOf<'writing'> = {
  'first-article': {
    title: 'Artikel pertama Anda',
    summary: 'Dari halaman kosong sampai artikel terbit, tanpa kehilangan satu kata pun.',
    sections: [
      {
        heading: 'Langkah demi langkah',
        blocks: [
          {
            steps: [
              'Tekan **Tulis** di beranda, atau pena di bilah bawah layar ponsel. [Editor](/create-article) akan terbuka.',
              'Beri **Judul** sepanjang 5 sampai 150 karakter.',
              'Menulislah. Tombol di atas teks membantu [pemformatan](/help-center?page=formatting), dan pratinjau menunjukkan apa yang akan dilihat pembaca.',
              'Di bagian **Sebelum terbit**, pilih satu sampai tiga kategori. Yang pertama menjadi kategori utama.',
              'Tambahkan **Gambar sampul** bila mau, dengan bentuk 16:9. Tanpa gambar, kami melukis buku-buku kategorinya.',
              'Periksa **Bahasa**, yang dikenali dari teks Anda. Tambahkan sampai lima **Tag**, dan undang [penulis bersama](/help-center?page=co-authors) lewat aliasnya.',
              'Tekan **Terbitkan**. Artikel perlu sedikitnya 50 karakter; **Simpan draf** menyimpannya untuk Anda sendiri, dan **Jadwalkan…** membuatnya menunggu harinya.',
            ],
          },
        ],
      },
      {
        heading: 'Tidak ada yang hilang',
        blocks: [
          'Ketikan Anda disimpan di perangkat setelah 2 detik dan di server setelah 10 detik. Menutup halaman, kehilangan sambungan, pindah ke perangkat lain: teksnya kembali sendiri, dengan kata-kata **Draf Anda kembali**. **Mulai dari awal** menyisihkannya. **Yang sudah dimulai** memuat semua yang belum selesai.',
        ],
      },
      {
        heading: 'Perlu diketahui',
        blocks: [
          {
            list: [
              'Ctrl+S menyimpan draf seketika, Ctrl+Enter menerbitkan.',
              'Anda bisa memulai 10 artikel sehari, termasuk draf dan terjemahan, dan 3 pada hari pertama.',
              'Artikel bebas dibagikan dengan lisensi CC BY-SA 4.0; artinya dijelaskan dalam [Ketentuan Layanan](/terms-of-service).',
            ],
          },
        ],
      },
      {
        heading: 'Lihat berapa kali dibaca',
        blocks: [
          'Tekan **Lainnya** (tiga titik) di artikel Anda yang sudah terbit dan pilih **Pembacaan**. Anda dan penulis bersama melihat jumlahnya dan, dengan paket, setiap harinya. Pembaca hanya dihitung, tidak disebut namanya.',
        ],
      },
    ],
  },
  formatting: {
    title: 'Panduan pemformatan',
    summary: 'Artikel ditulis dengan Markdown: huruf biasa dengan beberapa tanda di antaranya.',
    sections: [
      {
        heading: 'Cara kerjanya',
        blocks: [
          'Tombol di atas teks menuliskan tandanya untuk Anda, dan pratinjau menunjukkan hasilnya. **Pintasan papan tik**, tombol terakhir, memuat daftar tombol pintas. Pada contoh di bawah, Anda melihat dulu apa yang diketik, lalu hasilnya.',
        ],
      },
      {
        heading: 'Judul bagian',
        blocks: [
          'Judul bagian juga menyusun daftar isi di samping artikel. Beri satu baris kosong sebelum dan sesudahnya.',
          { example: 'headings' },
        ],
      },
      { heading: 'Tebal, miring, tautan, dan kutipan', blocks: [{ example: 'marks' }] },
      {
        heading: 'Daftar dan tugas',
        blocks: [
          'Enter melanjutkan daftar; butir kosong mengakhirinya.',
          { example: 'lists' },
          { example: 'tasks' },
        ],
      },
      {
        heading: 'Tabel',
        blocks: ['Titik dua di baris kedua menentukan perataan kolom.', { example: 'table' }],
      },
      {
        heading: 'Catatan kaki',
        blocks: [
          'Catatannya boleh ditulis di mana saja; pembaca menemukannya di akhir.',
          { example: 'footnote' },
        ],
      },
      {
        heading: 'Kode dan rumus',
        blocks: [
          'Nama bahasa setelah ketiga tanda membuat kode berwarna. Rumus ditulis dengan TeX di antara tanda dolar, yang besar di antara dua tanda dolar.',
          { example: 'code' },
          { example: 'formula' },
        ],
      },
      {
        heading: 'Bocoran',
        blocks: [
          'Yang ada di antara dua garis tegak tersembunyi sampai seseorang menekannya.',
          { example: 'spoiler' },
        ],
      },
      {
        heading: 'Yang tidak bisa',
        blocks: [
          'HTML tampil sebagai huruf-hurufnya saja. Gambar dari situs lain tidak ditampilkan: [unggah gambar Anda](/help-center?page=images). Satu teks paling besar 256 KB.',
        ],
      },
    ],
  },
  images: {
    title: 'Gambar dan teks alternatif',
    summary: 'Cara memasukkan gambar ke artikel, gambar mana yang cocok, dan apa yang kami buang darinya.',
    sections: [
      {
        heading: 'Memasukkan gambar ke teks',
        blocks: [
          {
            steps: [
              'Seret gambar ke teks, tempelkan, atau tekan **Gambar** di atas teks.',
              'Satu baris menggantikan tempatnya selama dikirim. Anda boleh terus menulis.',
              'Isi **Jelaskan gambar ini bagi yang tidak dapat melihatnya**, lalu tekan **Selesai**.',
            ],
          },
          'Bila gagal, alasannya tertulis di sana bersama **Coba lagi** dan **Hapus**. Teks Anda tidak tersentuh.',
        ],
      },
      {
        heading: 'Yang cocok',
        blocks: [
          {
            list: [
              'JPEG, PNG, WebP, dan GIF, sampai 10 MB dan 50 juta piksel.',
              'Animasi sampai 200 bingkai.',
              'Gambar yang sisinya lebih dari 2.048 piksel diperkecil sebelum dikirim. Pembaca mendapatkannya paling lebar 1.600 piksel.',
            ],
          },
        ],
      },
      {
        heading: 'Yang kami buang',
        blocks: [
          'Setiap gambar digambar ulang. Tempat pengambilan, kamera, nama berkas, dan segala yang tersembunyi di dalam foto menjadi hilang. Gambar yang tidak dipakai di mana pun dihapus setelah sehari.',
        ],
      },
      {
        heading: 'Penjelasan yang baik',
        blocks: [
          'Katakan apa yang penting pada gambar itu dalam satu kalimat, paling panjang 300 karakter: “Sawah berundak di Jatiluwih setelah hujan”. Kalimat itu dibacakan bagi orang yang tidak dapat melihat, dan muncul bila gambarnya tidak tampil. Kosongkan hanya bila gambar itu sekadar hiasan.',
        ],
      },
    ],
  },
  translations: {
    title: 'Terjemahan',
    summary:
      'Satu artikel bisa ada dalam bahasa Inggris, Indonesia, dan Melayu. Siapa pun yang sudah masuk boleh menambah bahasa.',
    sections: [
      {
        heading: 'Hubungan antarversi',
        blocks: [
          'Versi-versi sebuah artikel membentuk satu kelompok. Masing-masing punya alamat, penulis, tanda suka, dan komentar sendiri, serta menunjuk ke versi lain di **Juga dalam**. Daftar menampilkan kelompok satu kali, dalam bahasa pembaca. Kategorinya mengikuti naskah asli.',
        ],
      },
      {
        heading: 'Menerjemahkan artikel',
        blocks: [
          {
            steps: [
              'Buka artikelnya. Di bawah judul, setelah **Terjemahkan ini**, pilih bahasanya.',
              'Naskah asli tampil di samping teks Anda, **Seperti dibaca** atau sebagai **Markdown**. **Salin judul bagian** memberi Anda kerangkanya.',
              'Tulis judul dan isi, lalu tekan **Terbitkan** atau **Simpan draf**.',
            ],
          },
          'Nama Anda dicantumkan sebagai penerjemah di samping penulis aslinya. Tiap bahasa hanya satu versi: bila orang lain sudah memulai, Anda diberi tahu. Versi yang sudah jadi bisa diperbaiki dengan [mengusulkan suntingan](/help-center?page=drafts-and-history).',
        ],
      },
      {
        heading: 'Bila naskah asli berubah',
        blocks: [
          'Bila lebih dari seperdua puluh naskah asli berubah, terjemahannya menyatakan: “Naskah aslinya berubah pada …”. **Lihat perubahannya** menunjukkan bedanya kata demi kata.',
          'Penerjemah menekan **Perbarui terjemahan ini**, menyesuaikan teksnya, lalu menyalakan **Isinya sudah sesuai dengan aslinya sekarang** sebelum menyimpan. Setelah itu pemberitahuannya hilang.',
        ],
      },
    ],
  },
  'co-authors': coAuthors,
  series,
  'publish-later': publishLater,
  'drafts-and-history': {
    title: 'Draf, riwayat, dan usulan suntingan',
    summary:
      'Setiap versi tersimpan, siapa pun boleh mengusulkan yang lebih baik, dan tidak ada yang saling menimpa.',
    sections: [
      {
        heading: 'Riwayat',
        blocks: [
          {
            steps: [
              'Buka artikel, tekan **Lainnya** (tiga titik), lalu pilih **Riwayat**.',
              'Tandai satu versi lama dan satu versi baru, lalu tekan **Bandingkan kedua pilihan**. Kata yang ditambahkan bergaris bawah, yang dibuang tercoret.',
              '**Tampilkan versi ini** membuka satu versi apa adanya. Penulisnya bisa menekan **Pulihkan versi ini**: versi itu menjadi yang terbaru, dan yang di antaranya tidak hilang.',
            ],
          },
        ],
      },
      {
        heading: 'Mengusulkan suntingan',
        blocks: [
          'Di bawah teks artikel orang lain, tekan **Usulkan suntingan**. Ubah yang perlu diperbaiki, jawab **Apa yang Anda ubah?**, dan tekan **Kirim usulan**. Selama belum diputuskan, Anda bisa menekan **Tarik usulan**.',
        ],
      },
      {
        heading: 'Menerima atau menolak',
        blocks: [
          'Penulis melihat **Tinjau** di atas teks artikelnya dan satu baris di bawahnya di [Pustaka saya](/library). **Lihat usulan** menunjukkan bedanya; lalu **Terima**, **Terima dengan perubahan**, atau **Tolak**, bila perlu dengan alasan. Usulan yang diterima menjadi versi atas nama pengusulnya. Setelah 14 hari tanpa jawaban, moderator boleh memutuskan, dan dua orang dengan 1.000 Honor atau lebih boleh menerimanya: masing-masing menekan **Dukung suntingan ini**.',
        ],
      },
      {
        heading: 'Bila dua orang menyunting bersamaan',
        blocks: [
          'Yang menyimpan belakangan diperlihatkan **Versi Anda**, **Artikel saat ini**, dan **Gabungan** keduanya. Ubahlah sesuka Anda dan tekan **Simpan gabungan**. Bila keduanya mengubah tempat yang sama, bagian itu ada dua kali di antara baris `===`: simpan yang benar dan hapus baris itu.',
        ],
      },
      {
        heading: 'Draf',
        blocks: [
          '**Yang sudah dimulai** di [editor](/create-article) dan **Draf** di [Pustaka saya](/library) memuat apa yang belum selesai. Teks yang belum pernah disimpan menunggu di sana selama 180 hari sejak perubahan terakhir; draf yang disimpan tetap ada sampai Anda menghapusnya.',
          'Untuk memperlihatkan draf yang disimpan, buka drafnya dan tekan **Tautan pratinjau…**. Siapa pun yang punya tautannya bisa membaca draf itu, sampai Anda menekan **Nonaktifkan tautan**, menerbitkan, atau menghapusnya.',
        ],
      },
    ],
  },
  deleting: {
    title: 'Menghapus dan mengembalikan',
    summary: 'Yang Anda hapus masih bisa dikembalikan selama 30 hari. Setelah itu lenyap.',
    sections: [
      {
        heading: 'Menghapus artikel',
        blocks: [
          {
            steps: [
              'Buka artikelnya dan tekan **Lainnya** (tiga titik).',
              'Pilih **Hapus**. Bagi orang lain artikel itu langsung hilang.',
              'Keliru? Tekan **Urungkan** pada pemberitahuannya.',
            ],
          },
          'Terjemahan oleh orang lain tetap ada. Bila Anda menghapus naskah asli, terjemahan tertua menggantikan tempatnya sampai Anda mengembalikannya.',
        ],
      },
      {
        heading: 'Mengembalikannya',
        blocks: [
          'Selama 30 hari artikel itu menunggu di [Pustaka saya](/library), pada **Dihapus**, dan hanya Anda yang melihatnya. Tekan **Kembalikan**. Artikel kembali seperti semula, lengkap dengan komentar dan tanda suka. Setelah 30 hari, artikel dihapus bersama semua yang melekat padanya.',
          'Yang dihapus oleh moderator tidak bisa dikembalikan dengan cara ini.',
        ],
      },
      {
        heading: 'Membatalkan terbitan saja',
        blocks: [
          'Di **Lainnya**, **Batalkan terbitan** menjadikan artikel draf lagi. Anda dan penulis bersama bisa terus mengerjakannya; **Terbitkan** memunculkannya kembali.',
        ],
      },
      {
        heading: 'Postingan dan komentar',
        blocks: [
          'Buka tiga titik di postingan atau komentar Anda dan pilih **Hapus**; **Urungkan** pada pemberitahuannya mengembalikannya. Bila sebuah komentar sudah dibalas, tempatnya tetap ada, tanpa kata-kata dan nama Anda.',
        ],
      },
    ],
  },
}
