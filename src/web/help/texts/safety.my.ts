import { blockAndMute } from './block-and-mute.my.ts'
import type { TextsOf } from './help-text.ts'
import { honor } from './honor.my.ts'

export const safety: TextsOf<'safety'> = {
  honor,
  'community-rules': {
    title: 'Peraturan komuniti',
    summary: 'Lapan baris yang terpakai kepada semua orang, di mana-mana sahaja di laman ini.',
    sections: [
      { heading: 'Lapan peraturan', blocks: [{ rules: true }] },
      {
        heading: 'Apabila ada yang melanggarnya',
        blocks: [
          'Jangan bertelagah dalam ruangan komen. [Laporkannya](/help-center?page=reporting); laporan itu dihantar kepada pengendali laman. Penulisnya tidak akan tahu siapa yang melapor.',
          'Bergantung pada apa yang berlaku, kandungan boleh disembunyikan atau dialih keluar, atau sesuatu akaun dihadkan. Jika ia melibatkan anda, anda dimaklumkan apa yang dilakukan dan sebabnya, dan anda boleh membuat rayuan. Caranya ada dalam [Terma Perkhidmatan](/terms-of-service).',
        ],
      },
    ],
  },
  reporting: {
    title: 'Membuat laporan',
    summary:
      'Cara memberitahu pengendali bahawa sesuatu melanggar peraturan, dan apa yang berlaku selepas itu.',
    sections: [
      {
        heading: 'Satu demi satu',
        blocks: [
          {
            steps: [
              'Bagi rencana, tekan bendera, **Lapor**, di bawah teksnya. Bagi hantaran atau komen, buka tiga titiknya dan pilih **Lapor**.',
              'Pilih di bawah **Apakah yang tidak kena?**: kandungan seksual dengan kanak-kanak atau tanpa kerelaan, spam, gangguan, kebencian, kandungan dewasa yang tidak ditanda, maklumat salah atau berbahaya, sesuatu yang disalin tanpa kebenaran, atau perkara lain. Bagi hantaran dalam guild, anda juga boleh memilih peraturan guild yang dilanggarnya.',
              'Tambah **Butiran (pilihan)** jika membantu, sehingga 500 aksara. Bagi “Perkara lain”, butiran diperlukan.',
              'Tekan **Hantar laporan**.',
            ],
          },
          'Anda mesti log masuk. Laporan kedua tentang perkara yang sama menggantikan laporan pertama anda.',
        ],
      },
      {
        heading: 'Apa yang berlaku kemudian',
        blocks: [
          'Pengendali laman menerima e-mel tentang laporan pertama dan melihat semuanya dalam satu senarai. Penulis tidak sekali-kali diberitahu siapa yang melapor. Laporan menurunkan kedudukan rencana dalam senarai sohor kini, dan rencana dengan beberapa laporan yang belum selesai tidak disenaraikan di situ.',
          'Hantaran yang dilaporkan atas sebab pertama, atau oleh beberapa orang, boleh disembunyikan sehingga diteliti moderator. Yang dikatakan dewasa oleh beberapa pembaca ditanda dewasa. Jika moderator mendapati tiada masalah, semuanya dikembalikan seperti asal, dan laporan daripada orang yang sama kurang diberi kira.',
        ],
      },
      {
        heading: 'Laporan bukan untuk',
        blocks: [
          {
            list: [
              'Menyatakan tidak setuju: tulis komen, atau [cadangkan suntingan](/help-center?page=drafts-and-history).',
              'Tulisan anda sendiri: itu boleh anda ubah atau padam sendiri.',
              'Kecemasan, atau hak anda sebagai pemilik karya: tulis kepada pengendali. Alamatnya ada di bawah.',
            ],
          },
        ],
      },
    ],
  },
  'block-and-mute': blockAndMute,
  'adult-content': {
    title: 'Kandungan dewasa dan umur',
    summary:
      'Disembunyikan sehingga diminta oleh orang berumur 18 tahun ke atas, dan tidak sekali-kali dipaparkan kepada yang lebih muda.',
    sections: [
      {
        heading: 'Bagaimana ia disembunyikan',
        blocks: [
          'Hantaran yang ditanda dewasa tidak dimasukkan dalam mana-mana senarai. Di tempat anda memintanya, mula-mula anda nampak jubin kabur tanpa penulis, kata-kata atau gambar. **Paparkan** bertanya: “Adakah anda berumur 18 tahun ke atas?” Selepas **Ya** anda melihatnya, selepas **Tidak** tiada apa-apa berubah. Pelayan yang menentukannya, bukan pelayar anda sahaja. Carian menjumpai hantaran dewasa hanya selepas **Ya**.',
        ],
      },
      {
        heading: 'Jawapan anda',
        blocks: [
          'Ia disimpan dalam kuki selama 180 hari dan, jika anda log masuk, bersama akaun anda. Anda boleh menariknya balik dalam [tetapan](/settings). Di situ anda juga boleh memberitahu tahun lahir. Jika tahun itu menunjukkan anda berumur bawah 18 tahun, kandungan dewasa tidak akan dipaparkan kepada anda, anda tidak ditanya lagi, dan tahun itu tidak boleh diubah.',
        ],
      },
      {
        heading: 'Apabila anda menghantar',
        blocks: [
          {
            list: [
              'Tandakan hantaran sebagai dewasa semasa menulisnya. Anda boleh melakukannya kemudian juga.',
              'Laporan pembaca atau moderator boleh menandakannya juga; selepas itu hanya moderator boleh membuang tanda itu.',
              'Hantaran dewasa tiada tanda suka dan tiada undi. Ia tidak ada dalam senarai sohor kini, statistik, suapan atau enjin carian.',
              'Komen adalah untuk orang yang telah mengesahkan umur mereka.',
            ],
          },
        ],
      },
      {
        heading: 'Sentiasa dilarang',
        blocks: [
          'Kandungan seksual dengan kanak-kanak, dan gambar intim yang dikongsi tanpa kerelaan orangnya, adalah dilarang, ditanda atau tidak. [Laporkannya](/help-center?page=reporting): hantaran sebegitu boleh disembunyikan sejurus selepas laporan pertama.',
          'Di tempat undang-undang atau pengendali tidak membenarkan kandungan dewasa, ia memang tiada.',
        ],
      },
    ],
  },
  cookies: {
    title: 'Kuki dan apa yang dikira',
    summary: 'Sedikit kuki, semuanya milik kami; angka tanpa mengekori sesiapa.',
    sections: [
      {
        heading: 'Kuki',
        blocks: [
          'Semua kuki yang ditetapkan hari ini adalah perlu: ia memastikan anda kekal log masuk, melindungi log masuk, membawa halaman pertama dalam bahasa serta tema anda, dan mengingati bahawa anda berumur 18 tahun ke atas jika anda mengesahkannya. Tiada yang datang daripada pengiklan atau syarikat lain. [Dasar Kuki](/cookie-policy) menamakan setiap satu dengan tujuan dan tempohnya.',
        ],
      },
      {
        heading: 'Pilihan anda',
        blocks: [
          {
            steps: [
              'Pada lawatan pertama, sekeping kad bertanya: **Terima Semua**, **Tolak Semua** atau **Ubah suai**. Apa pun jawapan anda, laman ini berfungsi dengan cara yang sama.',
              'Untuk mengubah fikiran, tekan **Tetapan kuki** di kaki mana-mana halaman.',
              'Hidupkan atau matikan apa yang anda mahu dan tekan **Simpan Keutamaan**.',
            ],
          },
        ],
      },
      {
        heading: 'Apa yang dikira',
        blocks: [
          'Laman utama menunjukkan berapa ramai pelawat yang pernah datang dan berapa ramai yang berada dalam talian. Tetamu dikira melalui kunci daripada alamat yang dipendekkan dan nama pelayar. Rahsia di sebaliknya dimusnahkan setiap hari, jadi tiada sesiapa dapat dijejaki hingga keesokannya.',
          'Satu bacaan rencana dikira sekali sehari: selepas setengah minit, atau di pertengahan teks. Hanya jumlahnya dipaparkan. [Dasar Privasi](/privacy-policy) menerangkan lebih lanjut.',
        ],
      },
    ],
  },
  api: {
    title: 'API dan dokumentasinya',
    summary: 'Segala yang dipaparkan oleh laman ini boleh dibaca oleh atur cara juga.',
    sections: [
      {
        heading: 'Hendak bermula di mana',
        blocks: [
          '[Dokumentasinya](/api/docs) menyenaraikan setiap panggilan: siapa boleh menggunakannya, apa yang diterima, apa yang dijawab dan bagaimana ia menolak. Atur cara membaca perkara yang sama sebagai OpenAPI daripada [/api/openapi.json](/api/openapi.json). Anda menemuinya di kaki setiap halaman sebagai **API**.',
        ],
      },
      {
        heading: 'Cubalah',
        blocks: [
          {
            list: [
              'Rencana terbaharu: `GET /api/articles`, dengan `category`, `language`, `tag` dan `limit`.',
              'Sebuah rencana dengan teksnya: `GET /api/articles/7`.',
              'Hantaran terbaharu di Page: `GET /api/page-posts`, dengan `type`, `sort` dan `limit`.',
              'Angka di laman utama: `GET /api/stats`.',
            ],
          },
          'Apa yang terbuka kepada umum tidak memerlukan akaun. Senarai yang panjang menamakan bahagian seterusnya dalam pengepala `Link`.',
        ],
      },
      {
        heading: 'Elok diketahui',
        blocks: [
          {
            list: [
              'Penulisan menggunakan sesi orang yang sudah log masuk, dan hanya daripada halaman laman ini. Kunci untuk atur cara lain belum ada.',
              'Sesiapa yang bertanya terlalu kerap mendapat 429, serta `Retry-After` dengan bilangan saat untuk menunggu.',
              'Mesej datang dalam bahasa pada pengepala `X-Language`: `en`, `id` atau `my`.',
              'Untuk dimaklumkan tentang rencana atau [hantaran](/page/feed.xml) baharu, [suapan](/feed.xml) ialah cara paling mudah.',
              'Rencana berlesen CC BY-SA 4.0: namakan penulisnya.',
            ],
          },
        ],
      },
    ],
  },
}
