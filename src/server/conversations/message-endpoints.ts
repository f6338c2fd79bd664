import type * as conversations from '../../contract/conversations.ts'
import type * as messageActs from '../../contract/message-acts.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

/** The facts about single messages, their search, settings and reports. */
export const messageEndpoints = {
  getMessage: {
    summary: {
      en: 'One message of your conversations.',
      id: 'Satu pesan dari percakapan Anda.',
      my: 'Satu mesej daripada perbualan anda.',
    },
  },
  editMessage: {
    summary: {
      en: 'Changes your message within 15 minutes.',
      id: 'Mengubah pesan Anda dalam waktu 15 menit.',
      my: 'Mengubah mesej anda dalam masa 15 minit.',
    },
    refusals: ['conflict', 'not_allowed'],
  },
  deleteMessage: {
    summary: {
      en: 'Deletes a message for you, or your own for everyone within an hour.',
      id: 'Menghapus pesan untuk Anda, atau pesan Anda sendiri untuk semua orang dalam satu jam.',
      my: 'Memadam mesej untuk anda, atau mesej anda sendiri untuk semua orang dalam sejam.',
    },
    refusals: ['conflict', 'not_allowed'],
  },
  restoreMessage: {
    summary: {
      en: 'Restores a deleted message: for you at any time, for everyone within a minute.',
      id: 'Memulihkan pesan yang dihapus: untuk Anda kapan saja, untuk semua orang dalam satu menit.',
      my: 'Memulihkan mesej yang dipadam: untuk anda bila-bila masa, untuk semua orang dalam seminit.',
    },
    refusals: ['conflict', 'not_allowed'],
  },
  reactToMessage: {
    summary: {
      en: 'Reacts to a message, or removes your reaction.',
      id: 'Memberi reaksi pada pesan, atau menarik kembali reaksi Anda.',
      my: 'Memberi reaksi kepada mesej, atau menarik balik reaksi anda.',
    },
    refusals: ['conflict', 'not_allowed'],
  },
  reportMessage: {
    summary: {
      en: 'Reports a message to the moderators, with the five before it.',
      id: 'Melaporkan pesan kepada moderator, beserta lima pesan sebelumnya.',
      my: 'Melaporkan mesej kepada moderator, berserta lima mesej sebelumnya.',
    },
    refusals: ['conflict', 'not_allowed'],
  },
  searchMessages: {
    summary: {
      en: 'Searches your own messages, newest first.',
      id: 'Mencari dalam pesan Anda sendiri, terbaru lebih dulu.',
      my: 'Mencari dalam mesej anda sendiri, terbaharu dahulu.',
    },
  },
  getMessageSettings: {
    summary: {
      en: 'Who can message you, and whether you share read receipts.',
      id: 'Siapa yang boleh mengirimi Anda pesan, dan apakah Anda memakai tanda dibaca.',
      my: 'Siapa yang boleh menghantar mesej kepada anda, dan sama ada anda berkongsi resit baca.',
    },
  },
  saveMessageSettings: {
    summary: {
      en: 'Changes who can message you and whether you share read receipts.',
      id: 'Mengubah siapa yang boleh mengirimi Anda pesan dan apakah Anda memakai tanda dibaca.',
      my: 'Mengubah siapa yang boleh menghantar mesej kepada anda dan sama ada anda berkongsi resit baca.',
    },
  },
  listMessageReports: {
    summary: {
      en: 'Lists reports of messages, newest first, without any text of a conversation.',
      id: 'Menampilkan laporan pesan, terbaru lebih dulu, tanpa isi percakapan.',
      my: 'Menyenaraikan laporan mesej, terbaharu dahulu, tanpa kandungan perbualan.',
    },
  },
  readMessageReport: {
    summary: {
      en: 'Shows a reported message and the five before it. Every reading is logged.',
      id: 'Menampilkan pesan yang dilaporkan dan lima pesan sebelumnya. Setiap pembacaan dicatat.',
      my: 'Memaparkan mesej yang dilaporkan dan lima mesej sebelumnya. Setiap bacaan direkodkan.',
    },
  },
  closeMessageReport: {
    summary: {
      en: 'Decides on a reported message.',
      id: 'Memutuskan laporan tentang sebuah pesan.',
      my: 'Memutuskan laporan tentang satu mesej.',
    },
    refusals: ['not_allowed', 'conflict'],
  },
} satisfies Partial<EndpointFactsOf<typeof conversations & typeof messageActs>>
