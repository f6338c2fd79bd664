import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  hiddenAuthor: { en: 'Hidden author', id: 'Penulis disembunyikan', my: 'Penulis disorokkan' },
  marked: { en: 'marked as adult', id: 'ditandai dewasa', my: 'ditanda dewasa' },
  adult: { en: 'Adult content', id: 'Konten dewasa', my: 'Kandungan dewasa' },
  hidden: {
    en: 'Hidden until you confirm that you are 18 or older.',
    id: 'Disembunyikan sampai Anda memastikan berusia 18 tahun atau lebih.',
    my: 'Disorokkan sehingga anda mengesahkan bahawa anda berumur 18 tahun ke atas.',
  },
  underAge: {
    en: 'Not shown, because your account says that you are younger than 18.',
    id: 'Tidak ditampilkan, karena menurut akun Anda usia Anda di bawah 18 tahun.',
    my: 'Tidak dipaparkan kerana akaun anda menyatakan anda berumur bawah 18 tahun.',
  },
  unavailable: {
    en: 'Adult content is not available here.',
    id: 'Konten dewasa tidak tersedia di sini.',
    my: 'Kandungan dewasa tidak disediakan di sini.',
  },
  show: { en: 'Show', id: 'Tampilkan', my: 'Paparkan' },
  likesOff: { en: 'Likes are off', id: 'Tanda suka dimatikan', my: 'Tanda suka ditutup' },
  showAdult: { en: 'Show adult content', id: 'Tampilkan konten dewasa', my: 'Paparkan kandungan dewasa' },
  showNsfw: { en: 'Show NSFW', id: 'Tampilkan NSFW', my: 'Paparkan NSFW' },
  hideNsfw: { en: 'Hide NSFW', id: 'Sembunyikan NSFW', my: 'Sorokkan NSFW' },
})
