import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  title: { en: 'Adult content', id: 'Konten dewasa', my: 'Kandungan dewasa' },
  text: {
    en: 'Posts marked as adult are hidden until you ask for them.',
    id: 'Postingan bertanda dewasa disembunyikan sampai Anda memintanya.',
    my: 'Hantaran bertanda dewasa disembunyikan sehingga anda memintanya.',
  },
  consented: {
    en: 'You confirmed that you are 18 or older, so adult posts are shown where you switch them on.',
    id: 'Anda telah menyatakan berusia 18 tahun atau lebih, jadi postingan dewasa tampil di tempat yang Anda nyalakan.',
    my: 'Anda telah mengesahkan bahawa anda berumur 18 tahun ke atas, jadi hantaran dewasa dipaparkan di tempat yang anda hidupkan.',
  },
  notAsked: {
    en: 'You have not confirmed your age. You are asked where adult content would be shown, not before.',
    id: 'Anda belum menyatakan usia Anda. Pertanyaan itu baru muncul di tempat konten dewasa akan tampil.',
    my: 'Anda belum mengesahkan umur anda. Anda hanya ditanya di tempat kandungan dewasa akan dipaparkan.',
  },
  underAge: {
    en: 'By your year of birth you may not be 18 yet, so adult content is never shown to you.',
    id: 'Menurut tahun lahir Anda, usia Anda mungkin belum 18 tahun, jadi konten dewasa tidak pernah ditampilkan.',
    my: 'Mengikut tahun lahir anda, umur anda mungkin belum genap 18 tahun, jadi kandungan dewasa tidak pernah dipaparkan kepada anda.',
  },
  failed: {
    en: 'What you have said about your age could not be fetched.',
    id: 'Pernyataan Anda tentang usia gagal diambil.',
    my: 'Pengesahan umur anda tidak dapat diambil.',
  },
  withdraw: {
    en: 'Withdraw my confirmation',
    id: 'Tarik pernyataan saya',
    my: 'Tarik balik pengesahan saya',
  },
  withdrawn: { en: 'Withdrawn', id: 'Sudah ditarik', my: 'Telah ditarik balik' },
  withdrawnText: {
    en: 'Adult content is hidden again, here and on your account.',
    id: 'Konten dewasa disembunyikan lagi, di sini dan di akun Anda.',
    my: 'Kandungan dewasa disembunyikan semula, di sini dan pada akaun anda.',
  },
  birthYear: { en: 'Year of birth (optional)', id: 'Tahun lahir (opsional)', my: 'Tahun lahir (pilihan)' },
  birthYearHint: {
    en: 'Nobody sees it. A year by which you may not be 18 yet switches adult content off for your account, and can’t be taken back.',
    id: 'Tidak ada yang melihatnya. Tahun yang berarti usia Anda mungkin belum 18 mematikan konten dewasa untuk akun Anda, dan tidak bisa ditarik lagi.',
    my: 'Tiada sesiapa nampak. Tahun yang bermakna umur anda mungkin belum genap 18 menutup kandungan dewasa untuk akaun anda, dan tidak boleh ditarik balik.',
  },
  yearFixed: {
    en: 'Year of birth: {year}. It can’t be changed any more.',
    id: 'Tahun lahir: {year}. Sudah tidak bisa diubah lagi.',
    my: 'Tahun lahir: {year}. Ia tidak boleh diubah lagi.',
  },
  yearWrong: {
    en: 'Please write a year with four digits, such as 1990.',
    id: 'Tulis tahun dengan empat angka, misalnya 1990.',
    my: 'Sila tulis tahun dengan empat digit, contohnya 1990.',
  },
  yearFailed: {
    en: 'Your year of birth could not be fetched.',
    id: 'Tahun lahir Anda gagal diambil.',
    my: 'Tahun lahir anda tidak dapat diambil.',
  },
  yearNotSaved: {
    en: 'The year was not saved. Please try again.',
    id: 'Tahun itu belum tersimpan. Silakan coba lagi.',
    my: 'Tahun itu belum disimpan. Sila cuba lagi.',
  },
  yearSaved: { en: 'Year of birth saved', id: 'Tahun lahir tersimpan', my: 'Tahun lahir disimpan' },
  yearRemoved: { en: 'Year of birth removed', id: 'Tahun lahir dihapus', my: 'Tahun lahir dipadam' },
  save: { en: 'Save', id: 'Simpan', my: 'Simpan' },
  sureTitle: {
    en: 'Were you born in {year}?',
    id: 'Anda lahir tahun {year}?',
    my: 'Anda dilahirkan pada {year}?',
  },
  sure: {
    en: 'Then you may not be 18 yet, and adult content is switched off for your account. You can’t take this back, nor change the year afterwards.',
    id: 'Itu berarti Anda mungkin belum 18 tahun, dan konten dewasa dimatikan untuk akun Anda. Ini tidak bisa ditarik lagi, dan tahunnya tidak bisa diubah sesudahnya.',
    my: 'Maknanya anda mungkin belum genap 18 tahun, dan kandungan dewasa ditutup untuk akaun anda. Ini tidak boleh ditarik balik, dan tahunnya tidak boleh diubah selepas ini.',
  },
  cancel: { en: 'Cancel', id: 'Batal', my: 'Batalkan' },
  saveYear: { en: 'Save {year}', id: 'Simpan {year}', my: 'Simpan {year}' },
})
