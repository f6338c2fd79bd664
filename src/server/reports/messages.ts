import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  ownContent: {
    en: 'This is your own. You can change or delete it yourself.',
    id: 'Ini milik Anda sendiri. Anda dapat mengubah atau menghapusnya.',
    my: 'Ini milik anda sendiri. Anda boleh mengubah atau memadamnya.',
  },
  sayWhat: {
    en: 'Please say in a few words what is wrong.',
    id: 'Mohon jelaskan secara singkat apa yang salah.',
    my: 'Sila jelaskan secara ringkas apa yang tidak kena.',
  },
  noneOpen: {
    en: 'There are no open reports about this. Another moderator may have closed them already.',
    id: 'Tidak ada laporan terbuka tentang ini. Mungkin moderator lain sudah menutupnya.',
    my: 'Tiada laporan terbuka tentang ini. Mungkin moderator lain sudah menutupnya.',
  },
  ownReports: {
    en: 'These reports are about something of yours. Please leave them to another moderator.',
    id: 'Laporan ini tentang milik Anda sendiri. Silakan serahkan kepada moderator lain.',
    my: 'Laporan ini tentang milik anda sendiri. Sila serahkannya kepada moderator lain.',
  },
})
