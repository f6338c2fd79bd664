import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  oneself: {
    en: 'You can’t message yourself.',
    id: 'Anda tidak bisa mengirim pesan kepada diri sendiri.',
    my: 'Anda tidak boleh menghantar mesej kepada diri sendiri.',
  },
  nothing: {
    en: 'Write something or add an image.',
    id: 'Tulis sesuatu atau tambahkan gambar.',
    my: 'Tulis sesuatu atau tambah gambar.',
  },
  takesNone: {
    en: 'This person doesn’t accept messages from you.',
    id: 'Orang ini tidak menerima pesan dari Anda.',
    my: 'Orang ini tidak menerima mesej daripada anda.',
  },
  oneTakesNone: {
    en: '{name} doesn’t accept messages from you.',
    id: '{name} tidak menerima pesan dari Anda.',
    my: '{name} tidak menerima mesej daripada anda.',
  },
  gone: {
    en: 'You can no longer message this person.',
    id: 'Anda tidak bisa lagi mengirim pesan kepada orang ini.',
    my: 'Anda tidak boleh lagi menghantar mesej kepada orang ini.',
  },
  waitForAnswer: {
    en: 'You’ve sent {most} messages. Please wait for a reply.',
    id: 'Anda sudah mengirim {most} pesan. Mohon tunggu balasan.',
    my: 'Anda sudah menghantar {most} mesej. Sila tunggu balasan.',
  },
  linksInRequest: {
    en: 'You can send links to people who haven’t replied yet once your account is 3 days old and you have 10 Honor. Please remove the link for now.',
    id: 'Anda bisa mengirim tautan kepada orang yang belum membalas setelah akun Anda berumur 3 hari dan punya 10 Honor. Untuk sekarang, hapus dulu tautannya.',
    my: 'Anda boleh menghantar pautan kepada orang yang belum membalas selepas akaun anda berusia 3 hari dan mempunyai 10 Honor. Buat masa ini, sila buang pautan itu.',
  },
  picturesInRequest: {
    en: 'You can send images to people who haven’t replied yet once your account is 3 days old and you have 10 Honor.',
    id: 'Anda bisa mengirim gambar kepada orang yang belum membalas setelah akun Anda berumur 3 hari dan punya 10 Honor.',
    my: 'Anda boleh menghantar gambar kepada orang yang belum membalas selepas akaun anda berusia 3 hari dan mempunyai 10 Honor.',
  },
  keyTaken: {
    en: 'Another message was sent with this key.',
    id: 'Pesan lain sudah dikirim dengan kunci ini.',
    my: 'Mesej lain telah dihantar dengan kunci ini.',
  },
  replyGone: {
    en: 'The message you’re replying to was deleted. You can send yours as a new message.',
    id: 'Pesan yang Anda balas sudah dihapus. Anda bisa mengirimnya sebagai pesan baru.',
    my: 'Mesej yang anda balas sudah dipadam. Anda boleh menghantarnya sebagai mesej baharu.',
  },
  adminsOnly: {
    en: 'Only the group’s admin can do this.',
    id: 'Hanya admin grup yang bisa melakukan ini.',
    my: 'Hanya admin kumpulan boleh melakukan ini.',
  },
  groupFull: {
    en: 'You’ve reached the limit of {most} people in a group. A group started with {plan} can have up to {more}.',
    id: 'Anda sudah mencapai batas {most} orang dalam satu grup. Grup yang dibuat dengan paket {plan} bisa berisi hingga {more} orang.',
    my: 'Anda sudah mencapai had {most} orang dalam satu kumpulan. Kumpulan yang dimulakan dengan pelan {plan} boleh mempunyai hingga {more} orang.',
  },
  tooMany: {
    en: 'A group can have up to {most} people.',
    id: 'Satu grup maksimal {most} orang.',
    my: 'Satu kumpulan maksimum {most} orang.',
  },
  answeredAlready: {
    en: 'You’ve already accepted this conversation.',
    id: 'Anda sudah menerima percakapan ini.',
    my: 'Anda sudah menerima perbualan ini.',
  },
  oneOfThem: {
    en: 'Ask for messages before, after or around one, not several of these.',
    id: 'Mintalah pesan sebelum, sesudah, atau di sekitar satu pesan, bukan beberapa sekaligus.',
    my: 'Minta mesej sebelum, selepas atau di sekitar satu mesej, bukan beberapa serentak.',
  },
})
