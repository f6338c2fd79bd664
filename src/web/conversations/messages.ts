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
  chooseTitle: { en: 'Choose a conversation', id: 'Pilih percakapan', my: 'Pilih perbualan' },
  chooseText: {
    en: 'Open one on the left, or write to someone new.',
    id: 'Buka salah satu di sebelah kiri, atau tulis pesan kepada orang lain.',
    my: 'Buka satu di sebelah kiri, atau tulis mesej kepada orang lain.',
  },
  write: { en: 'New message', id: 'Pesan baru', my: 'Mesej baharu' },
  goneTitle: {
    en: 'We couldn’t find that conversation',
    id: 'Percakapan itu tidak ditemukan',
    my: 'Perbualan itu tidak dijumpai',
  },
  goneText: {
    en: 'It may have been deleted, or you’re no longer in it.',
    id: 'Mungkin sudah dihapus, atau Anda tidak lagi menjadi anggotanya.',
    my: 'Mungkin sudah dipadam, atau anda bukan lagi ahlinya.',
  },
  loading: { en: 'Loading the conversation', id: 'Memuat percakapan', my: 'Memuatkan perbualan' },
  wall: {
    en: 'Sign in to read your messages',
    id: 'Masuk untuk membaca pesan Anda',
    my: 'Log masuk untuk membaca mesej anda',
  },
  wallText: {
    en: 'Only the people in a conversation can see its messages. We’ll bring you back here afterwards.',
    id: 'Hanya orang di dalam percakapan yang bisa melihat pesannya. Setelah masuk, Anda kembali ke sini.',
    my: 'Hanya orang di dalam perbualan boleh melihat mesejnya. Selepas log masuk, anda kembali ke sini.',
  },
})
