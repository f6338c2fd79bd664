import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  category: { en: 'Category', id: 'Kategori', my: 'Kategori' },
  categoryHint: {
    en: 'Choose one to three. The first is the main category.',
    id: 'Pilih satu sampai tiga. Yang pertama menjadi kategori utama.',
    my: 'Pilih satu hingga tiga. Yang pertama menjadi kategori utama.',
  },
  categoryMain: {
    en: 'Main category: {name}. You can choose up to three.',
    id: 'Kategori utama: {name}. Anda bisa memilih maksimal tiga.',
    my: 'Kategori utama: {name}. Anda boleh memilih maksimum tiga.',
  },
  categoriesFull: {
    en: 'Three at most. Remove one first.',
    id: 'Maksimal tiga. Hapus satu dulu.',
    my: 'Maksimum tiga. Buang satu dahulu.',
  },
  main: { en: 'main', id: 'utama', my: 'utama' },
  thumbnail: { en: 'Thumbnail', id: 'Gambar sampul', my: 'Gambar muka' },
  thumbnailHint: {
    en: 'Shown above the article and on its card (16:9). If you don’t add one, we use the category’s picture.',
    id: 'Tampil di atas artikel dan di kartunya (16:9). Jika kosong, kami memakai gambar kategorinya.',
    my: 'Dipaparkan di atas artikel dan pada kadnya (16:9). Jika tiada, kami gunakan gambar kategorinya.',
  },
  language: { en: 'Language', id: 'Bahasa', my: 'Bahasa' },
  languageDetected: {
    en: 'Detected from your text. Choose another if it’s wrong.',
    id: 'Dideteksi dari teks Anda. Pilih yang lain jika keliru.',
    my: 'Dikesan daripada teks anda. Pilih yang lain jika silap.',
  },
  languageHint: {
    en: 'The language you write in. Others can translate it.',
    id: 'Bahasa yang Anda pakai untuk menulis. Orang lain bisa menerjemahkannya.',
    my: 'Bahasa yang anda gunakan untuk menulis. Orang lain boleh menterjemahkannya.',
  },
  tags: { en: 'Tags', id: 'Tag', my: 'Tag' },
  tagsHint: {
    en: 'Up to five. Press Enter after each.',
    id: 'Maksimal lima. Tekan Enter setelah setiap tag.',
    my: 'Maksimum lima. Tekan Enter selepas setiap tag.',
  },
  tagUnfit: {
    en: 'Use 2 to 30 letters or digits for a tag.',
    id: 'Gunakan 2 sampai 30 huruf atau angka untuk tag.',
    my: 'Gunakan 2 hingga 30 huruf atau angka untuk tag.',
  },
  coAuthors: { en: 'Co-authors', id: 'Penulis bersama', my: 'Penulis bersama' },
  coAuthorsHint: {
    en: 'By alias, up to five. We’ll invite them; once they accept, they can edit and are named beside you.',
    id: 'Dengan alias, maksimal lima. Kami mengundang mereka; setelah menerima, mereka bisa menyunting dan disebut di samping Anda.',
    my: 'Melalui alias, maksimum lima. Kami menjemput mereka; selepas menerima, mereka boleh menyunting dan dinamakan bersama anda.',
  },
  invited: { en: 'invited', id: 'diundang', my: 'dijemput' },
  series: { en: 'Series', id: 'Seri', my: 'Siri' },
  seriesHint: {
    en: 'Optional: articles to read one after the other. A new title starts a new series.',
    id: 'Opsional: artikel yang dibaca berurutan. Judul baru memulai seri baru.',
    my: 'Pilihan: artikel yang dibaca mengikut susunan. Tajuk baharu memulakan siri baharu.',
  },
  seriesBecomes: {
    en: 'It’ll be part {number}. You can change the order in your library.',
    id: 'Menjadi bagian {number}. Urutannya bisa diubah di pustaka Anda.',
    my: 'Ia menjadi bahagian {number}. Susunannya boleh diubah dalam perpustakaan anda.',
  },
  seriesIs: {
    en: 'It’s part {number}. Clear the field to remove it.',
    id: 'Ini bagian {number}. Kosongkan isian ini untuk mengeluarkannya.',
    my: 'Ini bahagian {number}. Kosongkan ruangan ini untuk mengeluarkannya.',
  },
  full: { en: 'You’ve reached the limit.', id: 'Sudah mencapai batas.', my: 'Sudah mencapai had.' },
  removeItem: { en: 'Remove {name}', id: 'Hapus {name}', my: 'Buang {name}' },
  suggestions: { en: 'Suggestions', id: 'Saran', my: 'Cadangan' },
  articles: { en: '1 article|{count} articles', id: '{count} artikel', my: '{count} artikel' },
  summaryHint: {
    en: 'One line for the history, so that others understand.',
    id: 'Satu baris untuk riwayat, agar orang lain mengerti.',
    my: 'Satu baris untuk sejarah suntingan, supaya orang lain faham.',
  },
  minor: { en: 'Minor change', id: 'Perubahan kecil', my: 'Perubahan kecil' },
  minorText: {
    en: 'Spelling, a comma, a link. No one is notified.',
    id: 'Ejaan, koma, tautan. Tidak ada notifikasi yang dikirim.',
    my: 'Ejaan, koma, pautan. Tiada pemberitahuan dihantar.',
  },
  follows: {
    en: 'Up to date with the original',
    id: 'Sudah sesuai dengan naskah asli',
    my: 'Sudah selaras dengan teks asal',
  },
  followsText: {
    en: 'The original has changed since this was translated. Turn this on once you’ve updated it.',
    id: 'Naskah asli berubah sejak diterjemahkan. Aktifkan setelah Anda menyesuaikannya.',
    my: 'Teks asal telah berubah sejak diterjemahkan. Hidupkan selepas anda mengemas kini terjemahan ini.',
  },
})
