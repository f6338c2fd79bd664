import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  category: { en: 'Category', id: 'Kategori', my: 'Kategori' },
  categoryHint: {
    en: 'One to three. The first one is the main category.',
    id: 'Satu sampai tiga. Yang pertama menjadi kategori utama.',
    my: 'Satu hingga tiga. Yang pertama menjadi kategori utama.',
  },
  categoryMain: {
    en: 'Main category: {name}. You can choose up to three.',
    id: 'Kategori utama: {name}. Anda bisa memilih sampai tiga.',
    my: 'Kategori utama: {name}. Anda boleh memilih sehingga tiga.',
  },
  categoriesFull: {
    en: 'Three at most. Take one away first.',
    id: 'Paling banyak tiga. Lepaskan satu dulu.',
    my: 'Paling banyak tiga. Buang satu terlebih dahulu.',
  },
  main: { en: 'main', id: 'utama', my: 'utama' },
  thumbnail: { en: 'Thumbnail', id: 'Gambar sampul', my: 'Gambar kecil' },
  thumbnailHint: {
    en: 'Shown above the article and on its card, 16:9. Without one we draw the category’s books.',
    id: 'Tampil di atas artikel dan di kartunya, 16:9. Tanpa gambar, kami melukis buku-buku kategorinya.',
    my: 'Dipaparkan di atas rencana dan pada kadnya, 16:9. Tanpanya kami melukis buku-buku kategori itu.',
  },
  language: { en: 'Language', id: 'Bahasa', my: 'Bahasa' },
  languageDetected: {
    en: 'Told from your text. Choose another if it is wrong.',
    id: 'Dikenali dari teks Anda. Pilih yang lain jika keliru.',
    my: 'Dikenal pasti daripada teks anda. Pilih yang lain jika silap.',
  },
  languageHint: {
    en: 'The language you write in. Others can translate it.',
    id: 'Bahasa yang Anda pakai menulis. Orang lain dapat menerjemahkannya.',
    my: 'Bahasa yang anda gunakan untuk menulis. Orang lain boleh menterjemahkannya.',
  },
  tags: { en: 'Tags', id: 'Tag', my: 'Tag' },
  tagsHint: {
    en: 'Up to five. Press Enter after each.',
    id: 'Sampai lima. Tekan Enter setelah masing-masing.',
    my: 'Sehingga lima. Tekan Enter selepas setiap satu.',
  },
  tagUnfit: {
    en: 'A tag has 2 to 30 letters or digits.',
    id: 'Tag terdiri atas 2 sampai 30 huruf atau angka.',
    my: 'Tag mengandungi 2 hingga 30 huruf atau angka.',
  },
  coAuthors: { en: 'Co-authors', id: 'Penulis bersama', my: 'Penulis bersama' },
  coAuthorsHint: {
    en: 'By alias, up to five. We invite them; once they accept, they can edit and are named beside you.',
    id: 'Dengan alias, maksimal lima. Kami mengundang mereka; setelah menerima, mereka bisa menyunting dan disebut di samping Anda.',
    my: 'Melalui alias, maksimum lima. Kami menjemput mereka; selepas menerima, mereka boleh menyunting dan dinamakan bersama anda.',
  },
  invited: { en: 'invited', id: 'diundang', my: 'dijemput' },
  series: { en: 'Series', id: 'Seri', my: 'Siri' },
  seriesHint: {
    en: 'Optional: articles to be read one after the other. A new title begins a new series.',
    id: 'Tidak wajib: artikel yang dibaca berurutan. Judul baru memulai seri baru.',
    my: 'Tidak wajib: rencana yang dibaca satu demi satu. Tajuk baharu memulakan siri baharu.',
  },
  seriesBecomes: {
    en: 'It becomes part {number}. In your library you can change the order.',
    id: 'Menjadi bagian {number}. Urutannya bisa diubah di pustaka Anda.',
    my: 'Ia menjadi bahagian {number}. Susunannya boleh diubah dalam perpustakaan anda.',
  },
  seriesIs: {
    en: 'It is part {number}. Empty the field to take it out.',
    id: 'Ini bagian {number}. Kosongkan kolom ini untuk mengeluarkannya.',
    my: 'Ia bahagian {number}. Kosongkan ruangan ini untuk mengeluarkannya.',
  },
  full: { en: 'That is all there is room for.', id: 'Sudah penuh.', my: 'Ruangnya sudah penuh.' },
  removeItem: { en: 'Remove {name}', id: 'Hapus {name}', my: 'Buang {name}' },
  suggestions: { en: 'Suggestions', id: 'Saran', my: 'Cadangan' },
  articles: { en: '1 article|{count} articles', id: '{count} artikel', my: '{count} rencana' },
  summaryHint: {
    en: 'One line for the history, so that others understand.',
    id: 'Satu baris untuk riwayat, agar orang lain mengerti.',
    my: 'Satu baris untuk sejarah suntingan, supaya orang lain faham.',
  },
  minor: { en: 'A minor change', id: 'Perubahan kecil', my: 'Perubahan kecil' },
  minorText: {
    en: 'Spelling, a comma, a link. It raises no notice.',
    id: 'Ejaan, koma, tautan. Tidak memunculkan pemberitahuan.',
    my: 'Ejaan, koma, pautan. Ia tidak menimbulkan pemberitahuan.',
  },
  follows: {
    en: 'It says what the original says now',
    id: 'Isinya sudah sesuai dengan aslinya sekarang',
    my: 'Isinya kini sama dengan yang asal',
  },
  followsText: {
    en: 'The original has changed since this was translated. Switch it on once you have caught up.',
    id: 'Naskah asli berubah sejak diterjemahkan. Nyalakan setelah Anda menyesuaikannya.',
    my: 'Teks asal telah berubah sejak terjemahan ini. Hidupkan selepas anda mengemaskininya.',
  },
})
