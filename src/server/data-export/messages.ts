import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  isRunning: {
    en: 'We’re already preparing a copy of your data. We’ll email you when it’s ready.',
    id: 'Salinan data Anda sedang disiapkan. Kami akan mengirim email saat sudah siap.',
    my: 'Salinan data anda sedang disediakan. Kami akan menghantar e-mel apabila sudah sedia.',
  },
  tooEarly: {
    en: 'You can ask for one copy a day. Please try again in {wait}.',
    id: 'Anda bisa meminta satu salinan per hari. Silakan coba lagi dalam {wait}.',
    my: 'Anda boleh meminta satu salinan sehari. Sila cuba lagi dalam {wait}.',
  },
  notReady: {
    en: 'This copy isn’t ready to download.',
    id: 'Salinan ini belum siap diunduh.',
    my: 'Salinan ini belum sedia untuk dimuat turun.',
  },
  gone: {
    en: 'This copy of your data is no longer here. Please ask for a new one.',
    id: 'Salinan data ini sudah tidak ada. Silakan minta yang baru.',
    my: 'Salinan data ini sudah tiada. Sila minta yang baharu.',
  },
  readme: {
    en: 'Your data on {site}, as of {day}.\n\nFiles ending in .json list what you have and what you did, one thing a line. Articles, drafts, questions, answers and posts are also Markdown files, each with its details at the top. Your uploads are in the folder media, as we store them.\n\nThis copy holds private things, such as your messages. Keep it safe.',
    id: 'Data Anda di {site}, per {day}.\n\nBerkas berakhiran .json mencatat apa yang Anda miliki dan lakukan, satu hal per baris. Artikel, draf, pertanyaan, jawaban, dan postingan juga tersedia sebagai berkas Markdown, masing-masing dengan rinciannya di bagian atas. Unggahan Anda ada di folder media, seperti yang kami simpan.\n\nSalinan ini berisi hal pribadi, misalnya pesan Anda. Simpan dengan aman.',
    my: 'Data anda di {site}, setakat {day}.\n\nFail yang berakhir dengan .json menyenaraikan apa yang anda miliki dan lakukan, satu perkara sebaris. Artikel, draf, soalan, jawapan dan hantaran juga ada sebagai fail Markdown, setiap satu dengan butirannya di bahagian atas. Fail yang anda muat naik ada dalam folder media, seperti yang kami simpan.\n\nSalinan ini mengandungi perkara peribadi, seperti mesej anda. Simpan dengan selamat.',
  },
})
