import type { Asked } from './asked.ts'

export const ASKED_MY: Asked[] = [
  {
    title: 'Macam mana nak hilangkan bau durian dalam kereta?',
    content:
      'Sudah tiga hari tingkap dibuka, bau masih kuat. Durian itu hanya sejam di tempat duduk belakang.',
    category: 'science',
    tags: ['durian', 'petua'],
    isSolved: true,
    answers: [
      'Bau itu sebatian sulfur yang melekat pada kain. Yang berkesan:\n\n1. Lap semua permukaan dengan air suam dan sedikit soda penaik.\n2. Tabur soda penaik pada kerusi, biar semalaman, kemudian vakum.\n3. Letak sebekas arang aktif selama seminggu.\n4. Tukar penapis udara kabin. Ini yang ramai orang lupa.',
      'Serbuk kopi dalam mangkuk pun menolong, tetapi selepas itu kereta berbau kedai kopi.',
    ],
    comment: 'Kerusi kain atau kulit?',
  },
  {
    title: 'Apakah beza pantun dengan syair?',
    content: 'Anak saya ada ujian minggu depan, dan saya sendiri selalu keliru.',
    category: 'education',
    tags: ['sastera', 'sekolah'],
    isSolved: true,
    answers: [
      '- **Pantun**: rima *a-b-a-b*. Dua baris pertama pembayang, dua baris terakhir maksud, dan satu rangkap sudah lengkap.\n- **Syair**: rima *a-a-a-a*. Keempat-empat baris membawa maksud, dan ceritanya bersambung ke rangkap berikut.\n\nSuruh dia baca kuat-kuat. Telinga lebih cepat ingat daripada mata.',
    ],
  },
  {
    title: 'Kenapa Selat Melaka tidak pernah dilanda taufan?',
    content: 'Filipina kena hampir setiap bulan, sedangkan kita tidak jauh.',
    category: 'geography',
    tags: ['cuaca', 'laut'],
    isSolved: true,
    answers: [
      'Terlalu dekat dengan Khatulistiwa. Taufan perlu berpusing, dan daya Coriolis yang memusingkannya hampir sifar di bawah lima darjah lintang. Pengecualian pernah berlaku: Taufan Vamei pada Disember 2001 terbentuk pada 1.4 darjah utara dan melanda Johor.',
      'Yang kita dapat ialah *Sumatras*: garis ribut petir awal pagi dari barat.',
    ],
  },
  {
    title: 'Selamatkah menggunakan Wi-Fi awam untuk perbankan?',
    content: '',
    category: 'technology',
    tags: ['keselamatan', 'wifi'],
    answers: [
      'Sambungan ke bank sudah disulitkan dari telefon hingga ke pelayan, jadi orang di meja sebelah tidak dapat membacanya. Bahayanya di tempat lain: halaman log masuk palsu dan aplikasi palsu. Taip sendiri alamat bank atau guna aplikasi rasmi, dan jangan sekali-kali terima “sijil” yang diminta pasang oleh Wi-Fi itu.',
    ],
  },
  {
    title: 'Siapakah yang membina Kota A Famosa?',
    content: 'Papan tanda menyebut Portugis, pemandu pelancong pula kata Belanda.',
    category: 'history',
    tags: ['melaka', 'portugis'],
    isSolved: true,
    answers: [
      'Kedua-duanya betul untuk bahagian masing-masing. **Portugis** di bawah Albuquerque membinanya pada 1511–1512. **Belanda** membaikinya selepas 1641: jata VOC dan tarikh 1670 di atas pintu Porta de Santiago ialah tanda mereka. British pula meruntuhkan hampir semuanya pada 1807.',
    ],
  },
  {
    title: 'Planet apakah yang terang selepas matahari terbenam?',
    content: 'Di arah barat, sangat terang, tidak berkelip. Saya di Kuantan.',
    category: 'astronomy',
    tags: ['planet', 'langit-malam'],
    isSolved: true,
    answers: [
      'Hampir pasti **Zuhrah** (Venus). Selepas Bulan, tiada apa-apa di langit malam yang lebih terang, dan planet tidak berkelip kerana cakeranya lebih lebar daripada getaran udara. Lihat dengan binokular kecil: bentuknya seperti bulan sabit.',
      'Kalau warnanya kekuningan dan lebih tinggi, mungkin Musytari.',
    ],
  },
  {
    title: 'Apa bintang terang di barat waktu Maghrib?',
    content: 'Tidak berkelip langsung. Kapal terbang pun bukan.',
    category: 'astronomy',
    tags: ['langit-malam'],
    answers: [],
    duplicateOf: 5,
  },
  {
    title: 'Betulkah mandi malam menyebabkan sakit sendi?',
    content: 'Mak saya pantang betul. Saya balik kerja pukul sepuluh.',
    category: 'health',
    tags: ['mitos', 'kesihatan'],
    isSolved: true,
    answers: [
      'Tiada kajian yang menyokongnya. Air sejuk boleh membuat sendi yang **sudah** sakit terasa kaku seketika, sebab itu ramai percaya. Mandi air suam sebelum tidur malah membantu tidur. Keringkan badan, itu sahaja.',
    ],
  },
  {
    title: 'Ada sesiapa pernah tanam vanila di balkoni?',
    content:
      'Tingkat dua belas, matahari pagi, angin agak kuat. Pokoknya hidup, tetapi tiga tahun tidak berbunga.',
    category: 'science',
    tags: ['vanila', 'kebun'],
    answers: [],
    comment: 'Berapa panjang batangnya sekarang? Vanila biasanya berbunga selepas tiga meter.',
  },
  {
    title: 'Bagaimana pengadil sepak takraw menentukan kesalahan kaki?',
    content: 'Dalam siaran ulang tayang pun saya tidak nampak bezanya.',
    category: 'sports',
    tags: ['sepak-takraw', 'peraturan'],
    answers: [
      'Semasa servis, *tekong* mesti mengekalkan satu kaki di dalam bulatan dan di atas lantai sehingga bola disepak. Hakim garisan memerhati kaki itu sahaja, bukan bola. Jika kaki tumpu terangkat atau menyentuh garisan bulatan, servis batal.',
    ],
  },
  {
    title: 'Kenapa P. Ramlee berpindah dari Singapura ke Kuala Lumpur?',
    content: '',
    category: 'entertainment',
    tags: ['filem', 'p-ramlee'],
    answers: [
      'Pada 1964 studio Jalan Ampas semakin rugi dan pekerjanya mogok, manakala Merdeka Film Productions di Ulu Kelang menawarkan studio baharu. Sayangnya peralatannya serba kurang, dan filem-filemnya di sana tidak lagi disambut seperti dahulu.',
    ],
  },
  {
    title: 'Berapa kali undang-undang boleh dibahas sebelum diluluskan?',
    content: 'Saya maksudkan di Dewan Rakyat.',
    category: 'politics',
    tags: ['parlimen', 'undang-undang'],
    answers: [],
  },
]
