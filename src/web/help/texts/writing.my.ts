import { coAuthors } from './co-authors.my.ts'
import type { TextsOf } from './help-text.ts'
import { publishLater } from './publish-later.my.ts'
import { series } from './series.my.ts'

export const writing: TextsOf<'writing'> = {
  'first-article': {
    title: 'Rencana pertama anda',
    summary: 'Daripada halaman kosong hingga rencana yang terbit, tanpa kehilangan sepatah kata.',
    sections: [
      {
        heading: 'Satu demi satu',
        blocks: [
          {
            steps: [
              'Tekan **Cipta** di laman utama, atau pena pada bar di bawah skrin telefon. [Ruang menulis](/create-article) akan dibuka.',
              'Beri **Tajuk** antara 5 hingga 150 aksara.',
              'Tulislah. Butang di atas teks membantu [memformat](/help-center?page=formatting), dan pratonton menunjukkan apa yang akan dilihat pembaca.',
              'Di bawah **Sebelum ia diterbitkan**, pilih satu hingga tiga kategori. Yang pertama ialah kategori utamanya.',
              'Tambah **Gambar kecil** jika mahu, iaitu gambar muka dalam bentuk 16:9. Tanpanya kami melukis buku-buku kategori itu.',
              'Semak **Bahasa**, yang dikenal pasti daripada teks anda. Tambah sehingga lima **Tag**, dan jemput [penulis bersama](/help-center?page=co-authors) melalui alias mereka.',
              'Tekan **Terbitkan**. Rencana memerlukan sekurang-kurangnya 50 aksara; **Simpan draf** menyimpannya untuk anda seorang, dan **Jadualkan…** membiarkannya menunggu hari terbitnya.',
            ],
          },
        ],
      },
      {
        heading: 'Tiada yang hilang',
        blocks: [
          'Apa yang anda taip disimpan pada peranti selepas 2 saat dan pada pelayan selepas 10 saat. Tutup halaman, putus talian, sambung pada peranti lain: teks itu kembali sendiri, dengan kata-kata **Draf anda dipulihkan**. **Mula semula** mengetepikannya. **Yang telah dimulakan** menyenaraikan semua yang belum siap.',
        ],
      },
      {
        heading: 'Elok diketahui',
        blocks: [
          {
            list: [
              'Ctrl+S menyimpan draf serta-merta, Ctrl+Enter menerbitkan.',
              'Anda boleh memulakan 10 rencana sehari, termasuk draf dan terjemahan, dan 3 pada hari pertama.',
              'Rencana bebas dikongsi di bawah lesen CC BY-SA 4.0; maksudnya diterangkan dalam [Terma Perkhidmatan](/terms-of-service).',
            ],
          },
        ],
      },
      {
        heading: 'Lihat kekerapan dibaca',
        blocks: [
          'Tekan **Lagi** (tiga titik) pada artikel anda yang sudah diterbitkan dan pilih **Bacaan**. Anda dan penulis bersama boleh melihat jumlahnya dan, dengan pelan, setiap hari. Pembaca hanya dikira, tidak dinamakan.',
        ],
      },
    ],
  },
  formatting: {
    title: 'Panduan memformat teks',
    summary: 'Rencana ditulis dalam Markdown: huruf biasa dengan beberapa tanda di celahnya.',
    sections: [
      {
        heading: 'Caranya',
        blocks: [
          'Butang di atas teks menulis tanda itu untuk anda, dan pratonton menunjukkan hasilnya. **Pintasan papan kekunci**, butang yang terakhir, menyenaraikan kekuncinya. Dalam contoh di bawah, anda melihat dahulu apa yang ditaip, kemudian hasilnya.',
        ],
      },
      {
        heading: 'Tajuk bahagian',
        blocks: [
          'Tajuk bahagian turut membentuk senarai kandungan di sisi rencana. Tinggalkan satu baris kosong sebelum dan selepasnya.',
          { example: 'headings' },
        ],
      },
      { heading: 'Tebal, condong, pautan dan petikan', blocks: [{ example: 'marks' }] },
      {
        heading: 'Senarai dan tugasan',
        blocks: [
          'Enter menyambung senarai; butiran kosong menamatkannya.',
          { example: 'lists' },
          { example: 'tasks' },
        ],
      },
      {
        heading: 'Jadual',
        blocks: ['Tanda titik bertindih pada baris kedua menentukan jajaran lajur.', { example: 'table' }],
      },
      {
        heading: 'Nota kaki',
        blocks: [
          'Notanya boleh ditulis di mana-mana; pembaca menemuinya di hujung.',
          { example: 'footnote' },
        ],
      },
      {
        heading: 'Kod dan formula',
        blocks: [
          'Nama bahasa selepas tiga tanda itu mewarnakan kod. Formula ditulis dalam TeX antara tanda dolar, yang besar antara dua tanda dolar.',
          { example: 'code' },
          { example: 'formula' },
        ],
      },
      {
        heading: 'Pendedah cerita',
        blocks: [
          'Apa yang ada antara dua palang disembunyikan sehingga seseorang menekannya.',
          { example: 'spoiler' },
        ],
      },
      {
        heading: 'Apa yang tidak boleh',
        blocks: [
          'HTML dipaparkan sebagai huruf sahaja. Gambar daripada laman lain tidak dipaparkan: [muat naik gambar anda](/help-center?page=images). Saiz teks paling banyak 256 KB.',
        ],
      },
    ],
  },
  images: {
    title: 'Gambar dan teks gantian',
    summary:
      'Cara memasukkan gambar ke dalam rencana, gambar yang sesuai, dan apa yang kami buang daripadanya.',
    sections: [
      {
        heading: 'Masukkan gambar ke dalam teks',
        blocks: [
          {
            steps: [
              'Seret gambar ke atas teks, tampalkan, atau tekan **Gambar** di atas teks.',
              'Sebaris tanda mengambil tempatnya semasa ia dihantar. Teruskan menulis.',
              'Isi **Terangkan gambar ini untuk mereka yang tidak dapat melihatnya**, kemudian tekan **Siap**.',
            ],
          },
          'Jika gagal, sebabnya tertulis di situ bersama **Cuba lagi** dan **Buang**. Teks anda tidak terusik.',
        ],
      },
      {
        heading: 'Apa yang sesuai',
        blocks: [
          {
            list: [
              'JPEG, PNG, WebP dan GIF, sehingga 10 MB dan 50 juta piksel.',
              'Animasi sehingga 200 bingkai.',
              'Gambar yang sisinya melebihi 2,048 piksel dikecilkan sebelum dihantar. Pembaca menerimanya selebar 1,600 piksel paling banyak.',
            ],
          },
        ],
      },
      {
        heading: 'Apa yang kami buang',
        blocks: [
          'Setiap gambar dilukis semula. Tempat ia diambil, kamera, nama fail dan segala yang tersembunyi dalam foto tidak lagi ada. Gambar yang tidak digunakan di mana-mana dipadam selepas sehari.',
        ],
      },
      {
        heading: 'Keterangan yang baik',
        blocks: [
          'Nyatakan apa yang penting dalam gambar itu dengan satu ayat, tidak lebih 300 aksara: “Sawah bertingkat di Jatiluwih selepas hujan”. Ayat itu dibacakan kepada mereka yang tidak dapat melihat, dan muncul apabila gambarnya tidak keluar. Biarkan kosong hanya jika gambar itu sekadar perhiasan.',
        ],
      },
    ],
  },
  translations: {
    title: 'Menterjemah rencana',
    summary:
      'Sesebuah rencana boleh wujud dalam bahasa Inggeris, Indonesia dan Melayu. Sesiapa yang sudah log masuk boleh menambah bahasa.',
    sections: [
      {
        heading: 'Bagaimana versinya berkait',
        blocks: [
          'Versi-versi sesebuah rencana menjadi satu kumpulan. Setiap satu ada alamat, penulis, tanda suka dan komennya sendiri, dan membawa kepada yang lain melalui **Juga dalam**. Senarai memaparkan kumpulan itu sekali sahaja, dalam bahasa pembaca. Kategorinya mengikut karya asal.',
        ],
      },
      {
        heading: 'Terjemahkan sebuah rencana',
        blocks: [
          {
            steps: [
              'Buka rencana itu. Di bawah tajuknya, selepas **Terjemahkan rencana ini**, pilih bahasanya.',
              'Teks asal berada di sisi teks anda, **Seperti dibaca** atau sebagai **Markdown**. **Salin tajuk bahagian** memberi anda rangkanya.',
              'Tulis tajuk dan teks, kemudian tekan **Terbitkan** atau **Simpan draf**.',
            ],
          },
          'Anda dinamakan sebagai penterjemah, bersama penulis asalnya. Hanya ada satu versi bagi setiap bahasa: jika orang lain sudah memulakannya, anda dimaklumkan. Versi yang sudah siap boleh diperbaiki dengan [mencadangkan suntingan](/help-center?page=drafts-and-history).',
        ],
      },
      {
        heading: 'Apabila karya asal berubah',
        blocks: [
          'Jika lebih daripada satu per dua puluh karya asal berubah, terjemahannya menyatakan: “Karya asalnya berubah pada …”. **Lihat apa yang berubah** menunjukkan bezanya perkataan demi perkataan.',
          'Penterjemah menekan **Kemas kini terjemahan ini**, menyesuaikan teksnya, dan menghidupkan **Isinya kini sama dengan yang asal** sebelum menyimpan. Kemudian makluman itu hilang.',
        ],
      },
    ],
  },
  'co-authors': coAuthors,
  series,
  'publish-later': publishLater,
  'drafts-and-history': {
    title: 'Draf, sejarah dan cadangan suntingan',
    summary:
      'Setiap versi disimpan, sesiapa boleh mencadangkan yang lebih baik, dan tiada yang menimpa tulisan orang lain.',
    sections: [
      {
        heading: 'Sejarah',
        blocks: [
          {
            steps: [
              'Buka rencana, tekan **Lagi** (tiga titik) dan pilih **Sejarah suntingan**.',
              'Tandakan satu versi terdahulu dan satu versi terkemudian, lalu tekan **Bandingkan dua yang dipilih**. Perkataan yang ditambah bergaris bawah, yang dibuang berpalang.',
              '**Tunjukkan versi ini** membuka satu versi seperti sedia kala. Penulisnya boleh menekan **Kembalikan versi ini**: ia menjadi yang terbaharu, dan tiada yang hilang antaranya.',
            ],
          },
        ],
      },
      {
        heading: 'Cadangkan suntingan',
        blocks: [
          'Di bawah teks rencana orang lain, tekan **Cadangkan suntingan**. Ubah apa yang patut diperbaiki, jawab **Apakah yang anda ubah?** dan tekan **Hantar cadangan**. Selagi belum diputuskan, anda boleh menekan **Tarik balik**.',
        ],
      },
      {
        heading: 'Terima atau tidak',
        blocks: [
          'Penulis melihat **Semak** di atas teks rencananya dan satu baris di bawahnya dalam [Perpustakaan saya](/library). **Lihat cadangan** menunjukkan bezanya; kemudian **Terima**, **Terima dengan pindaan** atau **Tidak terima**, dengan sebab jika mahu. Cadangan yang diterima menjadi versi atas nama pencadangnya. Selepas 14 hari tanpa jawapan, moderator boleh membuat keputusan, dan dua orang yang mempunyai 1,000 Honor atau lebih boleh menerimanya: setiap seorang menekan **Sokong suntingan ini**.',
        ],
      },
      {
        heading: 'Apabila dua orang menyunting serentak',
        blocks: [
          'Orang yang menyimpan kemudian diperlihatkan **Versi anda**, **Rencana sekarang** dan **Gabungan kedua-duanya**. Ubahlah sesuka hati dan tekan **Simpan gabungan ini**. Jika kedua-duanya mengubah tempat yang sama, bahagian itu ada dua kali di antara baris `===`: kekalkan yang betul dan padam baris itu.',
        ],
      },
      {
        heading: 'Draf',
        blocks: [
          '**Yang telah dimulakan** dalam [ruang menulis](/create-article) dan **Draf** dalam [Perpustakaan saya](/library) menyenaraikan apa yang belum siap. Teks yang tidak pernah disimpan menunggu di situ selama 180 hari selepas perubahan terakhir; draf yang disimpan kekal sehingga anda memadamnya.',
          'Untuk menunjukkan draf yang disimpan, buka draf itu dan tekan **Pautan pratonton…**. Sesiapa yang mempunyai pautannya boleh membaca draf itu, sehingga anda menekan **Matikan pautan**, menerbitkan atau memadamnya.',
        ],
      },
    ],
  },
  deleting: {
    title: 'Memadam dan memulihkan',
    summary: 'Apa yang anda padam boleh dipulihkan selama 30 hari. Selepas itu ia lenyap.',
    sections: [
      {
        heading: 'Padam rencana',
        blocks: [
          {
            steps: [
              'Buka rencana itu dan tekan **Lagi** (tiga titik).',
              'Pilih **Padam**. Bagi orang lain ia hilang serta-merta.',
              'Tersilap? Tekan **Buat asal** dalam makluman itu.',
            ],
          },
          'Terjemahan oleh orang lain kekal. Jika anda memadam karya asal, terjemahan yang paling lama mengambil tempatnya sehingga anda memulihkannya.',
        ],
      },
      {
        heading: 'Pulihkannya',
        blocks: [
          'Selama 30 hari ia menunggu dalam [Perpustakaan saya](/library), di bawah **Dipadam**, dan hanya anda nampak. Tekan **Pulihkan**. Ia kembali seperti sedia kala, dengan komen dan tanda suka. Selepas 30 hari ia dipadam bersama segala yang berkaitan dengannya.',
          'Apa yang dialih keluar oleh moderator tidak boleh dipulihkan dengan cara ini.',
        ],
      },
      {
        heading: 'Nyahterbit sahaja',
        blocks: [
          'Di bawah **Lagi**, **Nyahterbit** menjadikan rencana itu draf semula. Anda dan penulis bersama boleh terus mengerjakannya; **Terbit sekarang** mengeluarkannya sekali lagi.',
        ],
      },
      {
        heading: 'Hantaran dan komen',
        blocks: [
          'Buka tiga titik pada hantaran atau komen anda dan pilih **Padam**; **Buat asal** dalam makluman itu mengembalikannya. Jika orang lain telah menjawab sesuatu komen, tempatnya kekal, tanpa kata-kata dan nama anda.',
        ],
      },
    ],
  },
}
