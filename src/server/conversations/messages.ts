import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  oneself: {
    en: 'You can’t write to yourself.',
    id: 'Anda tidak dapat menulis kepada diri sendiri.',
    my: 'Anda tidak boleh menulis kepada diri sendiri.',
  },
  nothing: {
    en: 'Write something or add a picture.',
    id: 'Tulis sesuatu atau tambahkan gambar.',
    my: 'Tulis sesuatu atau tambah gambar.',
  },
  takesNone: {
    en: 'This person doesn’t take messages from you.',
    id: 'Orang ini tidak menerima pesan dari Anda.',
    my: 'Orang ini tidak menerima mesej daripada anda.',
  },
  oneTakesNone: {
    en: '{name} doesn’t take messages from you.',
    id: '{name} tidak menerima pesan dari Anda.',
    my: '{name} tidak menerima mesej daripada anda.',
  },
  gone: {
    en: 'You can’t write to this person any longer.',
    id: 'Anda tidak dapat lagi menulis kepada orang ini.',
    my: 'Anda tidak boleh lagi menulis kepada orang ini.',
  },
  waitForAnswer: {
    en: 'You have sent {most} messages. Please wait until they are answered.',
    id: 'Anda sudah mengirim {most} pesan. Mohon tunggu sampai dijawab.',
    my: 'Anda sudah menghantar {most} mesej. Sila tunggu sehingga dijawab.',
  },
  linksInRequest: {
    en: 'You can’t send links to people who haven’t answered you until your account is 3 days old and you have 10 Honor. Please remove the link.',
    id: 'Anda bisa mengirim tautan kepada orang yang belum menjawab setelah akun Anda berumur 3 hari dan punya 10 Honor. Mohon hapus tautannya.',
    my: 'Anda boleh menghantar pautan kepada orang yang belum menjawab selepas akaun anda berusia 3 hari dan mempunyai 10 Honor. Sila buang pautan itu.',
  },
  picturesInRequest: {
    en: 'You can’t send pictures to people who haven’t answered you until your account is 3 days old and you have 10 Honor.',
    id: 'Anda bisa mengirim gambar kepada orang yang belum menjawab setelah akun Anda berumur 3 hari dan punya 10 Honor.',
    my: 'Anda boleh menghantar gambar kepada orang yang belum menjawab selepas akaun anda berusia 3 hari dan mempunyai 10 Honor.',
  },
  keyTaken: {
    en: 'Another message was sent with this key.',
    id: 'Pesan lain sudah dikirim dengan kunci ini.',
    my: 'Mesej lain telah dihantar dengan kunci ini.',
  },
  replyGone: {
    en: 'The message that you answer is gone.',
    id: 'Pesan yang Anda jawab sudah tidak ada.',
    my: 'Mesej yang anda jawab sudah tiada.',
  },
  adminsOnly: {
    en: 'Only the admin of a group can do this.',
    id: 'Hanya admin grup yang dapat melakukan ini.',
    my: 'Hanya pentadbir kumpulan yang boleh melakukan ini.',
  },
  groupFull: {
    en: 'You’ve reached the limit of {most} people in a group. A group that’s started with {plan} can have up to {more}.',
    id: 'Anda sudah mencapai batas {most} orang dalam satu grup. Grup yang dibuat dengan paket {plan} bisa berisi hingga {more} orang.',
    my: 'Anda sudah mencapai had {most} orang dalam satu kumpulan. Kumpulan yang dimulakan dengan pelan {plan} boleh mempunyai hingga {more} orang.',
  },
  tooMany: {
    en: 'A group has {most} people at most.',
    id: 'Sebuah grup paling banyak berisi {most} orang.',
    my: 'Sesebuah kumpulan mempunyai paling banyak {most} orang.',
  },
  answeredAlready: {
    en: 'You have accepted this conversation already.',
    id: 'Anda sudah menerima percakapan ini.',
    my: 'Anda sudah menerima perbualan ini.',
  },
  oneOfThem: {
    en: 'Ask for messages before, after or around one, not several of these.',
    id: 'Mintalah pesan sebelum, sesudah, atau di sekitar satu pesan, bukan beberapa sekaligus.',
    my: 'Minta mesej sebelum, selepas atau di sekitar satu mesej, bukan beberapa serentak.',
  },
})
