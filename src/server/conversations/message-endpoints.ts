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
      en: 'Changes a message of yours within 15 minutes.',
      id: 'Mengubah pesan Anda dalam waktu 15 menit.',
      my: 'Mengubah mesej anda dalam masa 15 minit.',
    },
    refusals: ['conflict', 'not_allowed'],
  },
  deleteMessage: {
    summary: {
      en: 'Deletes a message for you, or within an hour one of yours for everyone.',
      id: 'Menghapus pesan untuk Anda, atau dalam satu jam pesan Anda untuk semua orang.',
      my: 'Memadam mesej untuk anda, atau dalam sejam mesej anda untuk semua orang.',
    },
    refusals: ['conflict', 'not_allowed'],
  },
  restoreMessage: {
    summary: {
      en: 'Brings a deleted message back: for you always, for everyone within a minute.',
      id: 'Memulihkan pesan yang dihapus: untuk Anda kapan saja, untuk semua orang dalam satu menit.',
      my: 'Memulihkan mesej yang dipadam: untuk anda bila-bila masa, untuk semua orang dalam seminit.',
    },
    refusals: ['conflict', 'not_allowed'],
  },
  reactToMessage: {
    summary: {
      en: 'Reacts to a message, or takes your reaction back.',
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
      en: 'Searches in your own messages, the latest first.',
      id: 'Mencari dalam pesan Anda sendiri, terbaru lebih dulu.',
      my: 'Mencari dalam mesej anda sendiri, terbaharu dahulu.',
    },
  },
  getMessageSettings: {
    summary: {
      en: 'Who may message you, and whether you share read receipts.',
      id: 'Siapa yang boleh mengirimi Anda pesan, dan apakah Anda memakai tanda dibaca.',
      my: 'Siapa yang boleh menghantar mesej kepada anda, dan sama ada anda berkongsi resit baca.',
    },
  },
  saveMessageSettings: {
    summary: {
      en: 'Changes who may message you and whether you share read receipts.',
      id: 'Mengubah siapa yang boleh mengirimi Anda pesan dan apakah Anda memakai tanda dibaca.',
      my: 'Mengubah siapa yang boleh menghantar mesej kepada anda dan sama ada anda berkongsi resit baca.',
    },
  },
  listMessageReports: {
    summary: {
      en: 'Lists reports of messages, the latest first, without any words of a conversation.',
      id: 'Menampilkan laporan pesan, terbaru lebih dulu, tanpa isi percakapan.',
      my: 'Menyenaraikan laporan mesej, terbaharu dahulu, tanpa kandungan perbualan.',
    },
  },
  readMessageReport: {
    summary: {
      en: 'Shows a reported message and the five before it. Every reading is logged.',
      id: 'Menampilkan pesan yang dilaporkan dan lima pesan sebelumnya. Setiap pembacaan dicatat.',
      my: 'Menunjukkan mesej yang dilaporkan dan lima mesej sebelumnya. Setiap bacaan direkodkan.',
    },
  },
  closeMessageReport: {
    summary: {
      en: 'Decides about a reported message.',
      id: 'Memutuskan laporan tentang sebuah pesan.',
      my: 'Memutuskan laporan tentang satu mesej.',
    },
    refusals: ['conflict'],
  },
} satisfies Partial<EndpointFactsOf<typeof conversations & typeof messageActs>>
