import { notifications } from './notifications.my.ts'
import { collections } from './collections.my.ts'
import { explore } from './explore.my.ts'
import type { TextsOf } from './help-text.ts'
import { readingOn } from './reading-on.my.ts'
import { search } from './search.my.ts'

export const reading: TextsOf<'reading'> = {
  'finding-articles': {
    title: 'Mencari rencana',
    summary: 'Mengikut rak, apa yang hangat sekarang, perkataan, tag dan bahasa.',
    sections: [
      {
        heading: 'Kategori',
        blocks: [
          '**Kategori** di bahagian atas membawa ke [kesebelas-sebelas rak](/categories). Di dalamnya, **Hangat**, **Baharu** dan **Teratas** mengubah susunan; pilihan di bawah **Bahasa** dan **Tag** mengecilkan senarai. Setiap pilihan menjadi sebahagian daripada alamat, jadi anda boleh mengongsinya.',
        ],
      },
      {
        heading: 'Sohor kini',
        blocks: [
          '[Sohor kini](/trending) disusun mengikut perhatian (bacaan, tanda suka, komen, simpanan dan kongsian) serta usia: sesebuah rencana perlukan dua kali perhatian untuk kekal di hadapan rencana yang 36 jam lebih baharu. **Minggu ini** mengingat lebih lama, **Sepanjang zaman** tidak mengira usia. Tab **Hantaran** menyusun hantaran Page mengikut peraturan yang sama, dengan 8 jam dan bukan 36. Tiada sesiapa boleh membayar untuk mendapat tempat.',
        ],
      },
      {
        heading: 'Carian',
        blocks: [
          'Taip sekurang-kurangnya 2 aksara dalam kotak carian dan tekan Enter. Kotak itu ada di [laman utama](/) dan di bahagian atas setiap skrin lain; pada telefon, ia ikon kanta pembesar. Artikel yang mengandungi semua perkataan anda akan dijumpai, dan yang mempunyainya pada tajuk didahulukan; hantaran di Page dicari juga. Lihat [Carian](/help-center?page=search) untuk butiran lanjut.',
        ],
      },
      {
        heading: 'Tag',
        blocks: ['Di hujung rencana, sesuatu tag membawa kepada semua rencana dengan tag itu.'],
      },
      {
        heading: 'Bahasa',
        blocks: [
          'Setiap rencana muncul sekali dalam senarai, dalam bahasa anda jika ada. Tulisan “dalam 3 bahasa” pada kad bermakna ada versi lain. Lihat [Tukar bahasa](/help-center?page=change-language).',
        ],
      },
      {
        heading: 'Suapan',
        blocks: [
          'Untuk pembaca suapan, ada suapan bagi [seluruh laman](/feed.xml), bagi [Page](/page/feed.xml), dan **Suapan** di halaman setiap kategori.',
        ],
      },
    ],
  },
  search,
  explore,
  collections,
  'bookmarks-and-likes': {
    title: 'Simpanan dan tanda suka',
    summary:
      'Berterima kasih kepada penulis, menyimpan rencana untuk kemudian, menyampaikannya kepada orang lain.',
    sections: [
      {
        heading: 'Suka',
        blocks: [
          'Tekan hati di sisi atau di bawah rencana, atau di bawah hantaran dan komen. Tekan sekali lagi untuk menariknya balik. Semua orang nampak berapa ramai yang suka; seorang dikira sekali.',
          'Tanda suka membantu rencana naik dalam senarai sohor kini. Di situ, tanda suka daripada akaun yang berusia kurang tiga hari dikira suku, dan yang diberi oleh penulis kepada dirinya tidak dikira.',
        ],
      },
      {
        heading: 'Simpan',
        blocks: [
          'Tekan **Simpan**; butang itu kemudian tertulis **Disimpan**. Tekan lagi untuk melepaskannya. Tiada orang lain nampak apa yang anda simpan.',
          '[Perpustakaan saya](/library), dalam menu di sebalik gambar anda, menyenaraikan simpanan anda, yang terbaharu dahulu. **Buang** mengeluarkan sesuatu rencana, **Buat asal** dalam makluman itu meletakkannya semula.',
        ],
      },
      {
        heading: 'Tanpa akaun',
        blocks: [
          'Anda diminta log masuk, berserta sebabnya. Selepas itu anda kembali ke tempat tadi, dan tanda suka atau simpanan itu dilakukan untuk anda.',
        ],
      },
      {
        heading: 'Kongsi',
        blocks: [
          '**Kongsi** menawarkan **Salin pautan**, WhatsApp, Telegram dan, jika peranti anda boleh, menu kongsinya sendiri. Pautannya pendek dan boleh dibuka oleh semua orang.',
        ],
      },
      {
        heading: 'Satu petikan',
        blocks: [
          'Pilih perkataan dalam sebuah rencana: bar kecil menawarkan **Cadangkan suntingan**, **Petik dalam komen** dan **Salin pautan ke sini**. Sesiapa yang membuka pautan itu dibawa terus ke perkataan tersebut, yang ditandakan. Dengan papan kekunci, Tab masuk ke bar itu dan Esc menutupnya.',
        ],
      },
      {
        heading: 'Saiz teks',
        blocks: [
          '**Saiz teks** di sisi rencana menjadikannya **Kecil**, **Biasa** atau **Besar** pada peranti ini.',
        ],
      },
      {
        heading: 'Tanpa sambungan',
        blocks: [
          'Sepuluh artikel terakhir yang anda baca boleh dibuka di luar talian juga. Alamat lain memaparkan halaman yang menyenaraikannya bersama draf pada peranti ini. Senarai itu dipadam apabila anda log keluar.',
        ],
      },
    ],
  },
  'reading-on': readingOn,
  comments: {
    title: 'Komen',
    summary: 'Bertanya, membetulkan, menambah. Cara menulis, mengubah dan menarik balik kata-kata anda.',
    sections: [
      {
        heading: 'Tulis',
        blocks: [
          {
            steps: [
              'Di bawah rencana atau hantaran, tulis dalam kotak dan tekan **Hantar komen**, atau Ctrl+Enter.',
              'Untuk menjawab seseorang, tekan **Jawab** di bawah komennya.',
            ],
          },
          'Komen boleh mencapai 2,000 aksara dan mengenal `**tebal**`, `*condong*`, `kod`, pautan dan petikan. Anda boleh memautkan laman lain selepas mempunyai 20 [Honor](/help-center?page=honor). Apa yang anda mulakan kekal pada peranti ini sehingga dihantar.',
        ],
      },
      {
        heading: 'Aras dan susunan',
        blocks: [
          'Jawapan berada di bawah komen yang dijawab, sehingga tiga aras. Jawapan kepada aras ketiga berada di sebelahnya. **Terbaik**, **Terbaharu** dan **Terawal** menyusun komen.',
        ],
      },
      {
        heading: 'Ubah',
        blocks: [
          'Buka tiga titik pada komen anda dan pilih **Sunting**. Dalam 5 minit pertama tiada sesiapa menyedarinya. Selepas itu komen ditandai “telah disunting”.',
        ],
      },
      {
        heading: 'Tarik balik',
        blocks: [
          'Pilih **Padam** dalam menu yang sama. **Buat asal** dalam makluman itu mengembalikannya serta-merta. Jika orang lain telah menjawab, tempatnya tertulis “Komen ini telah dipadam.”',
        ],
      },
      {
        heading: 'Di bawah rencana atau hantaran anda sendiri',
        blocks: [
          'Penulis, penulis bersama dan moderator mengendalikan ruangan komen. **Semat di atas** dalam menu sesuatu komen meletakkannya di hadapan semua yang lain. **Tutup komen**, dalam menu di atas ruangan komen atau menu rencana dan hantaran, menghalang sesiapa daripada menambah; yang sedia ada kekal, dan masih boleh disunting, disukai dan dipadam.',
        ],
      },
      {
        heading: 'Pautan dan laporan',
        blocks: [
          'Dalam menu setiap komen, **Salin pautan** memberi alamatnya sendiri. Jika ada yang melanggar [peraturan](/help-center?page=community-rules), pilih **Lapor**.',
        ],
      },
    ],
  },
  notifications,
}
