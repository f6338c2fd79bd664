import type * as profiles from '../../contract/profiles.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const endpoints: EndpointFactsOf<typeof profiles> = {
  getProfile: {
    summary: {
      en: 'A person’s profile, as far as they show it. One for members only asks visitors to sign in.',
      id: 'Profil seseorang, sejauh yang ditampilkannya. Profil khusus anggota meminta pengunjung masuk dahulu.',
      my: 'Profil seseorang, setakat yang dipaparkannya. Profil untuk ahli sahaja meminta pelawat log masuk dahulu.',
    },
    refusals: ['not_signed_in'],
  },
  getPersonCard: {
    summary: {
      en: 'The small card beside a person’s name.',
      id: 'Kartu kecil di samping nama seseorang.',
      my: 'Kad kecil di sebelah nama seseorang.',
    },
    refusals: ['not_signed_in'],
  },
  getRelation: {
    summary: {
      en: 'Whether you follow or have muted a person, and whether they follow you.',
      id: 'Apakah Anda mengikuti atau membisukan seseorang, dan apakah ia mengikuti Anda.',
      my: 'Sama ada anda mengikuti atau menyenyapkan seseorang, dan sama ada dia mengikuti anda.',
    },
  },
  findByAlias: {
    summary: {
      en: 'Whose alias it is, or was until 90 days ago.',
      id: 'Milik siapa alias itu, atau miliknya hingga 90 hari lalu.',
      my: 'Milik siapa alias itu, atau miliknya sehingga 90 hari lalu.',
    },
  },
  listFollowers: {
    summary: {
      en: 'Who follows a person, the latest first, if they show it.',
      id: 'Siapa yang mengikuti seseorang, terbaru lebih dulu, bila ditampilkannya.',
      my: 'Siapa yang mengikuti seseorang, terbaharu dahulu, jika dipaparkannya.',
    },
    refusals: ['not_signed_in', 'not_allowed'],
  },
  listFollowedBy: {
    summary: {
      en: 'Whom a person follows, the latest first, if they show it.',
      id: 'Siapa yang diikuti seseorang, terbaru lebih dulu, bila ditampilkannya.',
      my: 'Siapa yang diikuti seseorang, terbaharu dahulu, jika dipaparkannya.',
    },
    refusals: ['not_signed_in', 'not_allowed'],
  },
  listUserComments: {
    summary: {
      en: 'A person’s comments, newest first, each with what it is about.',
      id: 'Komentar seseorang, terbaru lebih dulu, masing-masing dengan yang dikomentari.',
      my: 'Ulasan seseorang, terbaharu dahulu, setiap satu dengan perkara yang diulas.',
    },
    refusals: ['not_signed_in'],
  },
  updateProfile: {
    summary: {
      en: 'Changes what you say of yourself. Links can be added once you have 20 Honor.',
      id: 'Mengubah yang Anda katakan tentang diri. Tautan bisa ditambahkan setelah Anda punya 20 Honor.',
      my: 'Mengubah apa yang anda katakan tentang diri. Pautan boleh ditambah selepas anda mempunyai 20 Honor.',
    },
  },
  setAvatar: {
    summary: {
      en: 'Makes a square of an own upload your avatar.',
      id: 'Menjadikan bagian persegi dari unggahan sendiri sebagai foto profil.',
      my: 'Menjadikan bahagian segi empat sama daripada muat naik sendiri sebagai gambar profil.',
    },
    refusals: ['not_found', 'too_large', 'too_many_requests'],
  },
  removeAvatar: {
    summary: {
      en: 'Takes your avatar away.',
      id: 'Menghapus foto profil Anda.',
      my: 'Membuang gambar profil anda.',
    },
  },
  setCover: {
    summary: {
      en: 'Makes a part of an own upload, three times as wide as high, the cover of your profile.',
      id: 'Menjadikan bagian unggahan sendiri, tiga kali lebih lebar daripada tingginya, sampul profil.',
      my: 'Menjadikan sebahagian muat naik sendiri, lebarnya tiga kali tingginya, gambar muka profil.',
    },
    refusals: ['not_found', 'too_large', 'too_many_requests'],
  },
  removeCover: {
    summary: {
      en: 'Takes the cover of your profile away.',
      id: 'Menghapus sampul profil Anda.',
      my: 'Membuang gambar muka profil anda.',
    },
  },
  setPinned: {
    summary: {
      en: 'Puts an article or post of yours at the top of your profile, or takes it away.',
      id: 'Menyematkan artikel atau postingan Anda di puncak profil, atau melepasnya.',
      my: 'Menyematkan artikel atau hantaran anda di atas profil, atau melepaskannya.',
    },
    refusals: ['not_allowed', 'not_found'],
  },
  getPrivacy: {
    summary: {
      en: 'Who may see your profile, and which parts of it.',
      id: 'Siapa yang boleh melihat profil Anda, dan bagian mana.',
      my: 'Siapa boleh melihat profil anda, dan bahagian yang mana.',
    },
    refusals: ['not_found'],
  },
  savePrivacy: {
    summary: {
      en: 'Changes who may see your profile, and which parts of it.',
      id: 'Mengubah siapa yang boleh melihat profil Anda, dan bagian mana.',
      my: 'Mengubah siapa boleh melihat profil anda, dan bahagian yang mana.',
    },
    refusals: ['under_age'],
  },
  listUploads: {
    summary: {
      en: 'Your uploads, newest first, and how much of your storage they take.',
      id: 'Unggahan Anda, terbaru lebih dulu, dan berapa banyak ruang yang dipakai.',
      my: 'Muat naik anda, terbaharu dahulu, dan berapa banyak ruang yang digunakan.',
    },
  },
  listStaleTranslations: {
    summary: {
      en: 'Your published translations whose original has changed since.',
      id: 'Terjemahan Anda yang sudah terbit dan naskah aslinya telah berubah.',
      my: 'Terjemahan anda yang telah diterbitkan dan teks asalnya sudah berubah.',
    },
  },
}
