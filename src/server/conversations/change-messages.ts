import { defineMessages } from '../../contract/messages.ts'

/** Why a message can't be changed. */
export const changeMessages = defineMessages({
  pictureTwice: {
    en: 'The same image was added twice. Please remove one.',
    id: 'Gambar yang sama disertakan dua kali. Silakan hapus satu.',
    my: 'Gambar yang sama dilampirkan dua kali. Sila buang satu.',
  },
  notYours: {
    en: 'Only the person who sent a message can do that.',
    id: 'Hanya pengirim pesan yang bisa melakukannya.',
    my: 'Hanya pengirim mesej boleh melakukannya.',
  },
  tooLateToEdit: {
    en: 'You can edit a message for {minutes} minutes after sending it.',
    id: 'Pesan bisa disunting sampai {minutes} menit setelah dikirim.',
    my: 'Mesej boleh disunting dalam masa {minutes} minit selepas dihantar.',
  },
  tooLateToDelete: {
    en: 'You can delete a message for everyone for {minutes} minutes after sending it. You can still delete it for yourself.',
    id: 'Pesan bisa dihapus untuk semua orang sampai {minutes} menit setelah dikirim. Anda masih bisa menghapusnya untuk diri sendiri.',
    my: 'Mesej boleh dipadam untuk semua orang dalam masa {minutes} minit selepas dihantar. Anda masih boleh memadamnya untuk diri sendiri.',
  },
  tooLateToRestore: {
    en: 'It’s too late to restore this message.',
    id: 'Pesan ini sudah tidak bisa dipulihkan.',
    my: 'Mesej ini tidak boleh dipulihkan lagi.',
  },
  removed: {
    en: 'This message was deleted.',
    id: 'Pesan ini telah dihapus.',
    my: 'Mesej ini telah dipadam.',
  },
  notAText: {
    en: 'This is a note about the conversation, not a message someone wrote.',
    id: 'Ini catatan percakapan, bukan pesan yang ditulis seseorang.',
    my: 'Ini catatan perbualan, bukan mesej yang ditulis seseorang.',
  },
  notInRequests: {
    en: 'You can react once the message request has been accepted.',
    id: 'Anda bisa memberi reaksi setelah permintaan pesan diterima.',
    my: 'Anda boleh memberi reaksi selepas permintaan mesej diterima.',
  },
  nothingVisible: {
    en: 'Your message is empty. Please write something.',
    id: 'Pesan Anda masih kosong. Silakan tulis sesuatu.',
    my: 'Mesej anda masih kosong. Sila tulis sesuatu.',
  },
})
