import type { Topic } from './topic.ts'

export const LANDS: Topic[] = [
  {
    categories: ['world'],
    tags: { en: ['trade', 'straits'], id: ['perdagangan', 'selat'], my: ['perdagangan', 'selat'] },
    name: { en: 'the Strait of Malacca', id: 'Selat Malaka', my: 'Selat Melaka' },
    facts: {
      en: [
        'The Strait of Malacca is about 800 kilometres long and, at its narrowest point near Singapore, less than three kilometres wide. About a quarter of the goods that the world trades by sea pass through it.',
        'Ships keep to lanes like cars on a road, and pilots board the largest of them. A closure of a single week would be felt in the price of almost everything.',
        'For the people on both shores it was never a border. Families, songs and recipes crossed it long before there were passports.',
      ],
      id: [
        'Selat Malaka panjangnya sekitar 800 kilometer dan, di titik tersempit dekat Singapura, lebarnya kurang dari tiga kilometer. Kira-kira seperempat barang dagangan dunia lewat laut melintasinya.',
        'Kapal-kapal berjalan di jalurnya seperti mobil di jalan raya, dan kapal terbesar dipandu. Penutupan seminggu saja akan terasa pada harga hampir semua barang.',
        'Bagi orang di kedua pantai, selat ini tidak pernah menjadi batas. Keluarga, lagu, dan resep menyeberanginya jauh sebelum ada paspor.',
      ],
      my: [
        'Selat Melaka panjangnya kira-kira 800 kilometer dan, di bahagian paling sempit berhampiran Singapura, lebarnya kurang daripada tiga kilometer. Lebih kurang suku barangan dunia yang diangkut melalui laut melaluinya.',
        'Kapal mengikut lorong seperti kereta di jalan raya, dan kapal yang paling besar dipandu oleh juru mudi pelabuhan. Penutupan selama seminggu sahaja akan terasa pada harga hampir semua barang.',
        'Bagi penduduk di kedua-dua pantai, selat ini tidak pernah menjadi sempadan. Keluarga, lagu dan resipi menyeberanginya lama sebelum wujudnya pasport.',
      ],
    },
  },
  {
    categories: ['world', 'politics'],
    tags: { en: ['asean', 'diplomacy'], id: ['asean', 'diplomasi'], my: ['asean', 'diplomasi'] },
    name: { en: 'the making of ASEAN', id: 'lahirnya ASEAN', my: 'penubuhan ASEAN' },
    facts: {
      en: [
        'On 8 August 1967 five foreign ministers signed a two-page declaration in Bangkok. They had spent the days before on golf courses and at breakfast tables in Bang Saen, where the text was really made.',
        'Decisions are taken by consensus, which is slow and keeps everybody at the table. Nobody is outvoted, so nobody leaves.',
        'The grouping grew to ten members by 1999 and to eleven with Timor-Leste. Its working language is English, although it is the first language of none of the founders.',
      ],
      id: [
        'Pada 8 Agustus 1967 lima menteri luar negeri menandatangani deklarasi dua halaman di Bangkok. Hari-hari sebelumnya mereka habiskan di lapangan golf dan meja sarapan di Bang Saen, tempat teks itu sebenarnya disusun.',
        'Keputusan diambil dengan mufakat; lambat, tetapi semua tetap duduk semeja. Tidak ada yang kalah suara, maka tidak ada yang pergi.',
        'Anggotanya menjadi sepuluh pada 1999 dan sebelas bersama Timor-Leste. Bahasa kerjanya bahasa Inggris, padahal bukan bahasa pertama satu pun pendirinya.',
      ],
      my: [
        'Pada 8 Ogos 1967 lima menteri luar menandatangani perisytiharan dua muka surat di Bangkok. Hari-hari sebelumnya dihabiskan di padang golf dan meja sarapan di Bang Saen, tempat teks itu sebenarnya dirangka.',
        'Keputusan dibuat secara muafakat; perlahan, tetapi semua orang kekal di meja rundingan. Tiada siapa kalah undi, maka tiada siapa yang keluar.',
        'Ahlinya menjadi sepuluh pada 1999 dan sebelas bersama Timor-Leste. Bahasa kerjanya bahasa Inggeris, walaupun ia bukan bahasa pertama mana-mana pengasasnya.',
      ],
    },
  },
  {
    categories: ['history'],
    tags: { en: ['srivijaya', 'sumatra'], id: ['sriwijaya', 'sumatra'], my: ['srivijaya', 'sumatera'] },
    name: { en: 'Srivijaya', id: 'Sriwijaya', my: 'Srivijaya' },
    facts: {
      en: [
        'From the seventh century a city on the Musi river in Sumatra ruled the sea lanes without ruling much land. Its wealth came from harbours, not from rice.',
        'The Chinese monk Yijing stopped there in 671 to learn Sanskrit and found more than a thousand Buddhist monks. He advised others to study there before going on to India.',
        'Hardly a stone building is left. The city was built of wood on stilts and rafts, and the river took it back.',
      ],
      id: [
        'Sejak abad ketujuh sebuah kota di tepi Sungai Musi menguasai jalur laut tanpa menguasai banyak daratan. Kekayaannya datang dari pelabuhan, bukan dari sawah.',
        'Biksu Tiongkok Yijing singgah pada tahun 671 untuk belajar Sanskerta dan menemukan lebih dari seribu biksu. Ia menganjurkan orang lain belajar di sana dulu sebelum ke India.',
        'Hampir tidak ada bangunan batu yang tersisa. Kota itu dibangun dari kayu di atas tiang dan rakit, lalu diambil kembali oleh sungai.',
      ],
      my: [
        'Sejak abad ketujuh sebuah kota di Sungai Musi, Sumatera menguasai laluan laut tanpa menguasai banyak tanah. Kekayaannya datang daripada pelabuhan, bukan daripada padi.',
        'Sami China bernama Yijing singgah pada tahun 671 untuk belajar Sanskrit dan mendapati lebih seribu sami Buddha di situ. Beliau menasihati orang lain supaya belajar di sana dahulu sebelum ke India.',
        'Hampir tiada bangunan batu yang tinggal. Kota itu dibina daripada kayu di atas tiang dan rakit, lalu diambil semula oleh sungai.',
      ],
    },
  },
  {
    categories: ['history', 'education'],
    tags: { en: ['manuscripts', 'pegon'], id: ['naskah', 'pegon'], my: ['manuskrip', 'jawi'] },
    name: { en: 'handwritten manuscripts', id: 'naskah tulisan tangan', my: 'manuskrip tulisan tangan' },
    facts: {
      en: [
        'Before printing reached the islands, a book was copied by hand, and each copy was a little different. Readers wrote in the margins and the next scribe copied that too.',
        'Malay was written in an Arabic script called Jawi, Javanese in its own letters and in Pegon. A palm leaf lasts about a hundred years in this climate, so what we read are copies of copies.',
        'Today most of them are photographed before anything else is done. A picture does not replace the smell, but it survives a flood.',
      ],
      id: [
        'Sebelum mesin cetak sampai ke kepulauan ini, buku disalin dengan tangan dan setiap salinan sedikit berbeda. Pembaca menulis di tepi halaman, dan penyalin berikutnya ikut menyalinnya.',
        'Bahasa Melayu ditulis dengan huruf Arab yang disebut Jawi, bahasa Jawa dengan aksaranya sendiri dan dengan Pegon. Daun lontar bertahan sekitar seratus tahun di iklim ini, jadi yang kita baca adalah salinan dari salinan.',
        'Kini kebanyakan naskah difoto lebih dulu sebelum diapa-apakan. Foto tidak menggantikan aromanya, tetapi selamat dari banjir.',
      ],
      my: [
        'Sebelum mesin cetak tiba di alam Melayu, buku disalin dengan tangan dan setiap salinan sedikit berbeza. Pembaca menulis di tepi halaman, dan penyalin seterusnya turut menyalinnya.',
        'Bahasa Melayu ditulis dalam tulisan Jawi, manakala bahasa Jawa dalam aksaranya sendiri dan Pegon. Daun lontar tahan kira-kira seratus tahun dalam iklim ini, jadi yang kita baca ialah salinan daripada salinan.',
        'Kini kebanyakannya difoto dahulu sebelum apa-apa dilakukan. Gambar tidak menggantikan baunya, tetapi ia terselamat daripada banjir.',
      ],
    },
  },
  {
    categories: ['science'],
    tags: { en: ['dna', 'genetics'], id: ['dna', 'genetika'], my: ['dna', 'genetik'] },
    name: { en: 'DNA', id: 'DNA', my: 'DNA' },
    facts: {
      en: [
        'DNA is a long molecule with four letters, and every cell of yours carries about two metres of it, folded into a space smaller than a grain of dust.',
        'Two people share about 99.9 percent of these letters. What remains is still some millions of differences, and most of them do nothing that anybody has noticed.',
        'Reading the first human genome took thirteen years. Today it takes a day, and the hard part is to say what it means.',
      ],
      id: [
        'DNA adalah molekul panjang dengan empat huruf. Setiap sel Anda membawa sekitar dua meter, terlipat dalam ruang yang lebih kecil dari sebutir debu.',
        'Dua orang berbagi sekitar 99,9 persen huruf ini. Sisanya masih jutaan perbedaan, dan kebanyakan tidak berpengaruh apa pun sejauh yang diketahui.',
        'Membaca genom manusia pertama memakan tiga belas tahun. Sekarang cukup sehari, dan yang sulit justru mengatakan artinya.',
      ],
      my: [
        'DNA ialah molekul panjang dengan empat huruf. Setiap sel anda membawa kira-kira dua meter, terlipat dalam ruang yang lebih kecil daripada sebutir habuk.',
        'Dua orang berkongsi kira-kira 99.9 peratus huruf ini. Bakinya masih berjuta-juta perbezaan, dan kebanyakannya tidak memberi kesan yang disedari sesiapa.',
        'Membaca genom manusia yang pertama mengambil masa tiga belas tahun. Kini sehari sudah cukup, dan yang sukar ialah menyatakan maksudnya.',
      ],
    },
  },
  {
    categories: ['science', 'geography'],
    tags: { en: ['volcanoes', 'geology'], id: ['gunung-api', 'geologi'], my: ['gunung-berapi', 'geologi'] },
    name: { en: 'volcanoes', id: 'gunung api', my: 'gunung berapi' },
    facts: {
      en: [
        'Indonesia has about 127 active volcanoes, more than any other country. They stand in a line because one plate of the Earth dives under another.',
        'In April 1815 Tambora threw out so much dust that the next year had no summer in Europe. Crops failed from Ireland to Italy.',
        'The same ash that buries a field makes it fertile a generation later. That is why people return.',
      ],
      id: [
        'Indonesia memiliki sekitar 127 gunung api aktif, terbanyak di dunia. Letaknya berderet karena satu lempeng bumi menunjam ke bawah lempeng lain.',
        'Pada April 1815 Tambora memuntahkan begitu banyak debu sehingga tahun berikutnya Eropa tidak mengalami musim panas. Panen gagal dari Irlandia sampai Italia.',
        'Abu yang mengubur ladang juga menyuburkannya satu generasi kemudian. Itulah sebabnya orang kembali.',
      ],
      my: [
        'Indonesia mempunyai kira-kira 127 gunung berapi aktif, terbanyak di dunia. Ia tersusun sebaris kerana satu plat bumi menyusup ke bawah plat yang lain.',
        'Pada April 1815 Tambora memuntahkan debu begitu banyak sehingga Eropah tiada musim panas pada tahun berikutnya. Tanaman gagal dari Ireland hingga ke Itali.',
        'Abu yang menimbus ladang itulah juga yang menyuburkannya satu generasi kemudian. Sebab itu orang kembali.',
      ],
    },
  },
  {
    categories: ['geography'],
    tags: { en: ['borders', 'islands'], id: ['pulau', 'perbatasan'], my: ['pulau', 'sempadan'] },
    name: {
      en: 'the islands between two oceans',
      id: 'kepulauan di antara dua samudra',
      my: 'kepulauan di antara dua lautan',
    },
    facts: {
      en: [
        'Counting islands is harder than it sounds: some vanish at high tide. Indonesia has registered more than seventeen thousand with the United Nations.',
        'A line that Alfred Russel Wallace drew in 1859 runs between Bali and Lombok. West of it live tigers and monkeys, east of it cockatoos, and the strait between is only 35 kilometres wide.',
        'Names tell who passed by. A single bay can have a Bugis name, a Portuguese one and one that only fishermen use.',
      ],
      id: [
        'Menghitung pulau ternyata sulit: ada yang lenyap saat pasang. Indonesia telah mendaftarkan lebih dari tujuh belas ribu pulau ke Perserikatan Bangsa-Bangsa.',
        'Garis yang ditarik Alfred Russel Wallace pada 1859 melintas antara Bali dan Lombok. Di baratnya hidup harimau dan monyet, di timurnya kakatua, padahal selatnya hanya selebar 35 kilometer.',
        'Nama menceritakan siapa yang pernah lewat. Satu teluk bisa punya nama Bugis, nama Portugis, dan nama yang hanya dipakai nelayan.',
      ],
      my: [
        'Mengira pulau lebih sukar daripada yang disangka: ada yang hilang ketika air pasang. Indonesia telah mendaftarkan lebih tujuh belas ribu pulau dengan Pertubuhan Bangsa-Bangsa Bersatu.',
        'Garisan yang dilukis Alfred Russel Wallace pada 1859 melintas di antara Bali dan Lombok. Di baratnya ada harimau dan monyet, di timurnya kakak tua, sedangkan selatnya hanya 35 kilometer lebar.',
        'Nama menceritakan siapa yang pernah lalu. Satu teluk boleh ada nama Bugis, nama Portugis dan nama yang hanya digunakan nelayan.',
      ],
    },
  },
  {
    categories: ['geography', 'world'],
    tags: { en: ['monsoon', 'climate'], id: ['muson', 'iklim'], my: ['monsun', 'iklim'] },
    name: { en: 'the monsoon', id: 'angin muson', my: 'angin monsun' },
    facts: {
      en: [
        'The word comes from Arabic mawsim, a season. Sailors from Yemen to Maluku planned whole years around the moment when the wind turns.',
        'It blows because land warms faster than the sea. Half of the year it brings rain from one side, half of the year drought from the other.',
        'Where the turn comes late, rice is planted late, and somewhere a price moves. The calendar of a village is written by the wind.',
      ],
      id: [
        'Kata muson berasal dari bahasa Arab mawsim, yaitu musim. Pelaut dari Yaman sampai Maluku menyusun setahun penuh berdasarkan saat angin berbalik.',
        'Angin ini bertiup karena daratan lebih cepat panas daripada laut. Setengah tahun membawa hujan dari satu sisi, setengah tahun membawa kering dari sisi lain.',
        'Bila angin terlambat berbalik, padi terlambat ditanam, dan di suatu tempat harga bergerak. Kalender desa ditulis oleh angin.',
      ],
      my: [
        'Perkataan monsun berasal daripada bahasa Arab mawsim, iaitu musim. Pelaut dari Yaman hingga ke Maluku merancang setahun penuh mengikut saat angin beralih.',
        'Ia bertiup kerana daratan lebih cepat panas daripada laut. Separuh tahun membawa hujan dari satu arah, separuh tahun lagi membawa kemarau.',
        'Apabila angin lewat beralih, padi lewat ditanam, dan di suatu tempat harga berubah. Kalendar kampung ditulis oleh angin.',
      ],
    },
  },
]
