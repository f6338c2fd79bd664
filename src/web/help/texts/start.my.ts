import { accountSettings } from './account.my.ts'
import { firstHour } from './first-hour.my.ts'
import type { TextsOf } from './help-text.ts'
import { plans } from './plans.my.ts'
import { yourProfile } from './your-profile.my.ts'

export const start: TextsOf<'start'> = {
  'create-account': {
    title: 'Buka akaun',
    summary:
      'Membaca tidak memerlukan akaun. Dengan akaun, anda boleh menulis, memberi komen, menyukai dan menyimpan rencana.',
    sections: [
      {
        heading: 'Satu demi satu',
        blocks: [
          {
            steps: [
              'Tekan **Log masuk** di bahagian atas, kemudian pilih **Daftar**.',
              'Isi **Nama pertama**, **Nama akhir**, **E-mel** dan **Kata laluan**.',
              'Buka **Baca lapan peraturan** di bawah borang; peraturan itu juga ada [halamannya sendiri](/help-center?page=community-rules).',
              'Tekan **Daftar**. Kami menghantar kod enam digit ke alamat anda.',
              'Masukkan kod itu. Akaun anda kini wujud, dan anda sudah log masuk.',
            ],
          },
        ],
      },
      {
        heading: 'Kata laluan yang baik',
        blocks: [
          'Panjangnya sekurang-kurangnya 6 aksara. Beberapa perkataan yang tidak berkaitan mudah diingat dan sukar diteka; sebaris ayat di bawah ruangannya memberitahu kekuatannya. Kata laluan yang paling lazim, serta nama atau alamat anda sendiri, tidak diterima.',
        ],
      },
      {
        heading: 'Jika ada halangan',
        blocks: [
          {
            list: [
              'Alamat itu sudah ada akaun: e-mel akan memaklumkannya, dan anda hanya perlu log masuk.',
              'Kod tidak sampai: lihat [Sahkan alamat e-mel](/help-center?page=verify-email).',
              'Kod tidak pernah dimasukkan: pendaftaran dipadam selepas 7 hari. Daftar semula.',
            ],
          },
        ],
      },
    ],
  },
  'verify-email': {
    title: 'Sahkan alamat e-mel',
    summary:
      'Kod enam digit membuktikan bahawa alamat itu kepunyaan anda. Inilah yang boleh dibuat apabila kod lambat atau ditolak.',
    sections: [
      {
        heading: 'Masukkan kod',
        blocks: [
          {
            steps: [
              'Buka e-mel “Kod {siteName} anda”.',
              'Taip atau tampal digitnya pada **Kod 6 digit**. Kod disemak sebaik sahaja digit keenam diisi.',
              'Tekan **Ke Laman Utama**.',
            ],
          },
        ],
      },
      {
        heading: 'Kod tidak sampai',
        blocks: [
          {
            list: [
              'Semak folder spam.',
              'Tunggu seminit, kemudian tekan **Hantar kod baharu**. Sebelum itu butang tersebut mengira saat. Hanya kod yang terbaharu sah.',
              'Betulkah alamatnya? Jika tidak, tekan **Guna alamat lain** dan daftar semula.',
              'Satu alamat mendapat paling banyak 5 kod sejam dan 10 kod sehari. Selepas itu, tunggulah dahulu.',
            ],
          },
        ],
      },
      {
        heading: 'Kod ditolak',
        blocks: [
          'Kod sah selama 10 minit dan boleh dicuba 5 kali. Tekan **Cuba Lagi** untuk membetulkan kesilapan menaip, atau minta kod baharu.',
          'Jika kod dimasukkan dalam pelayar lain daripada yang anda gunakan semasa mendaftar, anda memilih kata laluan sekali lagi. Dengan itu tiada orang lain dapat menetapkannya bagi pihak anda.',
          'Halaman sudah tertutup? Log masuk dengan alamat dan kata laluan anda: kod akan diminta semula.',
        ],
      },
    ],
  },
  'first-hour': firstHour,
  'sign-in-with-provider': {
    title: 'Log masuk dengan Google atau Discord',
    summary: 'Tiada kata laluan baharu untuk diingat. Hanya ada jika pengendali laman menyediakannya.',
    sections: [
      {
        heading: 'Satu demi satu',
        blocks: [
          {
            steps: [
              'Tekan **Log masuk** di bahagian atas.',
              'Di bawah borang, selepas **atau teruskan dengan**, tekan **Google** atau **Discord**. Jika tiada apa-apa di situ, laman ini tidak menawarkannya.',
              'Beri persetujuan di halaman mereka. Anda kembali ke sini dalam keadaan sudah log masuk.',
            ],
          },
          'Kali pertama, satu akaun dibuka untuk anda. Jika alamat anda sudah ada akaun di sini, anda memasuki akaun itu: kedua-dua jalan membawa ke akaun yang sama.',
        ],
      },
      {
        heading: 'Apa yang kami tahu',
        blocks: [
          'Kami meminta nama dan alamat e-mel anda, dan menyimpan nombor yang digunakan oleh pihak itu untuk mengenali anda. Kata laluan anda di sana tidak pernah kami lihat. Lebih lanjut terdapat dalam [Dasar Privasi](/privacy-policy).',
        ],
      },
      {
        heading: 'Jika tidak berjaya',
        blocks: [
          {
            list: [
              'Alamat anda belum disahkan di sana: sahkan di sana dahulu, atau daftar di sini dengan kata laluan.',
              'Anda membatalkannya, atau ia mengambil masa lebih 10 minit: mulakan semula.',
              'Mahu ada kata laluan juga? [Tetapkan semula kata laluan](/help-center?page=reset-password) akan membuatnya.',
            ],
          },
        ],
      },
    ],
  },
  'reset-password': {
    title: 'Tetapkan semula kata laluan',
    summary:
      'Pautan dalam e-mel membolehkan anda memilih yang baharu, termasuk jika sebelum ini tiada langsung.',
    sections: [
      {
        heading: 'Satu demi satu',
        blocks: [
          {
            steps: [
              'Tekan **Log masuk** di bahagian atas, kemudian **Lupa kata laluan?** di sebelah ruangan kata laluan.',
              'Kotak yang terbuka ditulis dalam bahasa Indonesia. Isi alamat anda pada **Alamat email** dan tekan **Kirim tautan**.',
              'Buka e-mel itu dan tekan **Pilih kata laluan baharu**.',
              'Taip yang baharu pada **Kata laluan baharu**, kemudian tekan **Simpan kata laluan**.',
              'Tekan **Log Masuk** dan gunakannya.',
            ],
          },
        ],
      },
      {
        heading: 'Elok diketahui',
        blocks: [
          {
            list: [
              'Satu pautan berfungsi sekali sahaja, dalam masa 30 minit. Jika anda memintanya dua kali, gunakan e-mel yang terkini.',
              'Selepas itu anda dilog keluar daripada semua peranti, supaya tiada orang lain kekal di dalam.',
              'Satu e-mel memaklumkan bahawa kata laluan telah ditukar. Jika bukan anda yang menukarnya, selamatkan peti mel anda dahulu, kemudian tetapkan semula kata laluan.',
            ],
          },
        ],
      },
      {
        heading: 'E-mel tidak sampai',
        blocks: [
          'Semak folder spam dan ejaan alamatnya. Demi keselamatan, halaman itu berkata perkara yang sama sama ada sesuatu alamat ada akaun atau tidak. Paling banyak 3 pautan sejam dihantar ke satu alamat.',
        ],
      },
    ],
  },
  'account-settings': accountSettings,
  'change-language': {
    title: 'Tukar bahasa',
    summary:
      'Laman ini berbahasa Inggeris, Indonesia dan Melayu. Rencana dipaparkan dalam bahasa pilihan anda jika ada.',
    sections: [
      {
        heading: 'Tiga cara',
        blocks: [
          {
            list: [
              'Di bahagian atas, buka menu yang tertulis EN, ID atau MY.',
              'Di kaki setiap halaman, tekan English, Bahasa Indonesia atau Bahasa Melayu.',
              'Dalam [tetapan](/settings), pilih di bawah **Bahasa**.',
            ],
          },
          'Halaman bertukar serta-merta dan apa yang anda taip tidak hilang. Pilihan ini disimpan pada peranti ini.',
        ],
      },
      {
        heading: 'Apa yang bertukar',
        blocks: [
          {
            list: [
              'Menu, butang, makluman dan halaman bantuan ini.',
              'Senarai rencana: setiap rencana muncul sekali, dalam bahasa anda jika ada. Pembaca bahasa Melayu diberi versi Indonesia sebelum versi Inggeris, dan pembaca bahasa Indonesia diberi versi Melayu.',
            ],
          },
        ],
      },
      {
        heading: 'Versi yang dipaparkan dalam senarai',
        blocks: [
          'Dalam [tetapan](/settings), tandakan **Bahasa bacaan** anda dan susunkannya. Senarai kemudian memaparkan rencana dalam bahasa menu; jika tiada, dalam bahasa pertama anda yang ada; jika tiada juga, versi asalnya. **Paparkan bahasa bacaan saya sahaja** meninggalkan yang lain: satu baris di bawah senarai menyatakan bilangannya, dan **Paparkan** mengeluarkannya semula sepanjang lawatan ini.',
          '**Bahasa penulisan** digunakan bagi rencana baharu selagi teksnya belum menunjukkan bahasanya. Jika anda log masuk, semua ini disimpan dalam akaun.',
        ],
      },
      {
        heading: 'Apa yang kekal',
        blocks: [
          'Rencana yang sedang anda buka kekal dalam bahasanya. Di bawah tajuknya, **Juga dalam** membawa kepada versi lain; jika bahasa anda tiada, anda boleh [menterjemahkannya](/help-center?page=translations). Komen kekal seperti yang ditulis. E-mel tentang akaun anda dihantar dalam bahasa yang anda gunakan semasa mendaftar.',
        ],
      },
    ],
  },
  themes: {
    title: 'Tema dan tema premium',
    summary: 'Tiga tema untuk semua orang. Tiga lagi, dinamakan sempena batu permata, datang dengan pelan.',
    sections: [
      {
        heading: 'Pilih tema',
        blocks: [
          {
            steps: [
              'Untuk bertukar antara cerah dan gelap, tekan bulan atau matahari di bahagian atas.',
              'Untuk keenam-enam tema, tekan gear, **Tetapan**, di bahagian atas, atau buka [tetapan](/settings).',
              'Pilih **Gelap**, **Cerah** atau **Automatik** di bawah **Tema asas**. Automatik mengikut peranti anda.',
            ],
          },
          'Tema disimpan pada peranti ini. Jika anda sudah log masuk, ia disimpan dalam akaun juga dan mengikut anda ke peranti lain.',
        ],
      },
      {
        heading: 'Tema premium',
        blocks: [
          '**Topaz**, **Agate** dan **Aqua** berkunci. Sesebuah pelan membuka batunya sendiri dan yang sebelumnya: Topaz membuka satu tema, Agate dua, Aqua ketiga-tiganya. **Pelan anda** dalam tetapan menyatakan pelan yang anda miliki.',
          'Tema yang berkunci memberitahu apa yang diperlukan, dan tidak mengubah apa-apa. Setiap tema boleh dilihat dahulu di [halaman pelan](/market); [Pelan](/help-center?page=plans) menerangkan cara mendapatkannya.',
          'Untuk meninggalkan tema premium, tekan **Kembali kepada Tema Asas**. Apabila pelan tamat, laman ini kembali kepada tema gelap dan memaklumkannya.',
        ],
      },
      {
        heading: 'Kurang pergerakan',
        blocks: [
          'Jika peranti anda ditetapkan untuk mengurangkan gerakan, latar tema premium tidak bergerak.',
        ],
      },
    ],
  },
  plans,
  'your-profile': yourProfile,
}
