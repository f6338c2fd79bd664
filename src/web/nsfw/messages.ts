import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  hiddenAuthor: { en: 'Hidden author', id: 'Penulis disembunyikan', my: 'Penulis disembunyikan' },
  marked: { en: 'marked as adult', id: 'ditandai dewasa', my: 'ditandakan dewasa' },
  adult: { en: 'Adult content', id: 'Konten dewasa', my: 'Kandungan dewasa' },
  hidden: {
    en: 'Hidden until you confirm that you’re 18 or older.',
    id: 'Disembunyikan sampai Anda menyatakan berusia 18 tahun ke atas.',
    my: 'Disembunyikan sehingga anda mengesahkan bahawa anda berumur 18 tahun ke atas.',
  },
  underAge: {
    en: 'Hidden because your year of birth means you may not be 18 yet.',
    id: 'Tidak ditampilkan, karena menurut tahun lahir Anda usia Anda mungkin belum 18 tahun.',
    my: 'Tidak dipaparkan kerana mengikut tahun lahir anda, umur anda mungkin belum genap 18 tahun.',
  },
  unavailable: {
    en: 'Adult content isn’t available here.',
    id: 'Konten dewasa tidak tersedia di sini.',
    my: 'Kandungan dewasa tidak tersedia di sini.',
  },
  veiled: {
    en: 'Blurred, as you chose in Settings.',
    id: 'Diburamkan, sesuai pilihan Anda di Pengaturan.',
    my: 'Dikaburkan, mengikut pilihan anda dalam Tetapan.',
  },
  show: { en: 'Show', id: 'Tampilkan', my: 'Paparkan' },
  likesOff: { en: 'Can’t be liked', id: 'Tidak bisa disukai', my: 'Tidak boleh disukai' },
  showAdultContent: {
    en: 'Show adult content',
    id: 'Tampilkan konten dewasa',
    my: 'Paparkan kandungan dewasa',
  },
  showNsfw: { en: 'Show NSFW', id: 'Tampilkan NSFW', my: 'Paparkan NSFW' },
  hideNsfw: { en: 'Hide NSFW', id: 'Sembunyikan NSFW', my: 'Sembunyikan NSFW' },
})
