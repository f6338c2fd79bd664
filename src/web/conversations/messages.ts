import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  title: { en: 'Messages', id: 'Pesan', my: 'Mesej' },
  lead: {
    en: 'Your conversations with other people.',
    id: 'Percakapan Anda dengan orang lain.',
    my: 'Perbualan anda dengan orang lain.',
  },
  newTitle: { en: 'New message', id: 'Pesan baru', my: 'Mesej baharu' },
  back: { en: 'Back to messages', id: 'Kembali ke pesan', my: 'Kembali ke mesej' },
  chooseTitle: { en: 'Choose a conversation', id: 'Pilih percakapan', my: 'Pilih satu perbualan' },
  chooseText: {
    en: 'Open one on the left, or write to someone new.',
    id: 'Buka salah satu di sebelah kiri, atau tulis kepada orang baru.',
    my: 'Buka satu di sebelah kiri, atau tulis kepada orang baharu.',
  },
  write: { en: 'New message', id: 'Pesan baru', my: 'Mesej baharu' },
  goneTitle: {
    en: 'We couldn’t find that conversation',
    id: 'Percakapan itu tidak ditemukan',
    my: 'Perbualan itu tidak dijumpai',
  },
  goneText: {
    en: 'It may have been deleted, or you may no longer be in it.',
    id: 'Mungkin sudah dihapus, atau Anda tidak lagi ada di dalamnya.',
    my: 'Mungkin sudah dipadam, atau anda tidak lagi berada di dalamnya.',
  },
  loading: { en: 'Loading the conversation', id: 'Memuat percakapan', my: 'Memuatkan perbualan' },
  wall: {
    en: 'Sign in to read your messages',
    id: 'Masuk untuk membaca pesan Anda',
    my: 'Log masuk untuk membaca mesej anda',
  },
  wallText: {
    en: 'Messages are only shown to the people in a conversation. You come back here afterwards.',
    id: 'Pesan hanya ditampilkan kepada orang di dalam percakapan. Setelah itu Anda kembali ke sini.',
    my: 'Mesej hanya dipaparkan kepada orang di dalam perbualan. Selepas itu anda kembali ke sini.',
  },
})
