import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  title: { en: 'Close question', id: 'Tutup pertanyaan', my: 'Tutup soalan' },
  titleVote: { en: 'Vote to close', id: 'Usulkan penutupan', my: 'Undi untuk tutup' },
  text: {
    en: 'A closed question can still be read. Its author can improve it and it can be reopened.',
    id: 'Pertanyaan yang ditutup tetap bisa dibaca. Penulisnya bisa memperbaikinya, dan bisa dibuka lagi.',
    my: 'Soalan yang ditutup masih boleh dibaca. Penulisnya boleh memperbaikinya, dan ia boleh dibuka semula.',
  },
  textVote: {
    en: 'It takes {count} votes to close a question. It can still be read, improved and reopened.',
    id: 'Perlu {count} usulan untuk menutup pertanyaan. Pertanyaan itu tetap bisa dibaca, diperbaiki, dan dibuka lagi.',
    my: 'Perlu {count} undi untuk menutup soalan. Soalan itu masih boleh dibaca, diperbaiki dan dibuka semula.',
  },
  reason: { en: 'Reason', id: 'Alasan', my: 'Sebab' },
  chooseReason: { en: 'Please choose a reason.', id: 'Silakan pilih alasan.', my: 'Sila pilih sebab.' },
  unclear: {
    en: 'Unclear: it needs more details',
    id: 'Tidak jelas: perlu rincian lagi',
    my: 'Tidak jelas: butiran lanjut diperlukan',
  },
  'too-broad': {
    en: 'Too broad: it asks too much at once',
    id: 'Terlalu luas: menanyakan terlalu banyak sekaligus',
    my: 'Terlalu luas: terlalu banyak yang ditanya sekali gus',
  },
  'not-here': { en: 'Doesn’t belong here', id: 'Tidak sesuai di sini', my: 'Tidak sesuai di laman ini' },
  duplicate: {
    en: 'Duplicate: it was asked before',
    id: 'Duplikat: sudah pernah ditanyakan',
    my: 'Pendua: pernah ditanya',
  },
  original: { en: 'The original question', id: 'Pertanyaan asli', my: 'Soalan asal' },
  originalHint: {
    en: 'Its number or its link.',
    id: 'Nomor atau tautannya.',
    my: 'Nombor atau pautannya.',
  },
  originalMissing: {
    en: 'Please choose the original, or enter its number or link.',
    id: 'Silakan pilih yang asli, atau masukkan nomor atau tautannya.',
    my: 'Sila pilih yang asal, atau masukkan nombor atau pautannya.',
  },
  similar: { en: 'Similar questions', id: 'Pertanyaan serupa', my: 'Soalan serupa' },
  cancel: { en: 'Cancel', id: 'Batal', my: 'Batal' },
  submit: { en: 'Close question', id: 'Tutup pertanyaan', my: 'Tutup soalan' },
  submitVote: { en: 'Vote to close', id: 'Usulkan penutupan', my: 'Undi untuk tutup' },
  failed: {
    en: 'Couldn’t close it. Please try again.',
    id: 'Gagal ditutup. Silakan coba lagi.',
    my: 'Tidak dapat ditutup. Sila cuba lagi.',
  },
  closed: { en: 'Question closed', id: 'Pertanyaan ditutup', my: 'Soalan ditutup' },
  voted: {
    en: 'Your vote to close was counted',
    id: 'Usulan penutupan Anda sudah dihitung',
    my: 'Undi anda untuk menutup sudah dikira',
  },
})
