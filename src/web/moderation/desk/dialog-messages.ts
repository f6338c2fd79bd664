import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  rule: { en: 'Rule', id: 'Aturan', my: 'Peraturan' },
  duration: { en: 'Duration', id: 'Durasi', my: 'Tempoh' },
  days: { en: '1 day|{count} days', id: '{count} hari', my: '{count} hari' },
  forGood: { en: 'No end date', id: 'Tanpa batas waktu', my: 'Tanpa had masa' },
  language: { en: 'Language of the reason', id: 'Bahasa alasan', my: 'Bahasa sebab' },
  languageHint: {
    en: '{name} reads this site in {language}.',
    id: '{name} membaca situs ini dalam {language}.',
    my: '{name} membaca laman ini dalam {language}.',
  },
  reason: { en: 'Reason', id: 'Alasan', my: 'Sebab' },
  reasonHint: {
    en: 'The author reads exactly this, with the rule. Use {min} to {max} characters, and never name who reported it.',
    id: 'Inilah yang dibaca penulis, bersama aturannya. Tulis {min} sampai {max} karakter, dan jangan sebut siapa yang melapor.',
    my: 'Inilah yang dibaca oleh penulis, bersama peraturannya. Tulis {min} hingga {max} aksara, dan jangan sebut siapa yang melapor.',
  },
  keptHint: {
    en: 'We don’t send this to anyone, but it’s in the history and in the copy of their data. Use {min} to {max} characters, and never name who reported it.',
    id: 'Ini tidak dikirim kepada siapa pun, tetapi ada di riwayat dan di salinan data orang itu. Tulis {min} sampai {max} karakter, dan jangan sebut siapa yang melapor.',
    my: 'Ini tidak dihantar kepada sesiapa, tetapi ada dalam sejarah dan salinan data orang itu. Tulis {min} hingga {max} aksara, dan jangan sebut siapa yang melapor.',
  },
  alsoRemoved: {
    en: 'Reports have hidden it. This confirms them, so it’s removed too.',
    id: 'Konten ini disembunyikan karena laporan. Tindakan ini membenarkannya, jadi kontennya juga dihapus.',
    my: 'Kandungan ini disembunyikan kerana laporan. Tindakan ini mengesahkannya, jadi kandungan itu juga dialih keluar.',
  },
  alsoMarked: {
    en: 'It was reported as adult. This confirms it, so it’s marked as NSFW too.',
    id: 'Konten ini dilaporkan sebagai konten dewasa. Tindakan ini membenarkannya, jadi juga ditandai NSFW.',
    my: 'Kandungan ini dilaporkan sebagai dewasa. Tindakan ini mengesahkannya, jadi ia juga ditandakan NSFW.',
  },
  reasonShort: {
    en: 'Please write a reason of at least {min} characters.',
    id: 'Silakan tulis alasan minimal {min} karakter.',
    my: 'Sila tulis sebab minimum {min} aksara.',
  },
  useTemplate: { en: 'Use the template', id: 'Pakai templat', my: 'Guna templat' },
  twoPeople: {
    en: 'They have {honor} Honor or more, so a second moderator has to confirm a suspension.',
    id: 'Anggota ini punya {honor} Honor atau lebih, jadi penangguhan perlu dikonfirmasi moderator kedua.',
    my: 'Ahli ini mempunyai {honor} Honor atau lebih, jadi penggantungan perlu disahkan oleh moderator kedua.',
  },
  cancel: { en: 'Cancel', id: 'Batal', my: 'Batal' },
  done: { en: 'Done', id: 'Selesai', my: 'Selesai' },
  proposed: {
    en: 'Proposed. A second moderator has to confirm it.',
    id: 'Diusulkan. Moderator kedua perlu mengonfirmasinya.',
    my: 'Dicadangkan. Moderator kedua perlu mengesahkannya.',
  },
  failed: {
    en: 'Couldn’t do that. Your reason is still here; please try again.',
    id: 'Gagal dilakukan. Alasan Anda masih di sini; silakan coba lagi.',
    my: 'Tidak dapat dilakukan. Sebab anda masih di sini; sila cuba lagi.',
  },
})
