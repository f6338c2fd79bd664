import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  ownContent: {
    en: 'This is yours, so you can edit or delete it yourself.',
    id: 'Ini milik Anda, jadi Anda bisa menyunting atau menghapusnya sendiri.',
    my: 'Ini milik anda, jadi anda boleh menyunting atau memadamnya sendiri.',
  },
  oneself: {
    en: 'You can’t report yourself.',
    id: 'Anda tidak bisa melaporkan diri sendiri.',
    my: 'Anda tidak boleh melaporkan diri sendiri.',
  },
  sayWhat: {
    en: 'Please say in a few words what’s wrong.',
    id: 'Mohon jelaskan secara singkat apa yang salah.',
    my: 'Sila jelaskan secara ringkas apa yang tidak kena.',
  },
  noSuchRule: {
    en: 'Please choose which guild rule this breaks.',
    id: 'Mohon pilih aturan guild mana yang dilanggar.',
    my: 'Sila pilih peraturan guild yang dilanggar.',
  },
  noneOpen: {
    en: 'There are no open reports about this. Another moderator may have closed them already.',
    id: 'Tidak ada laporan terbuka tentang ini. Mungkin moderator lain sudah menutupnya.',
    my: 'Tiada laporan terbuka tentang ini. Mungkin moderator lain sudah menutupnya.',
  },
  ofStaff: {
    en: 'Only an operator can act on a moderator, and no one can act on an operator.',
    id: 'Hanya pengelola yang bisa menindak moderator, dan pengelola tidak bisa ditindak siapa pun.',
    my: 'Hanya pengendali boleh bertindak terhadap moderator, dan tiada sesiapa boleh bertindak terhadap pengendali.',
  },
  forOperators: {
    en: 'This was passed on to the operators, so they decide it.',
    id: 'Ini sudah diteruskan kepada pengelola, jadi pengelola yang memutuskannya.',
    my: 'Perkara ini telah dipanjangkan kepada pengendali, jadi pengendali yang memutuskannya.',
  },
  claimed: {
    en: 'Another moderator is reviewing this. Please choose something else, or try again later.',
    id: 'Moderator lain sedang meninjau ini. Silakan pilih yang lain, atau coba lagi nanti.',
    my: 'Moderator lain sedang menyemak ini. Sila pilih yang lain, atau cuba lagi nanti.',
  },
  ownReports: {
    en: 'These reports are about something of yours. Please leave them to another moderator.',
    id: 'Laporan ini tentang sesuatu milik Anda. Silakan serahkan kepada moderator lain.',
    my: 'Laporan ini tentang sesuatu milik anda. Sila serahkannya kepada moderator lain.',
  },
})

/** One for the first open report about something; the others are in the list. */
export const reportMail = defineMessages({
  subject: {
    en: 'Something was reported on {site}',
    id: 'Ada yang dilaporkan di {site}',
    my: 'Ada laporan baharu di {site}',
  },
  heading: {
    en: 'A member reported something',
    id: 'Seorang anggota melaporkan sesuatu',
    my: 'Seorang ahli membuat laporan',
  },
  body: {
    en: 'Reason: {reason}. Please review it.',
    id: 'Alasan: {reason}. Silakan tinjau.',
    my: 'Sebab: {reason}. Sila semak.',
  },
  button: { en: 'Open the page', id: 'Buka halaman', my: 'Buka halaman' },
  after: {
    en: 'On the server, “npm run reports” lists all open reports with what the reporters wrote, and closes them. Further reports about the same thing are added to that list without another email.',
    id: 'Di server, “npm run reports” menampilkan semua laporan terbuka beserta isinya, dan menutupnya. Laporan berikutnya tentang hal yang sama masuk ke daftar itu tanpa email lagi.',
    my: 'Pada pelayan, “npm run reports” memaparkan semua laporan terbuka berserta isinya, dan menutupnya. Laporan seterusnya tentang perkara yang sama masuk ke senarai itu tanpa e-mel lagi.',
  },
  reason: {
    en: 'You’re receiving this email because you run {site}.',
    id: 'Anda menerima email ini karena Anda mengelola {site}.',
    my: 'Anda menerima e-mel ini kerana anda mengendalikan {site}.',
  },
})
