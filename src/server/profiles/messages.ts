import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  notYetLinks: {
    en: 'You can add links once you have {honor} Honor. Your other changes can be saved now.',
    id: 'Anda bisa menambahkan tautan setelah punya {honor} Honor. Perubahan lain sudah bisa disimpan sekarang.',
    my: 'Anda boleh menambah pautan selepas mempunyai {honor} Honor. Perubahan lain sudah boleh disimpan sekarang.',
  },
  badLink: {
    en: 'Each link must be a web address that begins with https:// or http://.',
    id: 'Setiap tautan harus berupa alamat web yang diawali https:// atau http://.',
    my: 'Setiap pautan mestilah alamat web yang bermula dengan https:// atau http://.',
  },
  outside: {
    en: 'The selected part is not inside the picture.',
    id: 'Bagian yang dipilih berada di luar gambar.',
    my: 'Bahagian yang dipilih berada di luar gambar itu.',
  },
  notSquare: {
    en: 'The selected part must be a square.',
    id: 'Bagian yang dipilih harus berbentuk persegi.',
    my: 'Bahagian yang dipilih mestilah segi empat sama.',
  },
  notWide: {
    en: 'The selected part must be three times as wide as it is high.',
    id: 'Bagian yang dipilih harus tiga kali lebih lebar daripada tingginya.',
    my: 'Lebar bahagian yang dipilih mestilah tiga kali tingginya.',
  },
  tooSmall: {
    en: 'The selected part must be at least {count} pixels wide.',
    id: 'Bagian yang dipilih harus selebar minimal {count} piksel.',
    my: 'Bahagian yang dipilih mestilah sekurang-kurangnya {count} piksel lebar.',
  },
  followsHidden: {
    en: 'This person doesn’t show whom they follow and who follows them.',
    id: 'Orang ini tidak menampilkan siapa yang diikuti dan siapa pengikutnya.',
    my: 'Orang ini tidak memaparkan siapa yang diikuti dan siapa pengikutnya.',
  },
  notPublic: {
    en: 'Only something that everybody can see can be pinned.',
    id: 'Hanya yang dapat dilihat semua orang yang bisa disematkan.',
    my: 'Hanya perkara yang boleh dilihat semua orang boleh disematkan.',
  },
  adultPinned: {
    en: 'Adult posts can’t be pinned.',
    id: 'Postingan dewasa tidak dapat disematkan.',
    my: 'Hantaran dewasa tidak boleh disematkan.',
  },
  iqUnderAge: {
    en: 'Your score can be shown to others once you are {age} or older.',
    id: 'Skor Anda bisa ditampilkan kepada orang lain mulai usia {age} tahun.',
    my: 'Skor anda boleh dipaparkan kepada orang lain mulai umur {age} tahun.',
  },
  iqNeedsYear: {
    en: 'Please add your year of birth in the settings first: a score is only shown from age {age}.',
    id: 'Isi dulu tahun lahir Anda di pengaturan: skor hanya ditampilkan mulai usia {age} tahun.',
    my: 'Sila isi tahun lahir anda dalam tetapan dahulu: skor hanya dipaparkan mulai umur {age} tahun.',
  },
})
