import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  title: { en: 'Your site’s first day', id: 'Hari pertama situs Anda', my: 'Hari pertama laman anda' },
  lead: {
    en: 'Only operators see this list. Each step is ticked automatically once it’s done.',
    id: 'Hanya pengelola yang melihat daftar ini. Setiap langkah dicentang otomatis setelah selesai.',
    my: 'Hanya pengendali yang melihat senarai ini. Setiap langkah ditanda secara automatik selepas siap.',
  },
  progress: {
    en: '{done} of {count} done',
    id: '{done} dari {count} selesai',
    my: '{done} daripada {count} selesai',
  },
  done: { en: 'done', id: 'selesai', my: 'selesai' },
  toDo: { en: 'to do', id: 'belum selesai', my: 'belum siap' },
  allSet: { en: 'All set', id: 'Semua siap', my: 'Semuanya siap' },
  allSetText: {
    en: 'All six steps are done, and your site is ready for its readers.',
    id: 'Keenam langkah sudah selesai, dan situs Anda siap untuk para pembaca.',
    my: 'Keenam-enam langkah sudah siap, dan laman anda sedia untuk para pembaca.',
  },
  hide: { en: 'Hide this list', id: 'Sembunyikan daftar', my: 'Sembunyikan senarai' },
  hidden: { en: 'List hidden', id: 'Daftar disembunyikan', my: 'Senarai disembunyikan' },
  hiddenText: {
    en: 'It won’t be shown again. The same steps are in docs/operations.md.',
    id: 'Daftar ini tidak ditampilkan lagi. Langkah yang sama ada di docs/operations.md.',
    my: 'Senarai ini tidak dipaparkan lagi. Langkah yang sama ada dalam docs/operations.md.',
  },
  loadFailed: {
    en: 'Couldn’t load the first-day list.',
    id: 'Daftar hari pertama gagal dimuat.',
    my: 'Senarai hari pertama tidak dapat dimuatkan.',
  },
  copy: { en: 'Copy command', id: 'Salin perintah', my: 'Salin arahan' },
  copied: { en: 'Command copied', id: 'Perintah disalin', my: 'Arahan disalin' },
  notCopied: {
    en: 'Couldn’t copy it. Here’s the command:',
    id: 'Gagal menyalin. Ini perintahnya:',
    my: 'Tidak dapat disalin. Ini arahannya:',
  },
  mail: { en: 'Send a test email', id: 'Kirim email uji', my: 'Hantar e-mel ujian' },
  mailFiles: {
    en: 'No mail server is set, so emails are saved as files in {folder}. Set SMTP_URL and MAIL_FROM, then restart the site:',
    id: 'Server email belum diatur, jadi email disimpan sebagai berkas di {folder}. Atur SMTP_URL dan MAIL_FROM, lalu mulai ulang situs:',
    my: 'Pelayan e-mel belum ditetapkan, jadi e-mel disimpan sebagai fail dalam {folder}. Tetapkan SMTP_URL dan MAIL_FROM, kemudian mulakan semula laman:',
  },
  mailFileTest: {
    en: 'Until then, a test email is saved there too and isn’t sent to anyone.',
    id: 'Sampai saat itu, email uji juga disimpan di sana dan tidak dikirim kepada siapa pun.',
    my: 'Sehingga itu, e-mel ujian juga disimpan di sana dan tidak dihantar kepada sesiapa.',
  },
  mailFileSaved: {
    en: 'The last test email was saved as a file there. It wasn’t sent to anyone.',
    id: 'Email uji terakhir disimpan sebagai berkas di sana, tidak dikirim kepada siapa pun.',
    my: 'E-mel ujian terakhir disimpan sebagai fail di sana, tidak dihantar kepada sesiapa.',
  },
  mailFileFailed: {
    en: 'The test email couldn’t be saved. Check that the site can write to this folder, then try again. The error was:',
    id: 'Email uji gagal disimpan. Pastikan situs bisa menulis ke folder ini, lalu coba lagi. Kesalahannya:',
    my: 'E-mel ujian tidak dapat disimpan. Pastikan laman boleh menulis ke folder ini, kemudian cuba lagi. Ralatnya:',
  },
  mailUntested: {
    en: 'A mail server is set. Send a test email to {email} to see if it works.',
    id: 'Server email sudah diatur. Kirim email uji ke {email} untuk memastikannya berfungsi.',
    my: 'Pelayan e-mel sudah ditetapkan. Hantar e-mel ujian ke {email} untuk memastikan ia berfungsi.',
  },
  mailAccepted: {
    en: 'The mail server accepted the last test email. If it isn’t in your inbox at {email}, check the spam folder.',
    id: 'Server email menerima email uji terakhir. Jika tidak ada di kotak masuk {email}, periksa folder spam.',
    my: 'Pelayan e-mel menerima e-mel ujian terakhir. Jika tiada dalam peti masuk {email}, semak folder spam.',
  },
  mailRefused: {
    en: 'The test email couldn’t be sent. Check SMTP_URL and MAIL_FROM, restart the site and try again. The mail server’s answer:',
    id: 'Email uji gagal dikirim. Periksa SMTP_URL dan MAIL_FROM, mulai ulang situs, lalu coba lagi. Jawaban server email:',
    my: 'E-mel ujian tidak dapat dihantar. Semak SMTP_URL dan MAIL_FROM, mulakan semula laman dan cuba lagi. Jawapan pelayan e-mel:',
  },
  noContact: {
    en: 'Until MAIL_FROM is a real address, the help and legal pages show no contact.',
    id: 'Selama MAIL_FROM bukan alamat sungguhan, halaman bantuan dan hukum tidak menampilkan kontak.',
    my: 'Selagi MAIL_FROM bukan alamat sebenar, halaman bantuan dan undang-undang tidak memaparkan alamat hubungan.',
  },
  sendTest: { en: 'Send test email', id: 'Kirim email uji', my: 'Hantar e-mel ujian' },
  address: { en: 'Set the public address', id: 'Atur alamat publik', my: 'Tetapkan alamat awam' },
  addressSet: {
    en: 'Links in emails lead to {url}.',
    id: 'Tautan dalam email mengarah ke {url}.',
    my: 'Pautan dalam e-mel menuju ke {url}.',
  },
  addressLocal: {
    en: 'Links in emails lead to {url}, which only works on this computer. Set PUBLIC_URL to the address people will use, then restart the site:',
    id: 'Tautan dalam email mengarah ke {url}, yang hanya berfungsi di komputer ini. Atur PUBLIC_URL ke alamat yang akan dipakai orang, lalu mulai ulang situs:',
    my: 'Pautan dalam e-mel menuju ke {url}, yang hanya berfungsi pada komputer ini. Tetapkan PUBLIC_URL kepada alamat yang akan digunakan orang, kemudian mulakan semula laman:',
  },
  operator: { en: 'Name an operator', id: 'Tunjuk pengelola', my: 'Lantik pengendali' },
  operatorWhy: {
    en: 'You’re an operator. You can name another one with {command}.',
    id: 'Anda seorang pengelola. Anda bisa menunjuk pengelola lain dengan {command}.',
    my: 'Anda seorang pengendali. Anda boleh melantik pengendali lain dengan {command}.',
  },
  article: {
    en: 'Publish the first article',
    id: 'Terbitkan artikel pertama',
    my: 'Terbitkan artikel pertama',
  },
  articleWhy: {
    en: 'Visitors should find something to read. The questions below can help you start.',
    id: 'Pengunjung perlu menemukan sesuatu untuk dibaca. Pertanyaan di bawah bisa membantu Anda memulai.',
    my: 'Pelawat perlu menemui sesuatu untuk dibaca. Soalan di bawah boleh membantu anda bermula.',
  },
  articleDone: {
    en: 'Visitors have something to read.',
    id: 'Pengunjung sudah bisa membaca sesuatu.',
    my: 'Pelawat sudah ada bahan untuk dibaca.',
  },
  write: { en: 'Write an article', id: 'Tulis artikel', my: 'Tulis artikel' },
  rules: { en: 'Read the rules', id: 'Baca aturan', my: 'Baca peraturan' },
  rulesWhy: {
    en: 'These pages are published in your name. Open all three here to tick this step.',
    id: 'Halaman-halaman ini diterbitkan atas nama Anda. Buka ketiganya dari sini agar langkah ini dicentang.',
    my: 'Halaman-halaman ini diterbitkan atas nama anda. Buka ketiga-tiganya dari sini untuk menanda langkah ini.',
  },
  rulesRead: {
    en: 'You’ve opened all three pages, which are published in your name.',
    id: 'Anda sudah membuka ketiga halaman yang diterbitkan atas nama Anda ini.',
    my: 'Anda sudah membuka ketiga-tiga halaman yang diterbitkan atas nama anda ini.',
  },
  communityRules: { en: 'Community rules', id: 'Aturan komunitas', my: 'Peraturan komuniti' },
  terms: { en: 'Terms of Service', id: 'Ketentuan Layanan', my: 'Terma Perkhidmatan' },
  privacy: { en: 'Privacy Policy', id: 'Kebijakan Privasi', my: 'Dasar Privasi' },
  opened: { en: 'opened', id: 'sudah dibuka', my: 'sudah dibuka' },
  backup: { en: 'Make a backup', id: 'Buat cadangan', my: 'Buat sandaran' },
  backupWhy: {
    en: 'Without a backup, a broken disk means that everything is lost.',
    id: 'Tanpa cadangan, semuanya hilang jika disk rusak.',
    my: 'Tanpa sandaran, semuanya hilang jika cakera rosak.',
  },
  backupSoon: {
    en: 'Backups are made every night, but there’s none yet. You can make one now:',
    id: 'Cadangan dibuat setiap malam, tetapi belum ada. Anda bisa membuatnya sekarang:',
    my: 'Sandaran dibuat setiap malam, tetapi belum ada. Anda boleh membuatnya sekarang:',
  },
  backupMade: {
    en: 'The newest backup is from {date}.',
    id: 'Cadangan terbaru dibuat pada {date}.',
    my: 'Sandaran terbaharu dibuat pada {date}.',
  },
  nightly: {
    en: 'A new one is made every night.',
    id: 'Cadangan baru dibuat setiap malam.',
    my: 'Sandaran baharu dibuat setiap malam.',
  },
  nightlyHow: {
    en: 'Set BACKUP_DIR to get one every night.',
    id: 'Atur BACKUP_DIR agar dibuat setiap malam.',
    my: 'Tetapkan BACKUP_DIR supaya dibuat setiap malam.',
  },
})
