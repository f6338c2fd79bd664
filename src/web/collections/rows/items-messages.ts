import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  edit: { en: 'Edit row', id: 'Sunting baris', my: 'Sunting baris' },
  suggest: { en: 'Suggest a change', id: 'Usulkan perubahan', my: 'Cadangkan perubahan' },
  history: { en: 'Source and history', id: 'Sumber dan riwayat', my: 'Sumber dan sejarah' },
  remove: { en: 'Remove row', id: 'Hapus baris', my: 'Buang baris' },
  suggestRemoval: { en: 'Suggest removal', id: 'Usulkan penghapusan', my: 'Cadangkan pembuangan' },
  removed: { en: 'Row removed', id: 'Baris dihapus', my: 'Baris dibuang' },
  removedText: {
    en: 'You can restore it from the history.',
    id: 'Anda bisa memulihkannya dari riwayat.',
    my: 'Anda boleh memulihkannya daripada sejarah.',
  },
  undo: { en: 'Undo', id: 'Urungkan', my: 'Buat asal' },
  removeTitle: { en: 'Suggest removal', id: 'Usulkan penghapusan', my: 'Cadangkan pembuangan' },
  removeText: {
    en: 'The owner and the editors decide whether this row is removed.',
    id: 'Pemilik dan penyunting memutuskan apakah baris ini dihapus.',
    my: 'Pemilik dan penyunting menentukan sama ada baris ini dibuang.',
  },
  why: { en: 'Why it should be removed', id: 'Alasan penghapusan', my: 'Sebab ia patut dibuang' },
  whyMissing: { en: 'Please give a reason.', id: 'Silakan beri alasan.', my: 'Sila beri sebab.' },
  send: { en: 'Send suggestion', id: 'Kirim usulan', my: 'Hantar cadangan' },
  sent: { en: 'Suggestion sent', id: 'Usulan terkirim', my: 'Cadangan dihantar' },
  cancel: { en: 'Cancel', id: 'Batal', my: 'Batal' },
  failed: {
    en: 'Couldn’t reach the server. Please try again.',
    id: 'Server tidak bisa dihubungi. Silakan coba lagi.',
    my: 'Pelayan tidak dapat dihubungi. Sila cuba lagi.',
  },
})
