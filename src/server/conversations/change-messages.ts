import { defineMessages } from '../../contract/messages.ts'

/** Why a message can't be changed. */
export const changeMessages = defineMessages({
  pictureTwice: {
    en: 'The same picture is there twice.',
    id: 'Gambar yang sama disertakan dua kali.',
    my: 'Gambar yang sama dilampirkan dua kali.',
  },
  notYours: {
    en: 'Only the person who sent a message can do that.',
    id: 'Hanya pengirim pesan yang dapat melakukannya.',
    my: 'Hanya pengirim mesej boleh melakukannya.',
  },
  tooLateToEdit: {
    en: 'A message can be edited for {minutes} minutes after it was sent.',
    id: 'Pesan dapat disunting sampai {minutes} menit setelah dikirim.',
    my: 'Mesej boleh disunting dalam masa {minutes} minit selepas dihantar.',
  },
  tooLateToDelete: {
    en: 'A message can be deleted for everyone for {minutes} minutes after it was sent. You can still delete it for yourself.',
    id: 'Pesan dapat dihapus untuk semua orang sampai {minutes} menit setelah dikirim. Anda masih dapat menghapusnya untuk diri sendiri.',
    my: 'Mesej boleh dipadam untuk semua orang dalam masa {minutes} minit selepas dihantar. Anda masih boleh memadamnya untuk diri sendiri.',
  },
  tooLateToRestore: {
    en: 'It is too late to bring this message back.',
    id: 'Pesan ini sudah tidak dapat dikembalikan.',
    my: 'Mesej ini tidak boleh dikembalikan lagi.',
  },
  removed: {
    en: 'This message was removed.',
    id: 'Pesan ini telah dihapus.',
    my: 'Mesej ini telah dipadamkan.',
  },
  notAText: {
    en: 'This is a note of the conversation, not a message somebody wrote.',
    id: 'Ini catatan percakapan, bukan pesan yang ditulis seseorang.',
    my: 'Ini catatan perbualan, bukan mesej yang ditulis seseorang.',
  },
  notInRequests: {
    en: 'Reactions are possible once the message request has been accepted.',
    id: 'Reaksi dapat diberikan setelah permintaan pesan diterima.',
    my: 'Reaksi boleh diberikan selepas permintaan mesej diterima.',
  },
  nothingVisible: {
    en: 'There is nothing to read in it.',
    id: 'Tidak ada yang dapat dibaca di dalamnya.',
    my: 'Tiada apa-apa yang boleh dibaca di dalamnya.',
  },
})
