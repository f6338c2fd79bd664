import type * as conversations from '../../contract/conversations.ts'
import type * as messageActs from '../../contract/message-acts.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'
import { messageEndpoints } from './message-endpoints.ts'

export const endpoints: EndpointFactsOf<typeof conversations & typeof messageActs> = {
  ...messageEndpoints,
  listConversations: {
    summary: {
      en: 'Lists your conversations, newest first: the inbox, the requests or the archive.',
      id: 'Menampilkan percakapan Anda, terbaru lebih dulu: kotak masuk, permintaan, atau arsip.',
      my: 'Menyenaraikan perbualan anda, terbaharu dahulu: peti masuk, permintaan atau arkib.',
    },
  },
  startConversation: {
    summary: {
      en: 'Sends a message to a person, or starts a group with several. Sent again with the same key, it’s done once.',
      id: 'Mengirim pesan kepada seseorang, atau memulai grup dengan beberapa orang. Jika dikirim lagi dengan kunci yang sama, tetap hanya sekali.',
      my: 'Menghantar mesej kepada seseorang, atau memulakan kumpulan dengan beberapa orang. Jika dihantar lagi dengan kunci yang sama, tetap sekali sahaja.',
    },
    refusals: ['conflict', 'not_allowed', 'not_found', 'plan_required'],
  },
  findConversationWith: {
    summary: {
      en: 'Whether a person accepts messages from you, and your conversation with them.',
      id: 'Apakah seseorang menerima pesan dari Anda, dan percakapan Anda dengannya.',
      my: 'Sama ada seseorang menerima mesej daripada anda, dan perbualan anda dengannya.',
    },
  },
  getConversation: {
    summary: {
      en: 'One of your conversations, with the people in it.',
      id: 'Salah satu percakapan Anda, dengan orang-orang di dalamnya.',
      my: 'Salah satu perbualan anda, dengan mereka yang menyertainya.',
    },
  },
  updateConversation: {
    summary: {
      en: 'Mutes or archives a conversation for you; its admin can rename a group.',
      id: 'Membisukan atau mengarsipkan percakapan untuk Anda; adminnya bisa mengganti nama grup.',
      my: 'Membisukan atau mengarkibkan perbualan untuk anda; adminnya boleh menukar nama kumpulan.',
    },
    refusals: ['not_allowed'],
  },
  clearConversation: {
    summary: {
      en: 'Deletes a conversation for you only. A new message brings it back.',
      id: 'Menghapus percakapan hanya untuk Anda. Pesan baru memunculkannya kembali.',
      my: 'Memadam perbualan untuk anda sahaja. Mesej baharu membawanya kembali.',
    },
  },
  answerRequest: {
    summary: {
      en: 'Accepts or deletes a message request.',
      id: 'Menerima atau menghapus permintaan pesan.',
      my: 'Menerima atau memadam permintaan mesej.',
    },
    refusals: ['conflict'],
  },
  addMembers: {
    summary: {
      en: 'Adds people to your group.',
      id: 'Menambahkan orang ke grup Anda.',
      my: 'Menambah orang ke dalam kumpulan anda.',
    },
    refusals: ['conflict', 'not_allowed', 'plan_required'],
  },
  removeMember: {
    summary: {
      en: 'Leaves a group, or removes someone from your group.',
      id: 'Keluar dari grup, atau mengeluarkan seseorang dari grup Anda.',
      my: 'Keluar daripada kumpulan, atau mengeluarkan seseorang daripada kumpulan anda.',
    },
    refusals: ['not_allowed'],
  },
  listMessages: {
    summary: {
      en: 'The messages of a conversation, oldest first: the newest ones, or those before, after or around one.',
      id: 'Pesan sebuah percakapan, terlama lebih dulu: yang terbaru, atau yang sebelum, sesudah, atau di sekitar satu pesan.',
      my: 'Mesej dalam perbualan, terlama dahulu: yang terbaharu, atau yang sebelum, selepas atau di sekitar satu mesej.',
    },
  },
  sendMessage: {
    summary: {
      en: 'Sends a message. Sent again with the same key, it’s the same message.',
      id: 'Mengirim pesan. Jika dikirim lagi dengan kunci yang sama, pesannya tetap satu.',
      my: 'Menghantar mesej. Jika dihantar lagi dengan kunci yang sama, mesejnya tetap satu.',
    },
    refusals: ['conflict', 'not_allowed'],
  },
  readConversation: {
    summary: {
      en: 'Marks a conversation as read up to a message.',
      id: 'Menandai percakapan sebagai sudah dibaca sampai sebuah pesan.',
      my: 'Menandakan perbualan sebagai sudah dibaca hingga satu mesej.',
    },
  },
  sayTyping: {
    summary: {
      en: 'Shows the others for five seconds that you’re typing.',
      id: 'Menampilkan kepada yang lain selama lima detik bahwa Anda sedang mengetik.',
      my: 'Memaparkan kepada yang lain selama lima saat bahawa anda sedang menaip.',
    },
  },
}
