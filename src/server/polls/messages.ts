import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  noPoll: {
    en: 'This post has no poll.',
    id: 'Postingan ini tidak punya jajak pendapat.',
    my: 'Hantaran ini tiada undian.',
  },
  ended: {
    en: 'This poll has ended. You can still see the results.',
    id: 'Jajak pendapat ini sudah berakhir. Anda masih bisa melihat hasilnya.',
    my: 'Undian ini sudah tamat. Anda masih boleh melihat keputusannya.',
  },
  noSuchOption: {
    en: 'This poll doesn’t have that option. Please choose another.',
    id: 'Pilihan itu tidak ada dalam jajak pendapat ini. Silakan pilih yang lain.',
    my: 'Pilihan itu tiada dalam undian ini. Sila pilih yang lain.',
  },
  justChanged: {
    en: 'The options of this poll have just changed. Please check them and vote again.',
    id: 'Pilihan jajak pendapat ini baru saja berubah. Silakan periksa, lalu beri suara lagi.',
    my: 'Pilihan undian ini baru sahaja berubah. Sila semak, kemudian undi semula.',
  },
  fixed: {
    en: 'A poll can only be changed in the first five minutes, before anyone votes.',
    id: 'Jajak pendapat hanya bisa diubah dalam lima menit pertama, sebelum ada yang memberi suara.',
    my: 'Undian hanya boleh diubah dalam lima minit pertama, sebelum ada sesiapa mengundi.',
  },
})
