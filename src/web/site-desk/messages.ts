import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  title: { en: 'Your site', id: 'Situs Anda', my: 'Laman anda' },
  lead: {
    en: 'How the site is doing, and what everyone sees of your settings. Only operators find this page.',
    id: 'Keadaan situs ini, dan pengaturan Anda yang dilihat semua orang. Hanya pengelola yang menemukan halaman ini.',
    my: 'Keadaan laman ini, dan tetapan anda yang dilihat semua orang. Hanya pengendali yang menemukan halaman ini.',
  },
  numbers: { en: 'The last 90 days', id: '90 hari terakhir', my: '90 hari terakhir' },
  numbersText: {
    en: 'Updated every hour. Days begin at midnight UTC.',
    id: 'Diperbarui setiap jam. Hari dimulai pukul 00.00 UTC.',
    my: 'Dikemas kini setiap jam. Hari bermula pada tengah malam UTC.',
  },
  loadFailed: {
    en: 'Couldn’t load the numbers.',
    id: 'Angka gagal dimuat.',
    my: 'Angka tidak dapat dimuatkan.',
  },
  settingsFailed: {
    en: 'Couldn’t load the settings.',
    id: 'Pengaturan gagal dimuat.',
    my: 'Tetapan tidak dapat dimuatkan.',
  },
  signUps: { en: 'Sign-ups', id: 'Pendaftaran', my: 'Pendaftaran' },
  reports: { en: 'Reports', id: 'Laporan', my: 'Laporan' },
  queueHours: {
    en: 'Oldest open report (hours)',
    id: 'Laporan terbuka terlama (jam)',
    my: 'Laporan terbuka paling lama (jam)',
  },
  storage: {
    en: 'Storage used (MB)',
    id: 'Penyimpanan terpakai (MB)',
    my: 'Storan digunakan (MB)',
  },
  mailsFailed: {
    en: 'Emails that failed',
    id: 'Email yang gagal',
    my: 'E-mel yang gagal',
  },
  today: { en: 'Today: {count}', id: 'Hari ini: {count}', my: 'Hari ini: {count}' },
  showNumbers: { en: 'Show numbers', id: 'Tampilkan angka', my: 'Paparkan angka' },
  day: { en: 'Day', id: 'Hari', my: 'Hari' },
  count: { en: 'Count', id: 'Jumlah', my: 'Jumlah' },
  settings: { en: 'What everyone sees', id: 'Yang dilihat semua orang', my: 'Yang dilihat semua orang' },
  logo: { en: 'Logo', id: 'Logo', my: 'Logo' },
  logoText: {
    en: 'Shown at the top of every page, beside the site’s name. A square or wide image works best.',
    id: 'Tampil di bagian atas setiap halaman, di samping nama situs. Gambar persegi atau lebar paling cocok.',
    my: 'Dipaparkan di bahagian atas setiap halaman, di sebelah nama laman. Gambar segi empat sama atau lebar paling sesuai.',
  },
  chooseLogo: { en: 'Choose image', id: 'Pilih gambar', my: 'Pilih gambar' },
  welcome: { en: 'Welcome text', id: 'Teks sambutan', my: 'Teks aluan' },
  welcomeText: {
    en: 'The first line visitors read on the home page. Without one, they see ours.',
    id: 'Baris pertama yang dibaca pengunjung di beranda. Jika kosong, yang tampil adalah sambutan bawaan kami.',
    my: 'Baris pertama yang dibaca pelawat di laman utama. Jika tiada, aluan kami dipaparkan.',
  },
  announcement: { en: 'Announcement', id: 'Pengumuman', my: 'Pengumuman' },
  announcementText: {
    en: 'A line at the top of every page. Everyone can close it; a changed text is shown again.',
    id: 'Satu baris di bagian atas setiap halaman. Semua orang bisa menutupnya; teks yang diubah ditampilkan lagi.',
    my: 'Satu baris di bahagian atas setiap halaman. Semua orang boleh menutupnya; teks yang diubah dipaparkan semula.',
  },
  from: { en: 'From (optional)', id: 'Mulai (opsional)', my: 'Mula (pilihan)' },
  until: { en: 'Until (optional)', id: 'Sampai (opsional)', my: 'Hingga (pilihan)' },
  ownTime: {
    en: 'In your device’s time zone.',
    id: 'Menurut zona waktu perangkat Anda.',
    my: 'Mengikut zon waktu peranti anda.',
  },
  preview: { en: 'Preview', id: 'Pratinjau', my: 'Pratonton' },
  words: { en: 'Refused words', id: 'Kata yang ditolak', my: 'Perkataan yang ditolak' },
  wordsText: {
    en: 'Posts, comments, articles, questions and answers with one of these words or phrases aren’t published, and their author is told which word it was. Only whole words count. One per line.',
    id: 'Postingan, komentar, artikel, pertanyaan, dan jawaban dengan salah satu kata atau frasa ini tidak diterbitkan, dan penulisnya diberi tahu kata yang mana. Hanya kata utuh yang dihitung. Satu per baris.',
    my: 'Hantaran, komen, artikel, soalan dan jawapan dengan salah satu perkataan atau frasa ini tidak diterbitkan, dan penulisnya diberitahu perkataan yang mana. Hanya perkataan penuh dikira. Satu setiap baris.',
  },
  save: { en: 'Save', id: 'Simpan', my: 'Simpan' },
  remove: { en: 'Remove', id: 'Hapus', my: 'Buang' },
  saved: { en: 'Saved', id: 'Tersimpan', my: 'Disimpan' },
  missing: {
    en: 'Please write this text in all three languages.',
    id: 'Silakan tulis teks ini dalam ketiga bahasa.',
    my: 'Sila tulis teks ini dalam ketiga-tiga bahasa.',
  },
  saveFailed: {
    en: 'Couldn’t save it. Please try again.',
    id: 'Gagal menyimpan. Silakan coba lagi.',
    my: 'Tidak dapat disimpan. Sila cuba lagi.',
  },
})
