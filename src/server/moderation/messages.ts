import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  whichDays: {
    en: 'Please choose how long it lasts.',
    id: 'Silakan pilih berapa lama berlakunya.',
    my: 'Sila pilih berapa lama ia berkuat kuasa.',
  },
  claimed: {
    en: 'Another moderator is reviewing this. Please choose something else, or try again later.',
    id: 'Moderator lain sedang meninjau ini. Silakan pilih yang lain, atau coba lagi nanti.',
    my: 'Moderator lain sedang menyemak ini. Sila pilih yang lain, atau cuba lagi nanti.',
  },
  actedMeanwhile: {
    en: 'Another moderator has just acted on this. Please look at it again.',
    id: 'Moderator lain baru saja menindak ini. Silakan lihat lagi.',
    my: 'Moderator lain baru sahaja bertindak. Sila lihat semula.',
  },
  gone: {
    en: 'This was just deleted. Nothing was done.',
    id: 'Ini baru saja dihapus. Tidak ada tindakan yang dilakukan.',
    my: 'Ini baru sahaja dipadam. Tiada tindakan dilakukan.',
  },
  oneself: {
    en: 'You can’t decide about what’s yours. Another moderator will.',
    id: 'Anda tidak bisa memutuskan tentang milik sendiri. Moderator lain yang akan memutuskannya.',
    my: 'Anda tidak boleh memutuskan tentang milik sendiri. Moderator lain akan memutuskannya.',
  },
  staff: {
    en: 'Only an operator can act on a moderator, and no one can act on an operator.',
    id: 'Hanya pengelola yang bisa menindak moderator, dan pengelola tidak bisa ditindak siapa pun.',
    my: 'Hanya pengendali boleh bertindak terhadap moderator, dan tiada sesiapa boleh bertindak terhadap pengendali.',
  },
  notPossible: {
    en: 'That can’t be done with this now. Please look at it again.',
    id: 'Itu tidak bisa dilakukan sekarang. Silakan lihat lagi.',
    my: 'Itu tidak boleh dilakukan sekarang. Sila lihat semula.',
  },
  proposedAlready: {
    en: 'This suspension was already proposed. A second moderator has to confirm it.',
    id: 'Penangguhan ini sudah diusulkan. Moderator kedua perlu mengonfirmasinya.',
    my: 'Penggantungan ini sudah dicadangkan. Moderator kedua perlu mengesahkannya.',
  },
  needsAnother: {
    en: 'A second moderator has to confirm this.',
    id: 'Moderator kedua perlu mengonfirmasi ini.',
    my: 'Moderator kedua perlu mengesahkannya.',
  },
  proposerLeft: {
    en: 'The moderator who proposed this is no longer on the team. Please decline it and propose it again.',
    id: 'Moderator yang mengusulkan ini sudah tidak bertugas. Silakan tolak lalu usulkan lagi.',
    my: 'Moderator yang mencadangkannya tidak lagi bertugas. Sila tolak dan cadangkan semula.',
  },
  notAppealable: {
    en: 'This decision was taken back, so there’s nothing left to appeal.',
    id: 'Keputusan ini sudah dicabut, jadi tidak perlu banding lagi.',
    my: 'Keputusan ini telah ditarik balik, jadi rayuan tidak diperlukan lagi.',
  },
  appealedAlready: {
    en: 'You’ve already appealed this. Each decision can be appealed once.',
    id: 'Anda sudah mengajukan banding atas keputusan ini. Banding hanya bisa diajukan satu kali.',
    my: 'Anda sudah membuat rayuan terhadap keputusan ini. Rayuan hanya boleh dibuat sekali.',
  },
  tooLate: {
    en: 'The 30 days to appeal this are over.',
    id: 'Batas 30 hari untuk mengajukan banding sudah lewat.',
    my: 'Tempoh 30 hari untuk membuat rayuan sudah tamat.',
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
