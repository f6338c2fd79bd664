import type { Topic } from './topic.ts'

export const NATURE: Topic[] = [
  {
    categories: ['health'],
    tags: { en: ['sleep', 'habits'], id: ['tidur', 'kebiasaan'], my: ['tidur', 'tabiat'] },
    name: { en: 'good sleep', id: 'tidur yang baik', my: 'tidur yang lena' },
    facts: {
      en: [
        'An adult needs between seven and nine hours, and the need cannot be trained away. Who says otherwise has usually forgotten how rested feels.',
        'Light in the evening tells the body that it is noon. A dim hour before bed does more than most remedies sold for it.',
        'A nap of twenty minutes helps, one of two hours steals from the night.',
      ],
      id: [
        'Orang dewasa memerlukan tujuh sampai sembilan jam, dan kebutuhan itu tidak bisa dilatih hilang. Yang berkata lain biasanya sudah lupa rasanya segar.',
        'Cahaya di malam hari memberi tahu tubuh bahwa ini siang. Satu jam remang sebelum tidur lebih manjur dari kebanyakan obat yang dijual.',
        'Tidur siang dua puluh menit menolong, dua jam mencuri jatah malam.',
      ],
      my: [
        'Orang dewasa memerlukan tujuh hingga sembilan jam, dan keperluan itu tidak boleh dilatih supaya hilang. Mereka yang berkata sebaliknya selalunya sudah lupa rasa segar.',
        'Cahaya pada waktu malam memberitahu badan bahawa sekarang tengah hari. Sejam dalam suasana malap sebelum tidur lebih mujarab daripada kebanyakan ubat yang dijual.',
        'Tidur sekejap dua puluh minit membantu, dua jam mencuri masa malam.',
      ],
    },
  },
  {
    categories: ['health', 'science'],
    tags: { en: ['dengue', 'mosquitoes'], id: ['demam-berdarah', 'nyamuk'], my: ['denggi', 'nyamuk'] },
    name: { en: 'dengue fever', id: 'demam berdarah', my: 'demam denggi' },
    facts: {
      en: [
        'The mosquito that carries it bites by day and breeds in a bottle cap of clean water. Emptying that cap once a week is the oldest protection and still the best.',
        'In Yogyakarta researchers let out mosquitoes with a harmless bacterium named Wolbachia. Where they spread, cases fell by about three quarters.',
        'The dangerous hours come when the fever falls. Whoever then has belly pain or bleeds needs a hospital at once.',
      ],
      id: [
        'Nyamuk pembawanya menggigit pada siang hari dan berkembang biak di tutup botol berisi air bersih. Mengosongkannya seminggu sekali adalah perlindungan tertua dan masih yang terbaik.',
        'Di Yogyakarta peneliti melepas nyamuk dengan bakteri tak berbahaya bernama Wolbachia. Di tempat nyamuk itu menyebar, kasus turun sekitar tiga perempat.',
        'Jam berbahaya datang ketika demam turun. Yang saat itu nyeri perut atau berdarah harus segera ke rumah sakit.',
      ],
      my: [
        'Nyamuk pembawanya menggigit pada waktu siang dan membiak dalam penutup botol berisi air bersih. Mengosongkannya seminggu sekali ialah perlindungan tertua dan masih yang terbaik.',
        'Di Yogyakarta penyelidik melepaskan nyamuk yang membawa bakteria tidak berbahaya bernama Wolbachia. Di tempat ia merebak, kes turun kira-kira tiga perempat.',
        'Waktu bahaya datang apabila demam kebah. Sesiapa yang ketika itu sakit perut atau berdarah perlu segera ke hospital.',
      ],
    },
  },
  {
    categories: ['education'],
    tags: { en: ['memory', 'study'], id: ['ingatan', 'belajar'], my: ['ingatan', 'ulang-kaji'] },
    name: { en: 'remembering what you read', id: 'mengingat bacaan', my: 'mengingati apa yang dibaca' },
    facts: {
      en: [
        'Reading a page again feels like learning and hardly is. Closing the book and saying what was in it feels hard and works.',
        'Forgetting is not the enemy: what you recall just before it slips away stays longest. So wait a day, then three, then a week.',
        'Teach it to somebody. The place where you begin to wave your hands is the place you have not understood.',
      ],
      id: [
        'Membaca ulang satu halaman terasa seperti belajar, padahal hampir tidak. Menutup buku dan menceritakan isinya terasa berat, tetapi berhasil.',
        'Lupa bukan musuh: yang Anda ingat kembali tepat sebelum hilang akan tinggal paling lama. Jadi tunggu sehari, lalu tiga hari, lalu seminggu.',
        'Ajarkan kepada orang lain. Di tempat Anda mulai mengibaskan tangan, di situlah Anda belum paham.',
      ],
      my: [
        'Membaca semula satu halaman terasa seperti belajar, sedangkan hampir tidak. Menutup buku dan menceritakan isinya terasa sukar, tetapi berkesan.',
        'Lupa bukan musuh: apa yang anda ingat semula tepat sebelum ia hilang akan kekal paling lama. Jadi tunggu sehari, kemudian tiga hari, kemudian seminggu.',
        'Ajarkan kepada seseorang. Di tempat anda mula menggawangkan tangan, di situlah anda belum faham.',
      ],
    },
  },
  {
    categories: ['education', 'world'],
    tags: { en: ['libraries', 'villages'], id: ['perpustakaan', 'desa'], my: ['perpustakaan', 'kampung'] },
    name: { en: 'small libraries', id: 'perpustakaan kecil', my: 'perpustakaan kecil' },
    facts: {
      en: [
        'A shelf on the back of a motorcycle, a boat with two hundred books, a horse in Serang: libraries in the islands come to their readers.',
        'Children take the same book five times in a row. Librarians who have seen it do not laugh; the fifth reading is when they read it alone.',
        'A village that has a reading corner keeps it when somebody gets a key. Rules matter less than a person.',
      ],
      id: [
        'Rak di boncengan sepeda motor, perahu dengan dua ratus buku, kuda di Serang: di kepulauan ini perpustakaan mendatangi pembacanya.',
        'Anak-anak meminjam buku yang sama lima kali berturut-turut. Pustakawan yang pernah melihatnya tidak tertawa; pada kali kelima mereka membacanya sendiri.',
        'Sudut baca sebuah desa bertahan bila ada orang yang memegang kuncinya. Aturan tidak sepenting orangnya.',
      ],
      my: [
        'Rak di belakang motosikal, perahu dengan dua ratus buku, kuda di Serang: di kepulauan ini perpustakaan yang mendatangi pembaca.',
        'Kanak-kanak meminjam buku yang sama lima kali berturut-turut. Pustakawan yang pernah melihatnya tidak ketawa; pada kali kelima mereka membacanya sendiri.',
        'Sudut bacaan di kampung kekal apabila ada orang memegang kuncinya. Peraturan tidak sepenting orangnya.',
      ],
    },
  },
  {
    categories: ['astronomy'],
    tags: { en: ['moon', 'tides'], id: ['bulan', 'pasang-surut'], my: ['bulan', 'pasang-surut'] },
    name: { en: 'the Moon', id: 'Bulan', my: 'Bulan' },
    facts: {
      en: [
        'The Moon moves away from us by 3.8 centimetres a year. We know because astronauts left mirrors there, and lasers measure the way.',
        'The same side always faces us because its day is as long as its month. Its far side was first seen by a camera in 1959.',
        'From the equator the young Moon lies on its back like a boat. Sailors of the islands drew it so, and Europeans thought they were wrong.',
      ],
      id: [
        'Bulan menjauh dari kita 3,8 sentimeter setiap tahun. Kita tahu karena astronaut meninggalkan cermin di sana dan laser mengukur jaraknya.',
        'Sisi yang sama selalu menghadap kita karena sehari di Bulan sama panjang dengan sebulannya. Sisi jauhnya baru terlihat kamera pada 1959.',
        'Dari khatulistiwa bulan muda terbaring seperti perahu. Pelaut kepulauan menggambarnya begitu, dan orang Eropa mengira mereka keliru.',
      ],
      my: [
        'Bulan menjauhi kita 3.8 sentimeter setahun. Kita tahu kerana angkasawan meninggalkan cermin di sana dan laser mengukur jaraknya.',
        'Muka yang sama sentiasa menghadap kita kerana sehari di Bulan sama panjang dengan sebulannya. Sebelah jauhnya hanya dilihat kamera pada tahun 1959.',
        'Dari khatulistiwa anak bulan terbaring seperti perahu. Pelaut kepulauan melukisnya begitu, dan orang Eropah menyangka mereka silap.',
      ],
    },
  },
  {
    categories: ['astronomy', 'history'],
    tags: { en: ['stars', 'navigation'], id: ['bintang', 'navigasi'], my: ['bintang', 'pelayaran'] },
    name: { en: 'sailing by the stars', id: 'berlayar dengan bintang', my: 'belayar berpandukan bintang' },
    facts: {
      en: [
        'A star that rises over one island and sets over another is a road. Navigators of the Pacific and of Sulawesi learned dozens of such roads by heart.',
        'Clouds were read too: a green shine on their belly tells of a lagoon, a standing cloud of a mountain under it.',
        'The last who learned it as children are old now. Some of them sail with students, and the knowledge goes on board again.',
      ],
      id: [
        'Bintang yang terbit di atas satu pulau dan terbenam di atas pulau lain adalah jalan. Pelaut Pasifik dan Sulawesi menghafal puluhan jalan semacam itu.',
        'Awan pun dibaca: kilau hijau di perutnya menandakan laguna, awan yang diam menandakan gunung di bawahnya.',
        'Mereka yang terakhir mempelajarinya sejak kecil kini sudah tua. Sebagian berlayar bersama murid, dan ilmu itu kembali naik ke perahu.',
      ],
      my: [
        'Bintang yang terbit di atas satu pulau dan terbenam di atas pulau lain ialah sebatang jalan. Pelaut Pasifik dan Sulawesi menghafal berpuluh-puluh jalan sebegitu.',
        'Awan juga dibaca: kilauan hijau di perutnya menandakan lagun, awan yang tegak menandakan gunung di bawahnya.',
        'Mereka yang terakhir mempelajarinya sejak kecil kini sudah tua. Sebahagian belayar bersama anak murid, dan ilmu itu naik semula ke perahu.',
      ],
    },
  },
]
