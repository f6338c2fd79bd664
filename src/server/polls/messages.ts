import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  noPoll: {
    en: 'This post has no poll.',
    id: 'Postingan ini tidak memiliki jajak pendapat.',
    my: 'Hantaran ini tiada undian.',
  },
  ended: {
    en: 'This poll has ended.',
    id: 'Jajak pendapat ini sudah berakhir.',
    my: 'Undian ini telah tamat.',
  },
  noSuchOption: {
    en: 'This poll has no such option.',
    id: 'Pilihan itu tidak ada dalam jajak pendapat ini.',
    my: 'Pilihan itu tiada dalam undian ini.',
  },
  justChanged: {
    en: 'The answers of this poll were changed just now. Please look at them again.',
    id: 'Jawaban jajak pendapat ini baru saja diubah. Silakan lihat lagi.',
    my: 'Jawapan undian ini baru sahaja diubah. Sila lihat semula.',
  },
  fixed: {
    en: 'A poll can only be changed in the first five minutes and before the first vote.',
    id: 'Jajak pendapat hanya dapat diubah dalam lima menit pertama dan sebelum ada yang memilih.',
    my: 'Undian hanya boleh diubah dalam lima minit pertama dan sebelum ada sesiapa mengundi.',
  },
})
