import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  title: { en: 'Request to join {guild}', id: 'Minta bergabung dengan {guild}', my: 'Mohon sertai {guild}' },
  text: {
    en: 'The owner and officers read your request and decide.',
    id: 'Pemilik dan pengurus membaca permintaan Anda lalu memutuskan.',
    my: 'Pemilik dan pengurus membaca permohonan anda dan membuat keputusan.',
  },
  message: { en: 'Message (optional)', id: 'Pesan (opsional)', my: 'Mesej (pilihan)' },
  answerMissing: {
    en: 'Please answer this question.',
    id: 'Silakan jawab pertanyaan ini.',
    my: 'Sila jawab soalan ini.',
  },
  send: { en: 'Send request', id: 'Kirim permintaan', my: 'Hantar permohonan' },
  cancel: { en: 'Cancel', id: 'Batal', my: 'Batal' },
  failed: {
    en: 'Couldn’t send it. Your text is still here; please try again.',
    id: 'Gagal dikirim. Teks Anda masih di sini; silakan coba lagi.',
    my: 'Tidak dapat dihantar. Teks anda masih di sini; sila cuba lagi.',
  },
})
