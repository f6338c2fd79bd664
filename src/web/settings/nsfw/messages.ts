import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  title: { en: 'Adult content', id: 'Konten dewasa', my: 'Kandungan dewasa' },
  text: {
    en: 'Posts marked as adult are hidden until you ask for them.',
    id: 'Postingan yang ditandai dewasa disembunyikan sampai Anda memintanya.',
    my: 'Hantaran yang ditandakan dewasa disembunyikan sehingga anda memintanya.',
  },
  consented: {
    en: 'You confirmed that you’re 18 or older, so adult posts can be shown to you.',
    id: 'Anda telah menyatakan berusia 18 tahun ke atas, jadi postingan dewasa bisa ditampilkan.',
    my: 'Anda telah mengesahkan bahawa anda berumur 18 tahun ke atas, jadi hantaran dewasa boleh dipaparkan.',
  },
  choice: {
    en: 'Adult posts on this device',
    id: 'Postingan dewasa di perangkat ini',
    my: 'Hantaran dewasa pada peranti ini',
  },
  hide: { en: 'Hide', id: 'Sembunyikan', my: 'Sembunyikan' },
  blur: { en: 'Blur', id: 'Buramkan', my: 'Kaburkan' },
  show: { en: 'Show', id: 'Tampilkan', my: 'Paparkan' },
  hideText: {
    en: 'No list offers to show them. A post you open by its link is blurred until you press Show.',
    id: 'Daftar tidak menawarkan untuk menampilkannya. Postingan yang Anda buka lewat tautannya diburamkan sampai Anda menekan Tampilkan.',
    my: 'Senarai tidak menawarkan untuk memaparkannya. Hantaran yang anda buka melalui pautannya dikaburkan sehingga anda menekan Paparkan.',
  },
  blurText: {
    en: 'Where you turn them on, each is blurred until you press Show.',
    id: 'Di tempat Anda mengaktifkannya, setiap postingan diburamkan sampai Anda menekan Tampilkan.',
    my: 'Di tempat anda menghidupkannya, setiap hantaran dikaburkan sehingga anda menekan Paparkan.',
  },
  showText: {
    en: 'They’re shown where you turn them on.',
    id: 'Postingan dewasa tampil di mana pun Anda mengaktifkannya.',
    my: 'Hantaran dewasa dipaparkan di mana sahaja anda menghidupkannya.',
  },
  notAsked: {
    en: 'You haven’t confirmed your age. We’ll only ask where adult content would be shown.',
    id: 'Anda belum menyatakan usia Anda. Kami baru menanyakannya di tempat konten dewasa akan tampil.',
    my: 'Anda belum mengesahkan umur anda. Kami hanya bertanya di tempat kandungan dewasa akan dipaparkan.',
  },
  underAge: {
    en: 'Your year of birth means you may not be 18 yet, so adult content is never shown to you.',
    id: 'Menurut tahun lahir Anda, usia Anda mungkin belum 18 tahun, jadi konten dewasa tidak pernah ditampilkan.',
    my: 'Mengikut tahun lahir anda, umur anda mungkin belum genap 18 tahun, jadi kandungan dewasa tidak pernah dipaparkan kepada anda.',
  },
  failed: {
    en: 'Couldn’t load your age confirmation.',
    id: 'Pernyataan usia Anda gagal dimuat.',
    my: 'Pengesahan umur anda tidak dapat dimuatkan.',
  },
  withdraw: {
    en: 'Withdraw',
    id: 'Tarik pernyataan',
    my: 'Tarik balik',
  },
  withdrawn: { en: 'Withdrawn', id: 'Sudah ditarik', my: 'Telah ditarik balik' },
  withdrawnText: {
    en: 'Adult content is hidden again, here and on your account.',
    id: 'Konten dewasa disembunyikan lagi, di sini dan di akun Anda.',
    my: 'Kandungan dewasa disembunyikan semula, di sini dan pada akaun anda.',
  },
  birthYear: { en: 'Year of birth (optional)', id: 'Tahun lahir (opsional)', my: 'Tahun lahir (pilihan)' },
  birthYearHint: {
    en: 'Only you can see this. If it means you may be under 18, adult content is turned off for your account and can’t be turned on again.',
    id: 'Hanya Anda yang bisa melihatnya. Jika menurut tahun ini usia Anda mungkin belum 18 tahun, konten dewasa dinonaktifkan untuk akun Anda dan tidak bisa diaktifkan lagi.',
    my: 'Hanya anda boleh melihatnya. Jika mengikut tahun ini umur anda mungkin belum genap 18 tahun, kandungan dewasa dimatikan untuk akaun anda dan tidak boleh dihidupkan semula.',
  },
  yearFixed: {
    en: 'Year of birth: {year}. You can’t change it. If it’s wrong, please write to the operator of this site.',
    id: 'Tahun lahir: {year}. Tidak bisa diubah lagi. Jika keliru, silakan tulis ke pengelola situs ini.',
    my: 'Tahun lahir: {year}. Tidak boleh diubah lagi. Jika tersilap, sila tulis kepada pengendali laman ini.',
  },
  yearWrong: {
    en: 'Enter a year with four digits, such as 1990.',
    id: 'Masukkan tahun dengan empat angka, misalnya 1990.',
    my: 'Masukkan tahun dengan empat digit, contohnya 1990.',
  },
  yearFailed: {
    en: 'Couldn’t load your year of birth.',
    id: 'Tahun lahir Anda gagal dimuat.',
    my: 'Tahun lahir anda tidak dapat dimuatkan.',
  },
  yearNotSaved: {
    en: 'Couldn’t save the year. Please try again.',
    id: 'Tahun gagal disimpan. Silakan coba lagi.',
    my: 'Tahun tidak dapat disimpan. Sila cuba lagi.',
  },
  yearSaved: { en: 'Year of birth saved', id: 'Tahun lahir tersimpan', my: 'Tahun lahir disimpan' },
  yearRemoved: { en: 'Year of birth removed', id: 'Tahun lahir dihapus', my: 'Tahun lahir dipadam' },
  save: { en: 'Save', id: 'Simpan', my: 'Simpan' },
  sureTitle: {
    en: 'Were you born in {year}?',
    id: 'Anda lahir tahun {year}?',
    my: 'Anda dilahirkan pada tahun {year}?',
  },
  sure: {
    en: 'Then you may not be 18 yet, and adult content will be turned off for your account. You can’t undo this or change the year later.',
    id: 'Artinya usia Anda mungkin belum 18 tahun, dan konten dewasa akan dinonaktifkan untuk akun Anda. Ini tidak bisa dibatalkan, dan tahunnya tidak bisa diubah lagi.',
    my: 'Maknanya umur anda mungkin belum genap 18 tahun, dan kandungan dewasa akan dimatikan untuk akaun anda. Ini tidak boleh ditarik balik, dan tahunnya tidak boleh diubah lagi.',
  },
  cancel: { en: 'Cancel', id: 'Batal', my: 'Batal' },
  saveYear: { en: 'Save {year}', id: 'Simpan {year}', my: 'Simpan {year}' },
})
