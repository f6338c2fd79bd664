import type { TextsOf } from './help-text.ts'

export const page: TextsOf<'page'> = {
  'page-posts': {
    title: 'Page: suapan komuniti',
    summary: 'Apa yang ditunjukkan dan dibualkan orang hari ini, dan cara anda turut menghantar sesuatu.',
    sections: [
      {
        heading: 'Membaca suapan',
        blocks: [
          '[Page](/page) memaparkan hantaran terbaharu dahulu. Anda boleh menyusunnya mengikut yang hangat, atau melihat foto, video, perbincangan atau hantaran orang yang anda [ikut](/help-center?page=following) sahaja. Tiada apa-apa beralih semasa anda membaca: hantaran baharu menunggu di sebalik butang di atas sehingga anda menekannya.',
        ],
      },
      {
        heading: 'Menghantar',
        blocks: [
          {
            steps: [
              'Tulis dalam kotak di bahagian atas Page, atau buka [borangnya](/page-create).',
              'Pilih jenisnya: foto, video atau perbincangan. Perbincangan mesti ada tajuk dan boleh disertakan [undian](/help-center?page=polls).',
              'Tambah kata-kata jika mahu, sehingga 5,000 aksara, dengan `**tebal**`, `*condong*`, pautan dan petikan. Anda boleh memautkan laman lain selepas mempunyai 20 [Honor](/help-center?page=honor).',
              'Hantarkannya. Sehingga itu, apa yang telah anda mulakan disimpan sebagai draf.',
            ],
          },
          'Anda boleh menghantar 20 kali sehari, dan 5 kali pada hari pertama anda.',
        ],
      },
      {
        heading: 'Mengubah atau memadam',
        blocks: [
          'Tiga titik pada hantaran anda membawa kepada **Sunting** dan **Padam**. Dalam 5 minit pertama, perubahan tidak ditanda. Selepas itu hantaran bertanda “telah disunting”, dan semua orang boleh membaca isi terdahulu. Hantaran yang dipadam boleh dibawa balik selama 30 hari; kemudian ia dihapuskan bersama foto atau videonya.',
        ],
      },
      {
        heading: 'Suka, simpan, kongsi, lapor',
        blocks: [
          'Caranya sama seperti bagi [rencana](/help-center?page=bookmarks-and-likes). Komen terletak di bawah setiap hantaran. Jika ada yang melanggar peraturan, [laporkannya](/help-center?page=reporting).',
        ],
      },
    ],
  },
  'photos-and-videos': {
    title: 'Foto dan video',
    summary: 'Fail yang sesuai, apa yang berlaku selepas ia dihantar, dan apa yang kami buang daripadanya.',
    sections: [
      {
        heading: 'Menambah fail',
        blocks: [
          'Satu hantaran memaparkan satu foto atau satu video. Lepaskannya pada borang, tampal, pilih daripada peranti atau rakam dengan kamera. Satu palang menunjukkan sejauh mana ia telah dihantar, dan **Batal** menghentikannya. Jika gagal, sebabnya diberitahu, kata-kata anda kekal, dan **Cuba lagi** menghantarnya sekali lagi.',
        ],
      },
      {
        heading: 'Fail yang sesuai',
        blocks: [
          {
            list: [
              'Foto: JPEG, PNG, WebP atau GIF, sehingga 10 MB dan 50 juta piksel; animasi sehingga 200 bingkai.',
              'Video: MP4, MOV atau WebM, sehingga 100 MB, 2 minit dan 1920 darab 1080 piksel.',
              'Anda boleh memuat naik 30 fail dalam setengah jam. Segala yang anda paparkan boleh berjumlah 1 GB; pelan yang lebih besar memberi lebih ruang.',
            ],
          },
          'Fail dinilai berdasarkan kandungannya, bukan namanya.',
        ],
      },
      {
        heading: 'Video mengambil sedikit masa',
        blocks: [
          'Selepas tiba, video disediakan supaya boleh dimainkan pada semua peranti. Sementara itu hantaran anda menyatakannya; anda tidak perlu menunggu. Video bermula tanpa bunyi.',
        ],
      },
      {
        heading: 'Apa yang kami buang',
        blocks: [
          'Foto dilukis semula, dan video dibersihkan sebelum sesiapa melihatnya. Tempat, masa, kamera dan nama fail tiada lagi. Wajah dan papan tanda jalan dalam gambar sudah tentu kekal: lihat dahulu sebelum menghantar.',
        ],
      },
      {
        heading: 'Huraikannya',
        blocks: [
          'Satu ayat sehingga 300 aksara membantu orang yang tidak dapat melihatnya. Lebih lanjut di [Imej dan teks alternatif](/help-center?page=images).',
        ],
      },
    ],
  },
  polls: {
    title: 'Undian',
    summary: 'Tanya soalan dengan dua hingga enam jawapan. Tiada sesiapa akan tahu siapa mengundi apa.',
    sections: [
      {
        heading: 'Bertanya soalan',
        blocks: [
          {
            steps: [
              'Mulakan perbincangan di [Page](/page) dan hidupkan undian.',
              'Tulis soalannya, 3 hingga 140 aksara, dan dua hingga enam jawapan yang berlainan, setiap satu sehingga 80 aksara.',
              'Pilih tempohnya: 1, 3, 7 atau 30 hari, atau tanpa tarikh tamat. Tiga hari memadai bagi kebanyakan orang.',
              'Pilih bila keputusan dipaparkan: selepas mengundi, sentiasa, atau hanya pada akhirnya.',
            ],
          },
          'Soalan dan jawapan boleh diubah selama 5 minit, selagi belum ada yang mengundi.',
        ],
      },
      {
        heading: 'Mengundi',
        blocks: [
          'Pilih satu jawapan dan tekan **Undi**. Anda mesti log masuk, dan setiap orang ada satu undi, termasuk penulisnya. Sehingga tamat, anda boleh menekan **Tukar undi** atau **Tarik balik undi**. Kekunci anak panah dan bar ruang juga boleh digunakan.',
        ],
      },
      {
        heading: 'Keputusan',
        blocks: [
          'Bar dan peratusan menunjukkan taburan undi, dengan bilangan undi di bawahnya. Apabila masanya tamat, tertera “keputusan muktamad”, dan undi tidak boleh diberi atau ditukar lagi.',
        ],
      },
      {
        heading: 'Rahsia',
        blocks: [
          'Undi anda disimpan supaya dikira sekali dan boleh anda tukar. Ia tidak ditunjukkan kepada sesiapa: bukan ahli lain, bukan penulis, bukan moderator. Pada [hantaran dewasa](/help-center?page=adult-content), tiada sesiapa boleh mengundi.',
        ],
      },
    ],
  },
  following: {
    title: 'Mengikut orang',
    summary: 'Lihat hantaran orang yang anda minati dalam suapan tersendiri.',
    sections: [
      {
        heading: 'Mula mengikut',
        blocks: [
          {
            steps: [
              'Buka tiga titik pada hantaran orang yang mahu anda baca lagi.',
              'Pilih untuk mengikut orang itu. Ia berlaku serta-merta.',
              'Untuk berhenti, pilihnya semula dalam menu yang sama.',
            ],
          },
          'Anda mesti log masuk. Anda tidak boleh mengikut diri sendiri.',
        ],
      },
      {
        heading: 'Suapan anda',
        blocks: [
          '[Page](/page) mempunyai paparan bernama **Yang diikut**: hanya hantaran orang yang anda ikut, yang terbaharu dahulu. Ia kosong sehingga anda mengikut seseorang. Di situ juga anda boleh memilih foto, video atau perbincangan sahaja.',
        ],
      },
      {
        heading: 'Siapa yang nampak',
        blocks: [
          'Selain anda, tiada sesiapa nampak senarai orang yang anda ikut, dan orang itu tidak diberitahu. Mengikut seseorang tidak memberi apa-apa hak: draf, hantaran tersembunyi dan perkara lain yang tidak terbuka kepada umum tetap tertutup.',
        ],
      },
      {
        heading: 'Hantaran dewasa',
        blocks: [
          'Hantaran dewasa daripada orang yang anda ikut muncul di situ hanya jika anda telah mengesahkan umur dan memintanya. Lihat [Kandungan dewasa dan umur](/help-center?page=adult-content).',
        ],
      },
    ],
  },
}
