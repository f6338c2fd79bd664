import { blockAndMute } from './block-and-mute.id.ts'
import type { TextsOf } from './help-text.ts'
import { honor } from './honor.id.ts'

export const safety: TextsOf<'safety'> = {
  honor,
  'community-rules': {
    title: 'Aturan komunitas',
    summary: 'Delapan baris yang berlaku bagi semua orang di mana pun di situs ini.',
    sections: [
      { heading: 'Delapan aturan', blocks: [{ rules: true }] },
      {
        heading: 'Bila ada yang melanggar',
        blocks: [
          'Jangan bertengkar di komentar. [Laporkan](/help-center?page=reporting); laporannya dikirim ke pengelola situs. Penulisnya tidak akan tahu siapa yang melapor.',
          'Tergantung kejadiannya, konten bisa disembunyikan atau dihapus, atau sebuah akun dibatasi. Bila itu menyangkut Anda, Anda diberi tahu apa yang dilakukan dan mengapa, dan boleh mengajukan banding. Caranya ada di [Ketentuan Layanan](/terms-of-service).',
        ],
      },
    ],
  },
  reporting: {
    title: 'Melaporkan',
    summary: 'Cara memberi tahu pengelola bahwa sesuatu melanggar aturan, dan apa yang terjadi kemudian.',
    sections: [
      {
        heading: 'Langkah demi langkah',
        blocks: [
          {
            steps: [
              'Untuk artikel, tekan bendera, **Laporkan**, di bawah teksnya. Untuk postingan atau komentar, buka tiga titiknya dan pilih **Laporkan**.',
              'Pilih di **Apa yang salah?**: konten seksual dengan anak atau tanpa persetujuan, spam, pelecehan, kebencian, konten dewasa yang tidak ditandai, informasi salah atau berbahaya, sesuatu yang disalin tanpa izin, atau hal lain. Untuk postingan di guild, Anda juga bisa memilih aturan guild yang dilanggarnya.',
              'Tambahkan **Rincian (opsional)** bila membantu, sampai 500 karakter. Untuk “Hal lain”, rincian wajib diisi.',
              'Tekan **Kirim laporan**.',
            ],
          },
          'Anda harus sudah masuk. Laporan kedua tentang hal yang sama menggantikan yang pertama.',
        ],
      },
      {
        heading: 'Yang terjadi kemudian',
        blocks: [
          'Pengelola situs mendapat email tentang laporan pertama dan menemukan semuanya dalam sebuah daftar. Penulis tidak pernah diberi tahu siapa yang melapor. Laporan memberatkan sebuah artikel di daftar tren, dan artikel dengan beberapa laporan yang belum selesai tidak ditampilkan di sana.',
          'Postingan yang dilaporkan dengan alasan pertama, atau oleh beberapa orang, bisa disembunyikan sampai diperiksa moderator. Yang menurut beberapa pembaca bersifat dewasa ditandai dewasa. Jika moderator tidak menemukan masalah, semuanya dikembalikan, dan laporan dari orang yang sama menjadi kurang diperhitungkan.',
        ],
      },
      {
        heading: 'Laporan bukanlah',
        blocks: [
          {
            list: [
              'Cara untuk tidak setuju: tulislah komentar, atau [usulkan suntingan](/help-center?page=drafts-and-history).',
              'Untuk tulisan Anda sendiri: itu bisa Anda ubah atau hapus sendiri.',
              'Untuk keadaan darurat atau hak Anda sebagai pemilik karya: tulislah kepada pengelola. Alamatnya ada di bawah.',
            ],
          },
        ],
      },
    ],
  },
  'block-and-mute': blockAndMute,
  'adult-content': {
    title: 'Konten dewasa dan usia',
    summary:
      'Tersembunyi sampai diminta orang berusia 18 tahun atau lebih, dan tidak pernah tampil bagi yang lebih muda.',
    sections: [
      {
        heading: 'Cara menyembunyikannya',
        blocks: [
          'Postingan yang ditandai dewasa tidak masuk ke daftar mana pun. Di tempat Anda memintanya, mula-mula terlihat kotak buram tanpa penulis, kata-kata, atau gambar. **Tampilkan** bertanya: “Apakah Anda berusia 18 tahun atau lebih?” Setelah **Ya** Anda melihatnya, setelah **Tidak** semuanya tetap seperti semula. Server yang memutuskan, bukan hanya peramban Anda. Pencarian menemukan postingan dewasa hanya setelah **Ya**.',
        ],
      },
      {
        heading: 'Jawaban Anda',
        blocks: [
          'Jawaban disimpan dalam kuki selama 180 hari dan, bila Anda masuk, bersama akun Anda. Anda bisa menariknya di [pengaturan](/settings). Di sana Anda juga bisa menyebutkan tahun lahir. Bila menurut tahun itu usia Anda di bawah 18 tahun, konten dewasa tidak pernah ditampilkan, Anda tidak ditanya lagi, dan tahunnya tidak bisa diubah.',
        ],
      },
      {
        heading: 'Saat Anda memposting',
        blocks: [
          {
            list: [
              'Tandai postingan sebagai dewasa saat menulisnya. Bisa juga nanti.',
              'Laporan pembaca atau moderator juga bisa menandainya; setelah itu hanya moderator yang bisa menghapus tandanya.',
              'Postingan dewasa tidak punya tanda suka dan suara. Tidak ada di daftar tren, statistik, umpan, atau mesin pencari.',
              'Komentar hanya untuk orang yang sudah menyatakan usianya.',
            ],
          },
        ],
      },
      {
        heading: 'Selalu dilarang',
        blocks: [
          'Konten seksual dengan anak, dan gambar intim yang disebarkan tanpa persetujuan, dilarang, ditandai ataupun tidak. [Laporkan](/help-center?page=reporting): postingan seperti itu bisa disembunyikan segera setelah laporan pertama.',
          'Di tempat hukum atau pengelola tidak mengizinkan konten dewasa, konten itu tidak ada.',
        ],
      },
    ],
  },
  cookies: {
    title: 'Kuki dan apa yang dihitung',
    summary: 'Sedikit kuki, semuanya milik kami sendiri; angka tanpa membuntuti siapa pun.',
    sections: [
      {
        heading: 'Kuki',
        blocks: [
          'Semua kuki yang dipasang saat ini bersifat esensial: membuat Anda tetap masuk, melindungi proses masuk, menampilkan halaman pertama dalam bahasa dan tema Anda, dan mengingat bahwa Anda berusia 18 tahun atau lebih bila Anda menyatakannya. Tidak ada yang berasal dari pengiklan atau perusahaan lain. [Kebijakan Kuki](/cookie-policy) menyebutkan satu per satu, dengan tujuan dan masa berlakunya.',
        ],
      },
      {
        heading: 'Pilihan Anda',
        blocks: [
          {
            steps: [
              'Pada kunjungan pertama, sebuah kartu bertanya: **Terima Semua**, **Tolak Semua**, atau **Sesuaikan**. Apa pun jawabannya, situs bekerja sama saja.',
              'Untuk berubah pikiran, tekan **Pilihan kuki** di bagian bawah halaman mana pun.',
              'Nyalakan atau matikan yang Anda mau, lalu tekan **Simpan Preferensi**.',
            ],
          },
        ],
      },
      {
        heading: 'Yang dihitung',
        blocks: [
          'Beranda menunjukkan berapa banyak pengunjung yang pernah datang dan berapa yang sedang online. Tamu dihitung dengan kunci dari alamat yang dipendekkan dan nama peramban. Rahasia di baliknya dimusnahkan setiap hari, sehingga tidak ada yang bisa diikuti ke hari berikutnya.',
          'Satu bacaan artikel dihitung sekali sehari: setelah setengah menit, atau di tengah teks. Yang ditampilkan hanya jumlahnya. Selengkapnya ada di [Kebijakan Privasi](/privacy-policy).',
        ],
      },
    ],
  },
  api: {
    title: 'API dan dokumentasinya',
    summary: 'Semua yang ditampilkan situs ini juga bisa dibaca oleh program.',
    sections: [
      {
        heading: 'Mulai dari mana',
        blocks: [
          '[Dokumentasinya](/api/docs) memuat setiap panggilan: siapa yang boleh memakainya, apa yang diterima, apa jawabannya, dan bagaimana penolakannya. Program membaca hal yang sama sebagai OpenAPI dari [/api/openapi.json](/api/openapi.json). Anda menemukannya di bagian bawah setiap halaman sebagai **API**.',
        ],
      },
      {
        heading: 'Cobalah',
        blocks: [
          {
            list: [
              'Artikel terbaru: `GET /api/articles`, dengan `category`, `language`, `tag`, dan `limit`.',
              'Satu artikel beserta teksnya: `GET /api/articles/7`.',
              'Postingan terbaru di Page: `GET /api/page-posts`, dengan `type`, `sort`, dan `limit`.',
              'Angka-angka di beranda: `GET /api/stats`.',
            ],
          },
          'Yang terbuka untuk umum tidak memerlukan akun. Daftar yang panjang menyebutkan bagian berikutnya di header `Link`.',
        ],
      },
      {
        heading: 'Perlu diketahui',
        blocks: [
          {
            list: [
              'Penulisan berjalan dengan sesi orang yang sudah masuk, dan hanya dari halaman situs ini. Kunci untuk program lain belum ada.',
              'Yang bertanya terlalu sering mendapat 429, serta `Retry-After` berisi jumlah detik untuk menunggu.',
              'Pesan datang dalam bahasa pada header `X-Language`: `en`, `id`, atau `my`.',
              'Untuk mendapat kabar artikel atau [postingan](/page/feed.xml) baru, [umpan](/feed.xml) adalah cara termudah.',
              'Artikel berlisensi CC BY-SA 4.0: sebutkan penulisnya.',
            ],
          },
        ],
      },
    ],
  },
}
