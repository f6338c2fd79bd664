import type { Topic } from './topic.ts'

export const PEOPLE: Topic[] = [
  {
    categories: ['sports'],
    tags: { en: ['badminton', 'asia'], id: ['bulu-tangkis', 'asia'], my: ['badminton', 'asia'] },
    name: { en: 'badminton', id: 'bulu tangkis', my: 'badminton' },
    facts: {
      en: [
        'A shuttlecock leaves the racket of a professional at more than 400 kilometres an hour and is almost still ten metres later. No other sport brakes so hard.',
        'The best shuttles are made of sixteen feathers from the left wing of a goose, because all must curve the same way.',
        'Indonesia won its first two Olympic gold medals in it, on one day in Barcelona in 1992, by two players who married later.',
      ],
      id: [
        'Kok meninggalkan raket pemain profesional dengan kecepatan lebih dari 400 kilometer per jam dan hampir berhenti sepuluh meter kemudian. Tidak ada olahraga lain yang mengerem sekeras itu.',
        'Kok terbaik dibuat dari enam belas bulu sayap kiri angsa, sebab semuanya harus melengkung ke arah yang sama.',
        'Indonesia meraih dua emas Olimpiade pertamanya dari cabang ini, pada hari yang sama di Barcelona 1992, oleh dua pemain yang kemudian menikah.',
      ],
      my: [
        'Bulu tangkis meninggalkan raket pemain profesional pada kelajuan lebih 400 kilometer sejam dan hampir berhenti sepuluh meter kemudian. Tiada sukan lain yang membrek sekuat itu.',
        'Bulu tangkis terbaik dibuat daripada enam belas helai bulu sayap kiri angsa, kerana semuanya mesti melengkung ke arah yang sama.',
        'Malaysia memenangi Piala Thomas buat kali pertama pada tahun 1949, dan permainan ini sejak itu dimainkan di hampir setiap kampung.',
      ],
    },
  },
  {
    categories: ['sports', 'history'],
    tags: {
      en: ['sepak-takraw', 'tradition'],
      id: ['sepak-takraw', 'tradisi'],
      my: ['sepak-takraw', 'tradisi'],
    },
    name: { en: 'sepak takraw', id: 'sepak takraw', my: 'sepak takraw' },
    facts: {
      en: [
        'A ball of woven rattan, a net as in badminton, and no hands. The game was played in a circle for centuries before anybody kept a score.',
        'In 1965 two countries wanted to name it: sepak is Malay for kick, takraw is Thai for the woven ball. The compromise is the name.',
        'A good spike is a somersault. Players land on the foot that kicked.',
      ],
      id: [
        'Bola anyaman rotan, net seperti bulu tangkis, dan tanpa tangan. Permainan ini dimainkan melingkar selama berabad-abad sebelum ada yang menghitung angka.',
        'Pada 1965 dua negara ingin memberinya nama: sepak dari bahasa Melayu, takraw kata Thai untuk bola anyaman. Namanya lahir dari kompromi.',
        'Smes yang bagus adalah salto. Pemain mendarat dengan kaki yang menendang.',
      ],
      my: [
        'Bola anyaman rotan, jaring seperti badminton, dan tanpa tangan. Permainan ini dimainkan dalam bulatan berabad-abad sebelum ada yang mengira mata.',
        'Pada tahun 1965 dua negara mahu menamakannya: sepak daripada bahasa Melayu, takraw perkataan Thai untuk bola anyaman. Nama itu ialah hasil tolak ansur.',
        'Rejaman yang baik ialah balik kuang. Pemain mendarat dengan kaki yang menyepak.',
      ],
    },
  },
  {
    categories: ['entertainment'],
    tags: { en: ['wayang', 'theatre'], id: ['wayang', 'teater'], my: ['wayang-kulit', 'teater'] },
    name: { en: 'the shadow play', id: 'wayang kulit', my: 'wayang kulit' },
    facts: {
      en: [
        'One person moves every figure, speaks every voice, directs the orchestra with a foot and sits cross-legged from nine in the evening until dawn.',
        'The audience may sit on either side of the screen: shadows on one, the puppeteer on the other. Children choose the side with the hands.',
        'A figure is cut from buffalo hide, and it takes weeks. The eyes are cut last, for then it can see.',
      ],
      id: [
        'Satu orang menggerakkan semua tokoh, menyuarakan semuanya, memberi aba-aba gamelan dengan kaki, dan duduk bersila dari pukul sembilan malam sampai subuh.',
        'Penonton boleh duduk di kedua sisi kelir: bayangan di satu sisi, dalang di sisi lain. Anak-anak memilih sisi yang ada tangannya.',
        'Satu wayang dipahat dari kulit kerbau selama berminggu-minggu. Matanya dipahat terakhir, sebab setelah itu ia bisa melihat.',
      ],
      my: [
        'Seorang sahaja menggerakkan semua patung, menyuarakan semuanya, mengarah pemuzik dengan kaki, dan duduk bersila dari jam sembilan malam hingga subuh.',
        'Penonton boleh duduk di kedua-dua belah kelir: bayang di sebelah sini, tok dalang di sebelah sana. Kanak-kanak memilih sebelah yang nampak tangan.',
        'Satu patung diukir daripada kulit kerbau selama berminggu-minggu. Matanya diukir paling akhir, kerana selepas itu ia boleh melihat.',
      ],
    },
  },
  {
    categories: ['entertainment', 'education'],
    tags: { en: ['pantun', 'poetry'], id: ['pantun', 'puisi'], my: ['pantun', 'puisi'] },
    name: { en: 'the pantun', id: 'pantun', my: 'pantun' },
    facts: {
      en: [
        'Four lines, rhymed crosswise. The first two seem to be about something else altogether, a bird or a boat, and the last two say what the heart wanted.',
        'It was made to be answered. At weddings two families trade them until one runs out of rhymes.',
        'Victor Hugo printed one in a footnote and gave French poets a new form. They call it pantoum.',
      ],
      id: [
        'Empat baris dengan rima silang. Dua baris pertama seolah bicara hal lain, burung atau perahu, dan dua baris terakhir menyampaikan isi hati.',
        'Pantun dibuat untuk dijawab. Di pesta pernikahan dua keluarga berbalas sampai salah satunya kehabisan rima.',
        'Victor Hugo memuat satu dalam catatan kaki dan memberi penyair Prancis bentuk baru. Mereka menyebutnya pantoum.',
      ],
      my: [
        'Empat baris dengan rima silang. Dua baris pertama seakan-akan bercakap tentang hal lain, burung atau perahu, dan dua baris akhir menyampaikan maksud hati.',
        'Pantun dicipta untuk dibalas. Di majlis kahwin dua keluarga berbalas pantun sehingga satu pihak kehabisan rima.',
        'Victor Hugo memuatkan satu dalam nota kaki dan memberi penyair Perancis satu bentuk baharu. Mereka memanggilnya pantoum.',
      ],
    },
  },
  {
    categories: ['politics'],
    tags: { en: ['elections', 'democracy'], id: ['pemilu', 'demokrasi'], my: ['pilihan-raya', 'demokrasi'] },
    name: { en: 'election day', id: 'hari pemungutan suara', my: 'hari mengundi' },
    facts: {
      en: [
        'On one Wednesday in 2024 more than 200 million Indonesians were called to more than 820,000 polling stations. No other country votes so much in a single day.',
        'Ink on the finger is older than any database and still works. It lasts about three days.',
        'Votes are counted aloud in front of whoever wants to watch. That sound, the calling and the tally strokes, is what trust is made of.',
      ],
      id: [
        'Pada satu hari Rabu tahun 2024 lebih dari 200 juta warga Indonesia dipanggil ke lebih dari 820.000 TPS. Tidak ada negara lain yang memilih sebanyak itu dalam satu hari.',
        'Tinta di jari lebih tua dari basis data mana pun dan masih ampuh. Bertahan sekitar tiga hari.',
        'Suara dihitung dengan lantang di depan siapa saja yang mau menonton. Seruan dan coretan turus itulah bahan dasar kepercayaan.',
      ],
      my: [
        'Pada suatu hari Rabu tahun 2024 lebih 200 juta rakyat Indonesia dipanggil ke lebih 820,000 tempat mengundi. Tiada negara lain yang mengundi seramai itu dalam sehari.',
        'Dakwat di jari lebih tua daripada mana-mana pangkalan data dan masih berkesan. Ia tahan kira-kira tiga hari.',
        'Undi dikira dengan lantang di hadapan sesiapa yang mahu melihat. Bunyi itulah yang membina kepercayaan.',
      ],
    },
  },
  {
    categories: ['politics', 'history'],
    tags: { en: ['constitution', 'law'], id: ['konstitusi', 'hukum'], my: ['perlembagaan', 'undang-undang'] },
    name: { en: 'written constitutions', id: 'konstitusi tertulis', my: 'perlembagaan bertulis' },
    facts: {
      en: [
        'A constitution is a promise that a majority makes against its own later moods. That is why it is harder to change than a law.',
        'The shortest fit on a few pages, the longest run to hundreds. Length says little about how well they are kept.',
        'What matters most is often unwritten: who resigns when, who waits, who concedes.',
      ],
      id: [
        'Konstitusi adalah janji mayoritas terhadap suasana hatinya sendiri di kemudian hari. Karena itu lebih sulit diubah daripada undang-undang biasa.',
        'Yang terpendek muat dalam beberapa halaman, yang terpanjang ratusan. Panjangnya tidak banyak berkata tentang sebaik apa ia ditaati.',
        'Yang terpenting sering tidak tertulis: siapa mundur kapan, siapa menunggu, siapa mengaku kalah.',
      ],
      my: [
        'Perlembagaan ialah janji majoriti terhadap angin baran dirinya sendiri pada masa hadapan. Sebab itu ia lebih sukar dipinda daripada undang-undang biasa.',
        'Yang paling pendek muat dalam beberapa muka surat, yang paling panjang beratus-ratus. Panjangnya tidak menggambarkan sejauh mana ia dipatuhi.',
        'Yang paling penting selalunya tidak bertulis: siapa meletak jawatan bila, siapa menunggu, siapa mengaku kalah.',
      ],
    },
  },
  {
    categories: ['technology'],
    tags: { en: ['internet', 'cables'], id: ['internet', 'kabel'], my: ['internet', 'kabel'] },
    name: { en: 'undersea cables', id: 'kabel bawah laut', my: 'kabel dasar laut' },
    facts: {
      en: [
        'Almost everything you read crossed an ocean as light in a glass fibre thinner than a hair. Satellites carry only a small part.',
        'A cable breaks somewhere about every third day. Mostly it is an anchor; then a ship goes out, fishes up both ends and splices them by hand.',
        'The islands between two oceans are a knot in this net, with all that knots bring: speed, money and quarrels.',
      ],
      id: [
        'Hampir semua yang Anda baca menyeberangi samudra sebagai cahaya dalam serat kaca yang lebih tipis dari rambut. Satelit hanya membawa sebagian kecil.',
        'Kira-kira tiga hari sekali ada kabel yang putus. Biasanya karena jangkar; sebuah kapal lalu memancing kedua ujungnya dan menyambungnya dengan tangan.',
        'Kepulauan di antara dua samudra adalah simpul jaring ini, dengan segala yang dibawa simpul: kecepatan, uang, dan perselisihan.',
      ],
      my: [
        'Hampir semua yang anda baca menyeberangi lautan sebagai cahaya dalam gentian kaca yang lebih halus daripada rambut. Satelit hanya membawa sebahagian kecil.',
        'Kira-kira setiap tiga hari ada kabel yang putus. Selalunya kerana sauh; sebuah kapal kemudian memancing kedua-dua hujungnya dan menyambungnya dengan tangan.',
        'Kepulauan di antara dua lautan ialah simpulan jaringan ini, dengan segala yang dibawa simpulan: kelajuan, wang dan pertikaian.',
      ],
    },
  },
  {
    categories: ['technology', 'education'],
    tags: {
      en: ['programming', 'learning'],
      id: ['pemrograman', 'belajar'],
      my: ['pengaturcaraan', 'belajar'],
    },
    name: {
      en: 'a first programming language',
      id: 'bahasa pemrograman pertama',
      my: 'bahasa pengaturcaraan pertama',
    },
    facts: {
      en: [
        'Which one you choose matters less than that you finish something small with it. A finished calculator teaches more than a begun game.',
        'Read error messages aloud. They are rude but honest, and most of them name the line.',
        'After a month, read your own first program. If you find it ugly, you have learned something.',
      ],
      id: [
        'Bahasa mana yang dipilih tidak sepenting menyelesaikan sesuatu yang kecil dengannya. Kalkulator yang selesai lebih banyak mengajar daripada gim yang baru dimulai.',
        'Bacalah pesan galat keras-keras. Pesannya kasar tetapi jujur, dan kebanyakan menyebut nomor barisnya.',
        'Setelah sebulan, baca program pertama Anda. Kalau terasa jelek, berarti Anda sudah belajar.',
      ],
      my: [
        'Bahasa mana yang dipilih tidak sepenting menyiapkan sesuatu yang kecil dengannya. Kalkulator yang siap lebih banyak mengajar daripada permainan yang baru bermula.',
        'Bacalah mesej ralat kuat-kuat. Ia kasar tetapi jujur, dan kebanyakannya menyebut nombor baris.',
        'Selepas sebulan, baca atur cara pertama anda. Jika terasa hodoh, maknanya anda telah belajar.',
      ],
    },
  },
]
