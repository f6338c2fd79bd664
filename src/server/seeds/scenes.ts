import type { Language } from '../../contract/messages.ts'

export const SCENES = ['dawn', 'terraces', 'sea', 'stars', 'city', 'cloth'] as const
export type Scene = (typeof SCENES)[number]

export interface Caption {
  title: string
  content: string
  alt: string
}

/** Captions that people write under their pictures, and descriptions of the pictures. */
export const CAPTIONS: Record<Scene, Record<Language, Caption>> = {
  dawn: {
    en: {
      title: 'Up at four for this',
      content: 'Three hours of climbing in the dark. Nobody spoke for ten minutes.',
      alt: 'The sun rises behind dark rows of hills under a yellow and red sky',
    },
    id: {
      title: 'Bangun jam empat demi ini',
      content: 'Tiga jam mendaki dalam gelap. Sepuluh menit tidak ada yang bicara.',
      alt: 'Matahari terbit di balik deretan bukit gelap, langit kuning dan merah',
    },
    my: {
      title: 'Bangun pukul empat semata-mata untuk ini',
      content: 'Tiga jam mendaki dalam gelap. Sepuluh minit semua orang diam.',
      alt: 'Matahari naik di belakang barisan bukit yang gelap, langit kuning kemerahan',
    },
  },
  terraces: {
    en: {
      title: '',
      content: 'The rice is knee high now. Come back in a month for gold.',
      alt: 'Green rice terraces in curved steps down a slope',
    },
    id: {
      title: '',
      content: 'Padinya baru setinggi lutut. Sebulan lagi semuanya keemasan.',
      alt: 'Sawah hijau bertingkat-tingkat melengkung menuruni lereng',
    },
    my: {
      title: '',
      content: 'Padi baru paras lutut. Datang semula bulan depan, semuanya keemasan.',
      alt: 'Sawah padi hijau bertingkat melengkung menuruni lereng',
    },
  },
  sea: {
    en: {
      title: 'Low tide',
      content: 'You can walk to the island for about an hour. I tried 70 minutes. *Wet shoes.*',
      alt: 'A calm sea at evening with the sun low over the water',
    },
    id: {
      title: 'Air surut',
      content: 'Sekitar satu jam kita bisa jalan kaki ke pulau. Saya coba 70 menit. *Sepatu basah.*',
      alt: 'Laut tenang di sore hari, matahari rendah di atas air',
    },
    my: {
      title: 'Air surut',
      content: 'Lebih kurang sejam kita boleh berjalan ke pulau. Saya cuba 70 minit. *Kasut basah.*',
      alt: 'Laut tenang waktu petang dengan matahari rendah di atas air',
    },
  },
  stars: {
    en: {
      title: 'No Moon tonight',
      content: 'Thirty seconds on a beach wall, no telescope.',
      alt: 'A dark blue night sky full of stars over a black horizon',
    },
    id: {
      title: 'Malam tanpa bulan',
      content: 'Tiga puluh detik di tembok pantai, tanpa teleskop.',
      alt: 'Langit malam biru tua penuh bintang di atas cakrawala hitam',
    },
    my: {
      title: 'Malam tiada bulan',
      content: 'Tiga puluh saat di atas tembok pantai, tanpa teleskop.',
      alt: 'Langit malam biru tua dipenuhi bintang di atas ufuk yang hitam',
    },
  },
  city: {
    en: {
      title: '',
      content: 'Overtime has a view, at least.',
      alt: 'Towers at dusk with lit windows in many rows',
    },
    id: {
      title: '',
      content: 'Lembur, setidaknya pemandangannya begini.',
      alt: 'Gedung-gedung saat senja dengan deretan jendela menyala',
    },
    my: {
      title: '',
      content: 'Kerja lebih masa, sekurang-kurangnya ada pemandangan.',
      alt: 'Bangunan tinggi waktu senja dengan deretan tingkap bercahaya',
    },
  },
  cloth: {
    en: {
      title: 'Grandmother’s pattern',
      content: 'She says it is called *kawung*, after the fruit of the sugar palm.',
      alt: 'A brown cloth with a repeating pattern of ovals crossing each other',
    },
    id: {
      title: 'Motif warisan nenek',
      content: 'Namanya *kawung*, kata nenek, dari buah aren yang dibelah.',
      alt: 'Kain cokelat dengan motif oval berulang yang saling bersilang',
    },
    my: {
      title: 'Corak warisan nenek',
      content: 'Nenek kata namanya *kawung*, daripada buah kabung yang dibelah.',
      alt: 'Kain perang dengan corak bujur berulang yang bersilang',
    },
  },
}

export const CLIPS: Record<Language, Caption> = {
  en: {
    title: 'Sunrise in three seconds',
    content: 'A time lapse from the terrace. The original took forty minutes and two coffees.',
    alt: 'The sun climbs over dark hills',
  },
  id: {
    title: 'Matahari terbit dalam tiga detik',
    content: 'Selang waktu dari teras. Aslinya empat puluh menit dan dua cangkir kopi.',
    alt: 'Matahari naik di atas bukit gelap',
  },
  my: {
    title: 'Matahari terbit dalam tiga saat',
    content: 'Rakaman selang masa dari beranda. Asalnya empat puluh minit dan dua cawan kopi.',
    alt: 'Matahari naik di atas bukit yang gelap',
  },
}
