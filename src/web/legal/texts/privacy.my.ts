import type { LegalText } from './legal-text.ts'

export const text: LegalText = {
  title: 'Dasar Privasi',
  summary:
    'Apa yang {siteName} simpan tentang anda, sebabnya dan tempohnya. Tiada iklan, tiada penjejak, dan tiada data yang dijual.',
  updatedAt: '2026-11-18',
  sections: [
    {
      heading: 'Secara ringkas',
      blocks: [
        {
          list: [
            'Kami hanya menyimpan apa yang diperlukan oleh sebuah akaun dan laman yang selamat.',
            'Tiada iklan, tiada analitik pihak ketiga dan tiada penjejak. Kami tidak menjual data.',
            'Kata laluan anda tidak pernah disimpan, hanya cincangannya (hash), dan kata laluan tidak dapat dibaca semula daripadanya.',
            'Anda boleh meminta pengendali menunjukkan, membetulkan, menyerahkan atau memadam data anda: tulis kepada {contact}.',
          ],
        },
      ],
    },
    {
      heading: 'Siapa yang bertanggungjawab',
      blocks: [
        'Pengendali {siteName} menentukan cara data anda digunakan dan bertanggungjawab terhadapnya. Bagi sebarang soalan atau permintaan tentang data anda, tulis kepada pengendali di {contact}.',
      ],
    },
    {
      heading: 'Apa yang kami simpan, sebabnya dan tempohnya',
      blocks: [
        'Anda boleh membaca halaman awam tanpa akaun. Jika anda mempunyai akaun, atau cuba menciptanya, kami menyimpan perkara yang berikut.',
        {
          table: {
            head: ['Apa', 'Sebab', 'Tempoh'],
            rows: [
              [
                'Nama pertama dan nama akhir, alias, alamat e-mel, peranan',
                'Supaya anda mempunyai akaun, boleh dikenali dan boleh dihubungi',
                'Sehingga akaun dipadam',
              ],
              [
                'Cincangan kata laluan (Argon2id), bukan kata laluan itu sendiri',
                'Untuk menyemak kata laluan semasa anda log masuk',
                'Sehingga anda menukar kata laluan atau akaun dipadam',
              ],
              [
                'Tema yang dipilih, serta bahasa menu, bacaan dan penulisan',
                'Untuk memaparkan laman mengikut cita rasa anda',
                'Sehingga anda menukarnya atau akaun dipadam',
              ],
              [
                'Nama penyedia (Google atau Discord) dan ID anda di sana, hanya jika anda log masuk dengan cara itu',
                'Untuk mengenali anda pada masa akan datang',
                'Sehingga akaun dipadam',
              ],
              [
                'Pelan anda dan tempohnya, invois anda (jumlah, tarikh dan pautan), serta nombor anda di penyedia pembayaran, hanya jika anda membayar pelan atau diberikan pelan',
                'Untuk memberikan apa yang anda bayar, dan untuk menyimpan rekod akaun yang dikehendaki undang-undang',
                'Sehingga akaun dipadam. Selepas itu invois disimpan tanpa nama anda',
              ],
              [
                'Sesi: cincangan token sesi, nama pelayar dan alamat IP semasa log masuk',
                'Supaya anda kekal log masuk dan penyalahgunaan dapat dikesan',
                'Sesi tamat selepas 14 hari tidak digunakan dan selewat-lewatnya selepas 60 hari; maksimum 10 sesi bagi setiap orang. Alamat IP disimpan selama 30 hari paling lama',
              ],
              [
                'Sejarah log masuk: bila dan bagaimana seseorang log masuk ke akaun anda atau memasukkan kata laluan yang salah, dengan nama pelayar, alamat IP dan cincangan nombor rawak dalam kuki',
                'Supaya anda tahu siapa yang memasuki akaun anda, dan untuk menghantar e-mel tentang peranti baharu. Hanya anda boleh melihatnya',
                '90 hari; alamat IP selama 30 hari paling lama',
              ],
              [
                'Honor yang anda peroleh: berapa banyak, untuk apa, daripada siapa dan bila',
                'Untuk menunjukkan jumlah dan puncanya, serta memastikannya adil',
                'Sehingga akaun dipadam',
              ],
              [
                'Akaun yang digunakan pada satu peranti: cincangan nombor rawak dalam kuki, tanpa perkara lain tentang peranti itu',
                'Supaya tiada sesiapa memberi Honor kepada diri sendiri',
                '24 jam',
              ],
              [
                'Pendaftaran yang tidak pernah disahkan',
                'Supaya anda dapat menyelesaikan pendaftaran',
                'Dipadam selepas 7 hari',
              ],
              [
                'Kod pengesahan dan pautan penetapan semula kata laluan',
                'Untuk memastikan alamat e-mel itu milik anda',
                'Kod sah selama 10 minit, pautan selama 30 minit',
              ],
              [
                'Pertukaran alamat e-mel: alamat baharu dan cincangan bagi dua pautannya',
                'Supaya alamat hanya ditukar selepas kedua-dua alamat mengesahkannya',
                'Sehingga disahkan atau dibatalkan, paling lama 24 jam',
              ],
              [
                'Alias lama anda',
                'Supaya pautan lama tetap membawa kepada anda dan tiada sesiapa boleh menyamar sebagai anda',
                '90 hari',
              ],
              [
                'Pembilang untuk menghalang penyalahgunaan, dengan alamat orang dan rangkaian yang telah dicincang',
                'Untuk menghentikan cubaan meneka kata laluan dan permintaan yang bertubi-tubi',
                'Sehingga satu hari',
              ],
              [
                'Log teknikal yang mengandungi alamat IP',
                'Untuk mengesan kerosakan dan serangan',
                'Paling lama 30 hari',
              ],
              [
                'Apa yang anda tulis dan kongsi: artikel, hantaran, soalan dan jawapan bersama sejarahnya, komen, cadangan, foto dan video, serta perkara yang anda sukai, undi, simpan atau laporkan',
                'Untuk dipaparkan kepada pembaca dan kepada anda',
                'Sehingga anda memadamnya; artikel, hantaran, soalan, jawapan dan komen yang dipadam boleh dipulihkan selama 30 hari, kemudian dipadam secara kekal bersama foto dan videonya. Muat naik yang tidak digunakan dipadam selepas sehari',
              ],
              [
                'Sama ada laporan anda didapati berasas oleh moderator',
                'Untuk menentukan sejauh mana laporan anda yang berikutnya diambil kira',
                'Satu tahun',
              ],
              [
                'Undi anda dalam undian, dan orang yang anda ikuti',
                'Supaya setiap orang dikira sekali, dan supaya hantaran orang yang anda ikuti dapat dipaparkan. Tiada sesiapa diberitahu siapa mengundi apa',
                'Sehingga anda menarik balik undi atau berhenti mengikuti, atau hantaran mahupun akaun itu dipadam',
              ],
              [
                'Guild: guild yang anda sertai dan peranan anda di situ, permohonan untuk menyertai beserta kandungannya, jemputan, pembisuan dan larangan masuk beserta sebabnya, serta log guild tentang tindakan pengurusnya',
                'Untuk mengendalikan guild, dan supaya ahlinya tahu caranya. Bagi guild persendirian hanya ahli yang melihatnya; permohonan, sebab dan larangan hanya dilihat oleh pengurus',
                'Permohonan tamat selepas 30 hari, jemputan yang sudah dijawab disimpan 30 hari lagi. Keahlian kekal sehingga anda keluar, larangan sehingga ditarik balik. Log disimpan selagi guild itu ada, dan guild dipadam secara kekal 7 hari selepas dipadam',
              ],
              [
                'Alamat IP ketika sesuatu hantaran di Page ditulis',
                'Untuk menyiasat penyalahgunaan. Hanya anda dan moderator boleh melihatnya',
                '30 hari',
              ],
              [
                'Tahun lahir anda, jika anda memberitahu kami, dan bila anda mengesahkan umur 18 tahun ke atas',
                'Supaya kandungan dewasa dipaparkan hanya kepada mereka yang memintanya, dan tidak sekali-kali kepada mereka yang bawah 18 tahun',
                'Sehingga anda menariknya balik atau akaun dipadam. Tahun yang menunjukkan umur bawah 18 tahun kekal sehingga akaun dipadam',
              ],
              [
                'Tempat anda berhenti dalam artikel yang separuh dibaca: artikel, perenggan dan masanya',
                'Supaya anda boleh menyambungnya pada mana-mana peranti anda. Hanya anda boleh melihatnya',
                'Sehingga anda habis membaca artikel itu atau membuangnya, bagi 200 artikel terakhir anda, paling lama 180 hari selepas kali terakhir dibaca',
              ],
              [
                'Mesej anda: teks, foto dan reaksi, siapa yang berada dalam perbualan, dan sejauh mana setiap orang sudah membaca',
                'Untuk memaparkannya kepada orang dalam perbualan dan bukan kepada sesiapa yang lain. Moderator hanya membaca apa yang dilaporkan oleh orang di dalamnya: mesej itu dan lima mesej sebelumnya, berserta nama penulisnya, dan setiap akses direkodkan',
                'Sehingga anda memadamnya. Apa yang anda padam untuk diri sendiri kekal pada orang lain; apa yang anda padam untuk semua orang dipadam secara kekal. Jika akaun anda dipadam, teks dan fotonya dipadam secara kekal, dan hanya tempatnya dipaparkan, tanpa nama anda. Apa yang dilaporkan kekal bersama laporannya, yang dipadam 90 hari selepas diputuskan',
              ],
              [
                'Ujian IQ: jawapan anda serta masanya, sama ada anda meninggalkan tetingkap ujian atau menampal teks, sama ada anda memilih masa tambahan atau siri nombor sahaja, bahasa dan jenis peranti yang digunakan, dan skor anda',
                'Untuk memberi skor, mengenal pasti percubaan yang tidak boleh diberi skor, dan mengetahui tahap kesukaran setiap soalan. Hanya anda boleh melihat skor itu, melainkan anda memilih untuk memaparkannya',
                'Sehingga akaun dipadam. Selepas itu jawapan disimpan tanpa sebarang kaitan dengan anda, supaya soalan kekal adil',
              ],
              [
                'Draf yang sedang anda tulis',
                'Supaya tiada teks yang hilang',
                'Sehingga anda menerbitkan atau membuangnya, paling lama 180 hari tanpa perubahan',
              ],
            ],
          },
        },
        'Foto dan video sering menyembunyikan lebih daripada yang kelihatan: tempat, masa dan kameranya. Sebaik sahaja dimuat naik, foto dijana semula, dan segala maklumat sebegitu dibuang daripada video sebelum sesiapa dapat melihatnya.',
        'Log permintaan perisian kami sendiri tidak mengandungi data peribadi. Jika pengendali membuat sandaran, data yang dipadam mungkin masih ada di dalamnya sehingga sandaran itu diganti. Jika sandaran dipulihkan, akaun yang dipadam selepas sandaran dibuat akan dipadam semula.',
      ],
    },
    {
      heading: 'Mengapa kami boleh berbuat demikian',
      blocks: [
        'Kami menggunakan data akaun kerana akaun yang anda minta tidak dapat berfungsi tanpanya. Kami menggunakan data sesi, pembilang dan log kerana kami, dan juga anda, mempunyai kepentingan yang sah terhadap laman yang selamat. Bagi apa-apa yang tidak wajib, misalnya memaparkan kandungan dewasa, kami bertanya dahulu, dan anda boleh berubah fikiran.',
      ],
    },
    {
      heading: 'Log masuk dengan Google atau Discord',
      blocks: [
        'Pilihan ini hanya ada jika pengendali menyediakannya, dan tiada sesiapa yang wajib menggunakannya. Jika anda menggunakannya, kami hanya meminta nama dan alamat e-mel anda daripada penyedia, dan menyimpan ID anda di sana. Penyedia akan tahu bahawa anda log masuk di sini. Apa yang dibuat dengan maklumat itu diterangkan dalam dasar privasi penyedia tersebut.',
      ],
    },
    {
      heading: 'E-mel',
      blocks: [
        'Kami menghantar e-mel yang diperlukan oleh akaun anda, seperti kod, pautan penetapan semula dan notis keselamatan akaun. E-mel tentang aktiviti di laman ini, seperti ringkasan mingguan, hanya dihantar mengikut tetapan pemberitahuan anda, dan setiap satu mempunyai pautan untuk menghentikannya. Semua e-mel dihantar melalui pelayan e-mel yang dipilih oleh pengendali. Jika tiada pelayan e-mel ditetapkan, e-mel itu disimpan dalam cakera pelayan laman ini sendiri.',
      ],
    },
    {
      heading: 'Statistik',
      blocks: [
        'Statistik dikira tanpa kuki. Bagi pelawat yang tidak log masuk, kami menghasilkan kunci sehala daripada alamat IP yang dipendekkan dan nama pelayar. Kunci itu bertukar setiap hari, dan rahsia yang digunakan untuk menghasilkannya dimusnahkan setiap hari, jadi pelawat ini tidak dapat diikuti dari sehari ke sehari. Ahli yang log masuk dikira sekali melalui akaunnya. Hanya jumlah keseluruhan dipaparkan.',
      ],
    },
    {
      heading: 'Apa yang tidak kami lakukan',
      blocks: [
        {
          list: [
            'Kami tidak memaparkan iklan dan tidak membina profil pengiklanan tentang anda.',
            'Kami tidak menggunakan analitik, penjejak, fon atau skrip pihak ketiga.',
            'Kami tidak menjual atau menyewakan data.',
            'Kami tidak memaparkan alamat e-mel atau alamat IP anda kepada ahli lain.',
          ],
        },
      ],
    },
    {
      heading: 'Siapa lagi yang mungkin menerima data',
      blocks: [
        {
          list: [
            'Syarikat yang menguruskan pelayan, pelayan e-mel dan storan muat naik untuk pengendali, setakat yang diperlukan oleh kerja mereka.',
            'Google atau Discord, hanya jika anda log masuk dengan perkhidmatan itu.',
            'Penyedia pembayaran Stripe, hanya jika anda membayar pelan: nama dan alamat e-mel anda. Nombor kad hanya diterima oleh Stripe; kami tidak pernah melihatnya. Apabila akaun anda dipadam, kami meminta Stripe memadam nama, alamat dan kad anda; invois kekal disimpan seperti yang dikehendaki undang-undang.',
            'Pihak berkuasa, hanya apabila undang-undang mewajibkan pengendali.',
          ],
        },
        'Pengendali memilih lokasi pelayan. Pelayan itu mungkin berada di negara selain negara anda. Anda boleh bertanya lokasinya di {contact}.',
      ],
    },
    {
      heading: 'Cara kami melindungi data anda',
      blocks: [
        'Kata laluan dan token sesi disimpan sebagai cincangan sehala sahaja. Kuki sesi tidak boleh dibaca oleh skrip. Penetapan semula kata laluan menamatkan semua sesi. Namun begitu, tiada laman yang selamat sepenuhnya. Jika berlaku kebocoran yang menjejaskan anda, pengendali akan memaklumkan anda dan pihak berkuasa seperti yang dikehendaki oleh undang-undang.',
      ],
    },
    {
      heading: 'Hak anda',
      blocks: [
        'Secara percuma, anda boleh:',
        {
          list: [
            'melihat data yang kami simpan tentang anda,',
            'meminta data yang salah dibetulkan,',
            'menerima salinan data anda untuk dibawa,',
            'meminta data anda dipadam,',
            'membantah sesuatu penggunaan data anda, atau menarik balik persetujuan.',
          ],
        },
        'Untuk berbuat demikian, tulis kepada pengendali di {contact}. Kami mungkin perlu memastikan bahawa permintaan itu benar-benar daripada anda. Kami menjawab dalam tempoh yang ditetapkan oleh undang-undang.',
        'Hak seperti ini terdapat dalam undang-undang perlindungan data peribadi Indonesia (UU PDP, Undang-Undang No. 27 Tahun 2022), Akta Perlindungan Data Peribadi 2010 (PDPA) Malaysia dan GDPR Kesatuan Eropah. Yang mana satu terpakai bergantung pada tempat tinggal anda dan lokasi pengendali. Teks ini ialah penerangan dan bukan nasihat undang-undang. Jika anda tidak berpuas hati dengan jawapan kami, anda boleh mengadu kepada pihak berkuasa perlindungan data di negara anda.',
      ],
    },
    {
      heading: 'Kanak-kanak dan remaja',
      blocks: [
        'Jika anda berumur bawah 18 tahun, minta kebenaran ibu bapa atau penjaga sebelum mendaftar. Kandungan dewasa tidak sekali-kali dipaparkan kepada sesiapa yang mengikut tahun lahirnya mungkin belum genap 18 tahun. Ibu bapa dan penjaga boleh menulis kepada {contact} untuk melihat atau memadam data anak mereka.',
      ],
    },
    {
      heading: 'Perubahan',
      blocks: [
        'Laman ini sedang berkembang. Apabila bahagian baharu mula menyimpan data tambahan, kami menerangkannya di sini terlebih dahulu. Tarikh di halaman ini menunjukkan versi terkini. Kami mengumumkan perubahan penting di laman ini.',
      ],
    },
  ],
}
