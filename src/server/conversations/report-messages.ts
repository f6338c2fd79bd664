import { defineMessages } from '../../contract/messages.ts'

export const reportMessages = defineMessages({
  ownMessage: {
    en: 'This is your own message. You can delete it yourself.',
    id: 'Ini pesan Anda sendiri. Anda dapat menghapusnya.',
    my: 'Ini mesej anda sendiri. Anda boleh memadamnya.',
  },
  sayWhat: {
    en: 'Please say in a few words what is wrong with the message.',
    id: 'Mohon jelaskan secara singkat apa yang salah dengan pesan ini.',
    my: 'Sila jelaskan secara ringkas apa yang tidak kena dengan mesej ini.',
  },
  closedAlready: {
    en: 'This report was closed already, maybe by another moderator.',
    id: 'Laporan ini sudah ditutup, mungkin oleh moderator lain.',
    my: 'Laporan ini sudah pun ditutup, mungkin oleh moderator lain.',
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
    en: 'Reason: {reason}. The reported message and up to five before it wait for a moderator.',
    id: 'Alasan: {reason}. Pesan yang dilaporkan dan paling banyak lima pesan sebelumnya menunggu moderator.',
    my: 'Sebab: {reason}. Mesej yang dilaporkan dan paling banyak lima mesej sebelumnya menunggu moderator.',
  },
  after: {
    en: 'Moderators read these alone, never the rest of a conversation, and every reading is logged.',
    id: 'Moderator hanya membaca pesan-pesan itu, tidak pernah bagian lain percakapan, dan setiap pembacaan dicatat.',
    my: 'Moderator hanya membaca mesej-mesej itu, tidak sekali-kali bahagian lain perbualan, dan setiap bacaan direkodkan.',
  },
  reason: {
    en: 'You get this email because you operate {site}.',
    id: 'Anda menerima email ini karena Anda mengelola {site}.',
    my: 'Anda menerima e-mel ini kerana anda mengendalikan {site}.',
  },
})
