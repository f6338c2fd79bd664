import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  aliasLetters: {
    en: 'Use only the letters a to z, digits and hyphens, so no one can be mistaken for someone else.',
    id: 'Gunakan hanya huruf a sampai z, angka, dan tanda hubung, agar tidak ada yang tertukar dengan orang lain.',
    my: 'Gunakan huruf a hingga z, angka dan tanda sempang sahaja, supaya tiada sesiapa disangka orang lain.',
  },
  aliasLength: {
    en: 'Use {min} to {max} characters.',
    id: 'Gunakan {min} sampai {max} karakter.',
    my: 'Gunakan {min} hingga {max} aksara.',
  },
  aliasHyphens: {
    en: 'Use single hyphens, only between letters or digits.',
    id: 'Tanda hubung tidak boleh berurutan, dan hanya di antara huruf atau angka.',
    my: 'Tanda sempang tidak boleh berturut-turut, dan hanya di antara huruf atau angka.',
  },
  aliasReserved: {
    en: 'This alias could be mistaken for the site’s own. Please choose another.',
    id: 'Alias ini bisa dikira milik situs. Silakan pilih yang lain.',
    my: 'Alias ini boleh disangka milik laman ini. Sila pilih yang lain.',
  },
  aliasTaken: {
    en: 'Someone else has this alias, or had it until recently. Please choose another.',
    id: 'Alias ini dipakai orang lain, atau belum lama dilepas. Silakan pilih yang lain.',
    my: 'Alias ini milik orang lain, atau baru sahaja dilepaskan. Sila pilih yang lain.',
  },
  aliasTooEarly: {
    en: 'You can change your alias again on {date}.',
    id: 'Anda bisa mengganti alias lagi pada {date}.',
    my: 'Anda boleh menukar alias semula pada {date}.',
  },
  wrongPassword: {
    en: 'This isn’t your current password. Please try again.',
    id: 'Ini bukan kata sandi Anda saat ini. Silakan coba lagi.',
    my: 'Ini bukan kata laluan semasa anda. Sila cuba lagi.',
  },
  passwordNeeded: {
    en: 'Please enter your current password.',
    id: 'Masukkan kata sandi Anda saat ini.',
    my: 'Sila masukkan kata laluan semasa anda.',
  },
  sameEmail: {
    en: 'This is already the address of your account.',
    id: 'Ini sudah menjadi alamat akun Anda.',
    my: 'Ini sudah menjadi alamat akaun anda.',
  },
  emailTaken: {
    en: 'This address belongs to another account now, so nothing was changed.',
    id: 'Alamat ini sekarang milik akun lain, jadi tidak ada yang diubah.',
    my: 'Alamat ini kini milik akaun lain, jadi tiada apa-apa yang ditukar.',
  },
  deadLink: {
    en: 'This link was already used, replaced by a newer one, or is older than 24 hours. Start again in your settings.',
    id: 'Tautan ini sudah dipakai, diganti yang lebih baru, atau lebih dari 24 jam. Mulai lagi di pengaturan Anda.',
    my: 'Pautan ini sudah digunakan, diganti dengan yang lebih baharu, atau melebihi 24 jam. Mulakan semula dalam tetapan anda.',
  },
  lastWayIn: {
    en: 'This is your only way to sign in. Set a password first, then unlink it.',
    id: 'Ini satu-satunya cara Anda masuk. Buat kata sandi dulu, lalu putuskan.',
    my: 'Ini satu-satunya cara anda log masuk. Tetapkan kata laluan dahulu, kemudian nyahpautkannya.',
  },
  notLinked: {
    en: 'This service isn’t linked to your account.',
    id: 'Layanan ini tidak terhubung dengan akun Anda.',
    my: 'Perkhidmatan ini tidak dipautkan dengan akaun anda.',
  },
  suspended: {
    en: 'Your account is suspended, so you can’t change this now.',
    id: 'Akun Anda ditangguhkan, jadi ini tidak bisa diubah sekarang.',
    my: 'Akaun anda digantung, jadi perkara ini tidak boleh ditukar sekarang.',
  },
})
