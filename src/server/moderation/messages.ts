import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  whichDays: {
    en: 'Please choose how long it lasts.',
    id: 'Mohon pilih berapa lama berlakunya.',
    my: 'Sila pilih berapa lama ia berkuat kuasa.',
  },
  claimed: {
    en: 'Another moderator is working on this.',
    id: 'Moderator lain sedang menangani ini.',
    my: 'Moderator lain sedang mengendalikannya.',
  },
  actedMeanwhile: {
    en: 'Another moderator has acted on this in the meantime. Please look at it again.',
    id: 'Sementara itu moderator lain sudah menindaklanjuti ini. Mohon lihat lagi.',
    my: 'Sementara itu moderator lain telah bertindak. Sila lihat semula.',
  },
  gone: {
    en: 'This was deleted in the meantime.',
    id: 'Ini sudah dihapus sementara itu.',
    my: 'Ini telah dipadam sementara itu.',
  },
  oneself: {
    en: 'You can’t judge what is yours. Another moderator will.',
    id: 'Anda tidak bisa menilai milik sendiri. Moderator lain yang akan menilainya.',
    my: 'Anda tidak boleh menilai milik sendiri. Moderator lain akan menilainya.',
  },
  staff: {
    en: 'Only an operator can act on a moderator, and no one can act on an operator.',
    id: 'Hanya operator yang bisa menindak moderator, dan tidak ada yang bisa menindak operator.',
    my: 'Hanya operator boleh bertindak terhadap moderator, dan tiada sesiapa terhadap operator.',
  },
  notPossible: {
    en: 'That can’t be done with this now. Please look at it again.',
    id: 'Itu tidak bisa dilakukan sekarang. Mohon lihat lagi.',
    my: 'Itu tidak boleh dilakukan sekarang. Sila lihat semula.',
  },
  proposedAlready: {
    en: 'This suspension is already waiting for a second moderator.',
    id: 'Penangguhan ini sudah menunggu moderator kedua.',
    my: 'Penggantungan ini sudah menunggu moderator kedua.',
  },
  needsAnother: {
    en: 'A second moderator has to confirm this.',
    id: 'Moderator kedua harus menyetujui ini.',
    my: 'Moderator kedua perlu mengesahkannya.',
  },
  proposerLeft: {
    en: 'The moderator who proposed this is no longer on the team. Please decline it and propose it again.',
    id: 'Moderator yang mengusulkan ini sudah tidak bertugas. Silakan tolak lalu usulkan lagi.',
    my: 'Moderator yang mencadangkannya tidak lagi bertugas. Sila tolak dan cadangkan semula.',
  },
  notAppealable: {
    en: 'There is nothing left to appeal here.',
    id: 'Tidak ada lagi yang bisa diajukan banding di sini.',
    my: 'Tiada lagi yang boleh dirayu di sini.',
  },
  appealedAlready: {
    en: 'You’ve already appealed this. Each decision can be appealed once.',
    id: 'Anda sudah mengajukan banding atas ini. Setiap keputusan bisa dibanding satu kali.',
    my: 'Anda sudah merayu perkara ini. Setiap keputusan boleh dirayu sekali.',
  },
  tooLate: {
    en: 'The 30 days to appeal this are over.',
    id: 'Batas 30 hari untuk banding ini sudah lewat.',
    my: 'Tempoh 30 hari untuk merayu ini sudah tamat.',
  },
  decidedAlready: {
    en: 'This appeal has already been decided.',
    id: 'Banding ini sudah diputuskan.',
    my: 'Rayuan ini sudah diputuskan.',
  },
  ownDecision: {
    en: 'Someone else decides appeals against your own actions. Where there is no one else, you can after 24 hours.',
    id: 'Banding atas tindakan Anda diputuskan orang lain. Jika tidak ada orang lain, Anda bisa setelah 24 jam.',
    my: 'Rayuan terhadap tindakan anda diputuskan oleh orang lain. Jika tiada orang lain, anda boleh selepas 24 jam.',
  },
})
