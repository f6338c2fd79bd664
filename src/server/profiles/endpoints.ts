import type * as profiles from '../../contract/profiles.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const endpoints: EndpointFactsOf<typeof profiles> = {
  getProfile: {
    summary: {
      en: 'Shows someone’s profile, as far as they let others see it. Members-only profiles ask visitors to sign in.',
      id: 'Menampilkan profil seseorang, sejauh yang diizinkannya. Profil khusus anggota meminta pengunjung masuk dahulu.',
      my: 'Memaparkan profil seseorang, setakat yang dibenarkannya. Profil untuk ahli sahaja meminta pelawat log masuk dahulu.',
    },
    refusals: ['not_signed_in'],
  },
  getPersonCard: {
    summary: {
      en: 'Shows the small card beside someone’s name.',
      id: 'Menampilkan kartu kecil di samping nama seseorang.',
      my: 'Memaparkan kad kecil di sebelah nama seseorang.',
    },
    refusals: ['not_signed_in'],
  },
  getRelation: {
    summary: {
      en: 'Shows whether you follow or have muted someone, and whether they follow you.',
      id: 'Menampilkan apakah Anda mengikuti atau membisukan seseorang, dan apakah ia mengikuti Anda.',
      my: 'Memaparkan sama ada anda mengikuti atau membisukan seseorang, dan sama ada dia mengikuti anda.',
    },
  },
  findByAlias: {
    summary: {
      en: 'Finds whose alias this is, or was until 90 days ago.',
      id: 'Mencari pemilik alias, sekarang atau hingga 90 hari lalu.',
      my: 'Mencari pemilik alias, sekarang atau sehingga 90 hari lalu.',
    },
  },
  listFollowers: {
    summary: {
      en: 'Lists who follows someone, newest first, if they show it.',
      id: 'Menampilkan pengikut seseorang, dari yang terbaru, jika ia menampilkannya.',
      my: 'Menyenaraikan pengikut seseorang, yang terbaharu dahulu, jika dipaparkannya.',
    },
    refusals: ['not_signed_in', 'not_allowed'],
  },
  listFollowedBy: {
    summary: {
      en: 'Lists who someone follows, newest first, if they show it.',
      id: 'Menampilkan siapa yang diikuti seseorang, dari yang terbaru, jika ia menampilkannya.',
      my: 'Menyenaraikan siapa yang diikuti seseorang, yang terbaharu dahulu, jika dipaparkannya.',
    },
    refusals: ['not_signed_in', 'not_allowed'],
  },
  listUserComments: {
    summary: {
      en: 'Lists someone’s comments, newest first, each with what it’s about.',
      id: 'Menampilkan komentar seseorang, dari yang terbaru, masing-masing dengan yang dikomentari.',
      my: 'Menyenaraikan komen seseorang, yang terbaharu dahulu, setiap satu dengan perkara yang dikomen.',
    },
    refusals: ['not_signed_in'],
  },
  updateProfile: {
    summary: {
      en: 'Changes your profile. You can add links once you have 20 Honor.',
      id: 'Mengubah profil Anda. Tautan bisa ditambahkan setelah Anda punya 20 Honor.',
      my: 'Mengubah profil anda. Pautan boleh ditambah selepas anda mempunyai 20 Honor.',
    },
  },
  setAvatar: {
    summary: {
      en: 'Makes a square of one of your uploads your profile photo.',
      id: 'Menjadikan bagian persegi dari unggahan Anda sebagai foto profil.',
      my: 'Menjadikan bahagian segi empat sama daripada muat naik anda sebagai foto profil.',
    },
    refusals: ['not_found', 'too_large', 'too_many_requests'],
  },
  removeAvatar: {
    summary: {
      en: 'Removes your profile photo.',
      id: 'Menghapus foto profil Anda.',
      my: 'Membuang foto profil anda.',
    },
  },
  setCover: {
    summary: {
      en: 'Makes a part of one of your uploads, three times as wide as it is high, the cover of your profile.',
      id: 'Menjadikan bagian unggahan Anda, yang lebarnya tiga kali tingginya, sebagai sampul profil.',
      my: 'Menjadikan sebahagian muat naik anda, lebarnya tiga kali tingginya, sebagai gambar muka profil.',
    },
    refusals: ['not_found', 'too_large', 'too_many_requests'],
  },
  removeCover: {
    summary: {
      en: 'Removes the cover of your profile.',
      id: 'Menghapus sampul profil Anda.',
      my: 'Membuang gambar muka profil anda.',
    },
  },
  setPinned: {
    summary: {
      en: 'Pins one of your articles or posts to the top of your profile, or unpins it.',
      id: 'Menyematkan artikel atau postingan Anda di bagian atas profil, atau melepas sematannya.',
      my: 'Menyemat artikel atau hantaran anda di bahagian atas profil, atau menyahsematnya.',
    },
    refusals: ['not_allowed', 'not_found'],
  },
  getPrivacy: {
    summary: {
      en: 'Shows who can see your profile, and which parts of it.',
      id: 'Menampilkan siapa yang bisa melihat profil Anda, dan bagian mana.',
      my: 'Memaparkan siapa boleh melihat profil anda, dan bahagian yang mana.',
    },
    refusals: ['not_found'],
  },
  savePrivacy: {
    summary: {
      en: 'Changes who can see your profile, and which parts of it.',
      id: 'Mengubah siapa yang bisa melihat profil Anda, dan bagian mana.',
      my: 'Mengubah siapa boleh melihat profil anda, dan bahagian yang mana.',
    },
    refusals: ['under_age'],
  },
  listUploads: {
    summary: {
      en: 'Lists your uploads, newest first, and how much of your storage they use.',
      id: 'Menampilkan unggahan Anda, dari yang terbaru, dan berapa banyak ruang yang dipakai.',
      my: 'Menyenaraikan muat naik anda, yang terbaharu dahulu, dan berapa banyak ruang yang digunakan.',
    },
  },
  listStaleTranslations: {
    summary: {
      en: 'Lists your published translations whose original has changed since.',
      id: 'Menampilkan terjemahan terbit Anda yang naskah aslinya sudah berubah.',
      my: 'Menyenaraikan terjemahan anda yang diterbitkan dan teks asalnya sudah berubah.',
    },
  },
}
