import { defineMessages } from '../../contract/messages.ts'

export const reportMessages = defineMessages({
  ownMessage: {
    en: 'This is your message, so you can delete it yourself.',
    id: 'Ini pesan Anda, jadi Anda bisa menghapusnya sendiri.',
    my: 'Ini mesej anda, jadi anda boleh memadamnya sendiri.',
  },
  sayWhat: {
    en: 'Please say in a few words what’s wrong with the message.',
    id: 'Mohon jelaskan secara singkat apa yang salah dengan pesan ini.',
    my: 'Sila jelaskan secara ringkas apa yang tidak kena dengan mesej ini.',
  },
  closedAlready: {
    en: 'This report has already been closed, perhaps by another moderator.',
    id: 'Laporan ini sudah ditutup, mungkin oleh moderator lain.',
    my: 'Laporan ini sudah ditutup, mungkin oleh moderator yang lain.',
  },
  yourOwn: {
    en: 'This report is about you or by you. Please leave it to another moderator.',
    id: 'Laporan ini tentang Anda atau dari Anda. Silakan serahkan kepada moderator lain.',
    my: 'Laporan ini tentang anda atau daripada anda. Sila serahkannya kepada moderator lain.',
  },
})

/** One for the first open report about a message. Nothing of the conversation is in it: mail is read by others too. */
export const reportMail = defineMessages({
  subject: {
    en: 'A message was reported on {site}',
    id: 'Sebuah pesan dilaporkan di {site}',
    my: 'Satu mesej dilaporkan di {site}',
  },
  heading: {
    en: 'A member reported a message',
    id: 'Seorang anggota melaporkan sebuah pesan',
    my: 'Seorang ahli melaporkan satu mesej',
  },
  body: {
    en: 'Reason: {reason}. Please review the reported message and up to five before it.',
    id: 'Alasan: {reason}. Silakan tinjau pesan yang dilaporkan dan maksimal lima pesan sebelumnya.',
    my: 'Sebab: {reason}. Sila semak mesej yang dilaporkan dan maksimum lima mesej sebelumnya.',
  },
  after: {
    en: 'Moderators can read only these messages, never the rest of a conversation, and every reading is logged.',
    id: 'Moderator hanya bisa membaca pesan-pesan itu, bukan bagian lain percakapan, dan setiap pembacaan dicatat.',
    my: 'Moderator hanya boleh membaca mesej-mesej itu, bukan bahagian lain perbualan, dan setiap bacaan direkodkan.',
  },
  reason: {
    en: 'You’re receiving this email because you run {site}.',
    id: 'Anda menerima email ini karena Anda mengelola {site}.',
    my: 'Anda menerima e-mel ini kerana anda mengendalikan {site}.',
  },
})
