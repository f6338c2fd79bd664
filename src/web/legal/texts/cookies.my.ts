import type { LegalText } from './legal-text.ts'

export const text: LegalText = {
  title: 'Dasar Kuki',
  summary:
    'Setiap kuki dan setiap catatan dalam storan pelayar anda yang digunakan oleh {siteName}, berserta tujuan dan tempohnya. Semua kuki yang ditetapkan hari ini adalah perlu.',
  updatedAt: '2026-11-18',
  sections: [
    {
      heading: 'Secara ringkas',
      blocks: [
        'Kuki ialah nota kecil yang ditinggalkan oleh sesebuah laman dalam pelayar anda dan dihantar semula pada setiap lawatan. Storan pelayar ialah nota yang serupa, tetapi tidak dihantar secara automatik. Kami menggunakan kedua-duanya hanya supaya laman ini berfungsi dan kelihatan seperti yang anda pilih. Tiada apa-apa di sini yang mengekori anda ke laman lain.',
      ],
    },
    {
      heading: 'Kuki yang kami tetapkan',
      blocks: [
        'Semuanya kuki kami sendiri, dan semuanya perlu. Kebanyakannya hanya wujud apabila anda melakukan perkara yang memerlukannya.',
        {
          table: {
            head: ['Nama', 'Tujuan', 'Tempoh'],
            rows: [
              ['sid (pada https: __Host-sid)', 'Memastikan anda kekal log masuk', 'Sehingga 60 hari'],
              [
                'signup (pada https: __Host-signup)',
                'Mengaitkan pendaftaran dengan pelayar yang membuatnya',
                '7 hari',
              ],
              [
                'oauth (pada https: __Host-oauth)',
                'Melindungi anda semasa log masuk dengan Google atau Discord',
                '10 minit',
              ],
              [
                'second (pada https: __Host-second)',
                'Antara dua langkah log masuk, mengingati bahawa anda sudah melepasi langkah pertama',
                '10 minit',
              ],
              [
                'passkey (pada https: __Host-passkey)',
                'Mengaitkan jawapan kunci laluan dengan pelayar yang memintanya',
                '5 minit',
              ],
              ['wrote', 'Selepas anda mengubah sesuatu, memastikan anda melihat perubahan itu', '5 saat'],
              [
                'adult (pada https: __Host-adult)',
                'Membuktikan kepada pelayan bahawa anda mengesahkan umur 18 tahun ke atas, supaya kandungan dewasa diberikan kepada anda',
                '180 hari',
              ],
              [
                'device (pada https: __Host-device)',
                'Nombor rawak untuk mengetahui sama ada dua akaun digunakan pada satu peranti, supaya tiada sesiapa memberi Honor kepada diri sendiri',
                '1 hari',
              ],
              [
                'known (pada https: __Host-known)',
                'Nombor rawak supaya kami mengenali pelayar ini apabila anda log masuk semula, jadi kami menghantar e-mel tentang peranti baharu sahaja',
                '90 hari selepas log masuk terakhir anda',
              ],
              ['lang', 'Supaya halaman pertama dipaparkan dalam bahasa anda', '1 tahun'],
              ['theme', 'Supaya halaman pertama dipaparkan dengan tema anda', '1 tahun'],
            ],
          },
        },
        'Kuki adult hanya wujud selepas anda menjawab Ya kepada soalan tentang umur. Kandungannya masa jawapan anda dan tandatangan kami, tanpa sebarang catatan tentang apa yang anda lihat. Kuki ini dibuang apabila anda menarik balik jawapan itu.',
        'Kuki sid, signup, oauth, second, passkey, wrote, adult, device dan known ialah kuki HttpOnly: skrip dalam halaman tidak boleh membacanya.',
      ],
    },
    {
      heading: 'Apa yang kami simpan dalam storan pelayar anda',
      blocks: [
        'Catatan dalam localStorage kekal sehingga anda memadamnya. Catatan dalam sessionStorage hilang apabila anda menutup tab.',
        {
          table: {
            head: ['Nama', 'Tempat', 'Tujuan'],
            rows: [
              ['theme', 'localStorage', 'Tema anda: cerah, gelap atau automatik'],
              ['premium-theme', 'localStorage', 'Tema premium anda, supaya terus dipaparkan'],
              ['language', 'localStorage', 'Bahasa anda'],
              ['cookie-consent', 'localStorage', 'Bahawa anda sudah menjawab soalan kuki, dan jawapannya'],
              ['cookie-preferences', 'localStorage', 'Empat keutamaan kuki anda'],
              [
                'notifications',
                'localStorage',
                'Sama ada pemberitahuan dihidupkan; dengan akaun, mengikut tetapan akaun',
              ],
              [
                'nsfwConsent',
                'localStorage',
                'Nota bahawa anda mengesahkan umur 18 tahun ke atas dalam pelayar ini; disimpan hanya selepas anda mengesahkannya. Pelayan tidak bergantung padanya, sebaliknya pada kuki adult dan akaun anda',
              ],
              [
                'cendekia:draft:…',
                'localStorage',
                'Tulisan yang sedang anda buat supaya tidak hilang; dibuang apabila anda menerbitkan atau membatalkannya',
              ],
              [
                'skip-loading-screen',
                'localStorage',
                'Bahawa anda melangkau skrin pemuatan sebelum kategori',
              ],
              ['text-size', 'localStorage', 'Saiz teks yang anda pilih untuk membaca artikel'],
              ['keyboard-shortcuts', 'localStorage', 'Bahawa anda mematikan pintasan papan kekunci'],
              ['reduce-motion', 'localStorage', 'Bahawa anda mahu gerakan dikurangkan pada peranti ini'],
              ['autoplay-video', 'localStorage', 'Bahawa video dimainkan secara automatik pada peranti ini'],
              ['data-saver', 'localStorage', 'Bahawa anda menghidupkan penjimat data pada peranti ini'],
              [
                'adult-posts',
                'localStorage',
                'Sama ada hantaran dewasa disembunyikan atau dikaburkan pada peranti ini, selepas anda mengesahkan umur',
              ],
              [
                'push-invitation',
                'localStorage',
                'Bahawa anda tidak mahu ditawarkan pemberitahuan pada peranti ini',
              ],
              [
                'page-feed',
                'localStorage',
                'Sama ada Page dibuka dengan hantaran semua orang atau orang yang anda ikuti',
              ],
              [
                'help-strip',
                'localStorage',
                'Bahawa anda menyembunyikan baris di Soalan yang menuju ke Pusat bantuan',
              ],
              ['announcement', 'localStorage', 'Pengumuman laman ini yang anda tutup'],
              [
                'reading-languages',
                'localStorage',
                'Bahasa bacaan dan penulisan anda; yang datang daripada akaun dibuang apabila anda log keluar',
              ],
              [
                'reading-positions',
                'localStorage',
                'Tempat anda berhenti dalam artikel, 50 yang terakhir; dengan akaun hanya sehingga diterima pelayan, dan tidak dipaparkan kepada akaun lain',
              ],
              [
                'waiting-changes',
                'localStorage',
                'Tanda suka dan simpanan yang belum dapat dihantar; dibuang selepas dihantar, dan tidak pernah dihantar oleh akaun lain',
              ],
              [
                'outbox:…',
                'localStorage',
                'Mesej yang belum dapat dihantar; dibuang selepas dihantar atau anda padam, dan tidak pernah dihantar oleh akaun lain',
              ],
              [
                'iq-answer',
                'localStorage',
                'Jawapan soalan ujian IQ yang belum dapat dihantar; dibuang selepas dihantar',
              ],
              [
                'comment-draft:…',
                'localStorage',
                'Komen yang sedang anda tulis; dipadam apabila anda menghantar atau membuangnya',
              ],
              [
                'merge-draft:…',
                'localStorage',
                'Pindaan anda pada cadangan suntingan sebelum menerimanya; dibuang selepas cadangan itu diterima',
              ],
              [
                'toast-after-load',
                'sessionStorage',
                'Mesej ringkas yang dipaparkan di halaman seterusnya, kemudian dibuang',
              ],
              [
                'reset-token',
                'sessionStorage',
                'Kunci daripada pautan penetapan semula kata laluan, selagi borangnya dibuka',
              ],
              [
                'pending-action',
                'sessionStorage',
                'Apa yang anda mahu lakukan sebelum log masuk, supaya ia dilakukan selepas itu; sah selama satu jam',
              ],
              [
                'iq-tab',
                'sessionStorage',
                'Nama rawak tab ini, supaya ujian IQ tahu di mana anda menjawabnya',
              ],
              ['secure-codes', 'sessionStorage', 'Kod rawak dalam pautan laman ini, sah selama 30 minit'],
              [
                'scroll',
                'sessionStorage',
                'Kedudukan anda pada sesuatu halaman, supaya anda kembali ke tempat yang sama',
              ],
              [
                'pages-1',
                'Cache storage',
                'Sepuluh artikel terakhir yang anda baca dan nombor akaun anda, supaya boleh dibuka tanpa sambungan; dibuang apabila anda log keluar',
              ],
              [
                'files-1',
                'Cache storage',
                'Halaman luar talian, serta skrip, gaya dan fon laman ini yang diperlukan oleh artikel tersebut',
              ],
            ],
          },
        },
      ],
    },
    {
      heading: 'Pilihan anda',
      blocks: [
        'Sepanduk kuki mempunyai empat keutamaan:',
        {
          list: [
            'Perlu: sentiasa dihidupkan, kerana laman ini tidak dapat berfungsi tanpanya.',
            'Analitik: tiada apa-apa di laman ini yang menggunakannya hari ini.',
            'Keutamaan: tiada apa-apa di laman ini yang menggunakannya hari ini.',
            'Pemasaran: tiada apa-apa di laman ini yang menggunakannya hari ini.',
          ],
        },
        'Kami tetap bertanya dan menyimpan jawapan anda. Jika kami menambah kuki seperti itu kelak, kami akan mematuhi jawapan tersebut. Anda tidak rugi apa-apa jika menolak: laman ini berfungsi sama seperti biasa.',
      ],
    },
    {
      heading: 'Tiada kuki daripada pihak lain',
      blocks: [
        'Kami tidak memuatkan iklan, analitik, fon atau skrip daripada syarikat lain, jadi mereka tidak menetapkan kuki di sini. Jika anda log masuk dengan Google atau Discord, anda singgah sebentar di laman mereka. Peraturan kuki mereka sendiri terpakai di sana.',
        'Statistik dikira tanpa kuki. Dasar Privasi menerangkan caranya.',
      ],
    },
    {
      heading: 'Cara memadamnya',
      blocks: [
        'Anda boleh memadam atau menyekat kuki dan catatan yang disimpan melalui tetapan pelayar anda. Selepas dipadam, anda akan dilog keluar dan laman ini akan bertanya semula tentang pilihan kuki anda. Jika anda menyekat kuki yang perlu, anda masih boleh membaca halaman awam, tetapi anda tidak dapat log masuk.',
      ],
    },
    {
      heading: 'Perubahan dan pertanyaan',
      blocks: [
        'Jika ada kuki yang ditambah atau dibuang, kami mengemas kini halaman ini dan tarikhnya. Soalan anda dialu-alukan di {contact}.',
      ],
    },
  ],
}
