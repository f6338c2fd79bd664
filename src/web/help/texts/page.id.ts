import type { TextsOf } from './help-text.ts'

export const page: TextsOf<'page'> = {
  'page-posts': {
    title: 'Page: tempat berbagi',
    summary: 'Yang ditunjukkan dan dibicarakan orang hari ini, dan cara Anda ikut memposting.',
    sections: [
      {
        heading: 'Membaca',
        blocks: [
          '[Page](/page) menampilkan postingan terbaru lebih dulu. Anda bisa mengurutkannya menurut yang sedang hangat, atau hanya melihat foto, video, diskusi, atau postingan orang yang Anda [ikuti](/help-center?page=following). Tidak ada yang bergeser selagi Anda membaca: postingan baru menunggu di balik tombol di atas sampai Anda menekannya.',
        ],
      },
      {
        heading: 'Memposting',
        blocks: [
          {
            steps: [
              'Tulislah di kotak paling atas pada Page, atau buka [formulirnya](/page-create).',
              'Pilih jenisnya: foto, video, atau diskusi. Diskusi memerlukan judul dan boleh memuat [jajak pendapat](/help-center?page=polls).',
              'Tambahkan kata-kata bila mau, paling panjang 5.000 karakter, dengan `**tebal**`, `*miring*`, tautan, dan kutipan. Anda bisa menautkan situs lain setelah punya 20 [Honor](/help-center?page=honor).',
              'Kirimkan. Sampai saat itu, yang sudah Anda mulai tersimpan sebagai draf.',
            ],
          },
          'Anda bisa memposting 20 kali sehari, dan 5 kali pada hari pertama.',
        ],
      },
      {
        heading: 'Mengubah atau menghapus',
        blocks: [
          'Tiga titik di postingan Anda memuat **Sunting** dan **Hapus**. Dalam 5 menit pertama perubahan tidak ditandai. Setelah itu postingan bertanda “disunting”, dan semua orang bisa membaca isinya yang lama. Postingan yang dihapus bisa dikembalikan selama 30 hari; sesudahnya dimusnahkan bersama foto atau videonya.',
        ],
      },
      {
        heading: 'Suka, simpan, bagikan, laporkan',
        blocks: [
          'Caranya sama seperti pada [artikel](/help-center?page=bookmarks-and-likes). Komentar ada di bawah setiap postingan. Bila ada yang melanggar aturan, [laporkan](/help-center?page=reporting).',
        ],
      },
    ],
  },
  'photos-and-videos': {
    title: 'Foto dan video',
    summary: 'Berkas apa yang cocok, apa yang terjadi setelah dikirim, dan apa yang kami buang.',
    sections: [
      {
        heading: 'Menambahkan',
        blocks: [
          'Satu postingan memuat satu foto atau satu video. Letakkan di formulir, tempelkan, pilih dari perangkat, atau ambil dengan kamera. Sebuah bilah menunjukkan kemajuannya, dan **Batal** menghentikannya. Bila gagal, alasannya disebutkan, kata-kata Anda tetap ada, dan **Coba lagi** mengirimnya sekali lagi.',
        ],
      },
      {
        heading: 'Yang cocok',
        blocks: [
          {
            list: [
              'Foto: JPEG, PNG, WebP, atau GIF, paling besar 10 MB dan 50 juta piksel; animasi paling banyak 200 bingkai.',
              'Video: MP4, MOV, atau WebM, paling besar 100 MB, 2 menit, dan 1920 kali 1080 piksel.',
              'Anda bisa mengunggah 30 berkas dalam setengah jam. Semua yang Anda tampilkan boleh berjumlah 1 GB; paket yang lebih besar memberi lebih banyak.',
            ],
          },
          'Berkas dinilai dari isinya, bukan dari namanya.',
        ],
      },
      {
        heading: 'Video perlu waktu sebentar',
        blocks: [
          'Setelah tiba, video disiapkan agar bisa diputar di semua perangkat. Selama itu postingan Anda menyebutkannya; Anda tidak perlu menunggu. Video mulai diputar tanpa suara.',
        ],
      },
      {
        heading: 'Yang kami buang',
        blocks: [
          'Foto digambar ulang, dan video dibersihkan sebelum ada yang melihatnya. Tempat, waktu, kamera, dan nama berkasnya hilang. Wajah dan papan nama jalan di gambar tentu tetap ada: lihatlah dulu sebelum memposting.',
        ],
      },
      {
        heading: 'Menjelaskan gambar',
        blocks: [
          'Satu kalimat paling panjang 300 karakter membantu orang yang tidak bisa melihatnya. Selengkapnya di [Gambar dan teks alternatif](/help-center?page=images).',
        ],
      },
    ],
  },
  polls: {
    title: 'Jajak pendapat',
    summary:
      'Ajukan pertanyaan dengan dua sampai enam jawaban. Tidak ada yang pernah tahu siapa memilih apa.',
    sections: [
      {
        heading: 'Bertanya',
        blocks: [
          {
            steps: [
              'Mulailah diskusi di [Page](/page) dan nyalakan jajak pendapat.',
              'Tulis pertanyaannya, 3 sampai 140 karakter, dan dua sampai enam jawaban berbeda, masing-masing paling panjang 80 karakter.',
              'Pilih lamanya: 1, 3, 7, atau 30 hari, atau tanpa akhir. Tiga hari cukup untuk kebanyakan orang.',
              'Pilih kapan hasilnya terlihat: setelah memilih, selalu, atau baru pada akhirnya.',
            ],
          },
          'Pertanyaan dan jawaban bisa diubah selama 5 menit, selagi belum ada yang memilih.',
        ],
      },
      {
        heading: 'Memilih',
        blocks: [
          'Pilih sebuah jawaban, lalu tekan **Beri suara**. Anda harus sudah masuk, dan setiap orang punya satu suara, penulisnya juga. Sampai berakhir Anda bisa menekan **Ubah suara** atau **Tarik suara**. Tombol panah dan spasi juga bisa dipakai.',
        ],
      },
      {
        heading: 'Hasil',
        blocks: [
          'Batang dan persentase menunjukkan sebaran suara, dengan jumlah suara di bawahnya. Bila waktunya habis, tertulis “hasil akhir”, dan suara tidak bisa diberikan atau diubah lagi.',
        ],
      },
      {
        heading: 'Rahasia',
        blocks: [
          'Suara Anda disimpan agar dihitung sekali dan bisa Anda ubah. Tidak diperlihatkan kepada siapa pun: tidak kepada anggota lain, penulis, maupun moderator. Pada [postingan dewasa](/help-center?page=adult-content) tidak ada yang bisa memilih.',
        ],
      },
    ],
  },
  following: {
    title: 'Mengikuti orang',
    summary: 'Lihat postingan orang-orang pilihan Anda dalam daftar tersendiri.',
    sections: [
      {
        heading: 'Mengikuti',
        blocks: [
          {
            steps: [
              'Buka tiga titik pada postingan orang yang ingin Anda baca lebih banyak.',
              'Pilih untuk mengikuti orang itu. Langsung berlaku.',
              'Untuk berhenti, pilih lagi di menu yang sama.',
            ],
          },
          'Anda harus sudah masuk. Anda tidak bisa mengikuti diri sendiri.',
        ],
      },
      {
        heading: 'Daftar Anda',
        blocks: [
          '[Page](/page) punya tampilan bernama **Diikuti**: hanya postingan orang yang Anda ikuti, yang terbaru di depan. Tampilan itu kosong sampai Anda mengikuti seseorang. Di sana pun Anda bisa memilih foto, video, atau diskusi saja.',
        ],
      },
      {
        heading: 'Siapa yang melihatnya',
        blocks: [
          'Selain Anda, tidak ada yang melihat daftar orang yang Anda ikuti, dan orang itu tidak diberi tahu. Mengikuti tidak memberi hak apa pun: draf, postingan tersembunyi, dan hal lain yang tidak terbuka untuk umum tetap tertutup.',
        ],
      },
      {
        heading: 'Postingan dewasa',
        blocks: [
          'Postingan dewasa dari orang yang Anda ikuti hanya muncul di sana bila Anda sudah menyatakan usia dan memintanya. Lihat [Konten dewasa dan usia](/help-center?page=adult-content).',
        ],
      },
    ],
  },
}
