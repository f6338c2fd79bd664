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
    en: 'The selected part isn’t inside the image. Please select it again.',
    id: 'Bagian yang dipilih berada di luar gambar. Silakan pilih lagi.',
    my: 'Bahagian yang dipilih berada di luar gambar. Sila pilih semula.',
  },
  notSquare: {
    en: 'The selected part must be a square.',
    id: 'Bagian yang dipilih harus berbentuk persegi.',
    my: 'Bahagian yang dipilih mestilah segi empat sama.',
  },
  notWide: {
    en: 'The selected part must be three times as wide as it is high.',
    id: 'Lebar bagian yang dipilih harus tiga kali tingginya.',
    my: 'Lebar bahagian yang dipilih mestilah tiga kali tingginya.',
  },
  tooSmall: {
    en: 'The selected part must be at least {count} pixels wide. Please select more of the image.',
    id: 'Lebar bagian yang dipilih minimal {count} piksel. Silakan pilih bagian yang lebih besar.',
    my: 'Lebar bahagian yang dipilih minimum {count} piksel. Sila pilih bahagian yang lebih besar.',
  },
  followsHidden: {
    en: 'This person doesn’t show who they follow or who follows them.',
    id: 'Orang ini tidak menampilkan siapa yang diikuti dan siapa pengikutnya.',
    my: 'Orang ini tidak memaparkan siapa yang diikuti dan siapa pengikutnya.',
  },
  notPublic: {
    en: 'You can only pin what everyone can see.',
    id: 'Anda hanya bisa menyematkan yang bisa dilihat semua orang.',
    my: 'Anda hanya boleh menyemat perkara yang boleh dilihat semua orang.',
  },
  adultPinned: {
    en: 'Adult posts can’t be pinned.',
    id: 'Postingan dewasa tidak bisa disematkan.',
    my: 'Hantaran dewasa tidak boleh disemat.',
  },
  iqUnderAge: {
    en: 'Your score can be shown to others once you’re {age} or older.',
    id: 'Skor Anda bisa ditampilkan kepada orang lain mulai usia {age} tahun.',
    my: 'Skor anda boleh dipaparkan kepada orang lain mulai umur {age} tahun.',
  },
  iqNeedsYear: {
    en: 'Please add your year of birth in the settings first: a score is only shown from age {age}.',
    id: 'Isi dulu tahun lahir Anda di pengaturan: skor hanya ditampilkan mulai usia {age} tahun.',
    my: 'Sila isi tahun lahir anda dalam tetapan dahulu: skor hanya dipaparkan mulai umur {age} tahun.',
  },
})
