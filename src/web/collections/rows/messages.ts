import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  addTitle: { en: 'Add row', id: 'Tambah baris', my: 'Tambah baris' },
  editTitle: { en: 'Edit row', id: 'Sunting baris', my: 'Sunting baris' },
  suggestAddTitle: { en: 'Suggest a row', id: 'Usulkan baris', my: 'Cadangkan baris' },
  suggestEditTitle: { en: 'Suggest a change', id: 'Usulkan perubahan', my: 'Cadangkan perubahan' },
  suggestText: {
    en: 'The owner and the editors decide. You’ll be notified.',
    id: 'Pemilik dan penyunting yang memutuskan. Anda akan diberi tahu.',
    my: 'Pemilik dan penyunting yang menentukan. Anda akan dimaklumkan.',
  },
  required: { en: 'Required', id: 'Wajib diisi', my: 'Wajib diisi' },
  unit: { en: 'In {unit}', id: 'Dalam {unit}', my: 'Dalam {unit}' },
  dateHint: {
    en: 'A date, such as {example}',
    id: 'Tanggal, misalnya {example}',
    my: 'Tarikh, contohnya {example}',
  },
  articleHint: {
    en: 'The address or number of an article here, such as /article/7',
    id: 'Alamat atau nomor artikel di sini, misalnya /article/7',
    my: 'Alamat atau nombor artikel di sini, contohnya /article/7',
  },
  noCountry: { en: 'No country', id: 'Tanpa negara', my: 'Tiada negara' },
  pictureHint: {
    en: 'Shown beside the row',
    id: 'Ditampilkan di samping baris',
    my: 'Dipaparkan di sebelah baris',
  },
  source: { en: 'Source (optional)', id: 'Sumber (opsional)', my: 'Sumber (pilihan)' },
  sourceHint: {
    en: 'Where this can be checked: a web address, or an article here.',
    id: 'Rujukan untuk memeriksanya: alamat web, atau artikel di sini.',
    my: 'Rujukan untuk menyemaknya: alamat web, atau artikel di sini.',
  },
  sourceWrong: {
    en: 'Use an address that begins with https://, or /article/ and a number.',
    id: 'Gunakan alamat yang diawali https://, atau /article/ dan nomornya.',
    my: 'Gunakan alamat yang bermula dengan https://, atau /article/ dan nombornya.',
  },
  summary: {
    en: 'What you’re changing and why',
    id: 'Perubahan Anda dan alasannya',
    my: 'Perubahan anda dan sebabnya',
  },
  summaryMissing: {
    en: 'Please say briefly what you’re changing.',
    id: 'Silakan jelaskan perubahan Anda secara singkat.',
    my: 'Sila jelaskan perubahan anda secara ringkas.',
  },
  missing: { en: 'Please fill this in.', id: 'Silakan isi bagian ini.', my: 'Sila isi bahagian ini.' },
  number: {
    en: 'Use digits, with a dot for decimals, such as 12.5.',
    id: 'Gunakan angka, dengan titik untuk desimal, misalnya 12.5.',
    my: 'Gunakan angka, dengan titik untuk perpuluhan, contohnya 12.5.',
  },
  date: {
    en: 'Use a date, such as 1945-08-17.',
    id: 'Gunakan tanggal, misalnya 1945-08-17.',
    my: 'Gunakan tarikh, contohnya 1945-08-17.',
  },
  url: {
    en: 'Use an address that begins with https:// or http://.',
    id: 'Gunakan alamat yang diawali https:// atau http://.',
    my: 'Gunakan alamat yang bermula dengan https:// atau http://.',
  },
  country: { en: 'Please choose a country.', id: 'Silakan pilih negara.', my: 'Sila pilih negara.' },
  article: {
    en: 'Use the address or number of an article here.',
    id: 'Gunakan alamat atau nomor artikel di sini.',
    my: 'Gunakan alamat atau nombor artikel di sini.',
  },
  image: { en: 'Please upload an image.', id: 'Silakan unggah gambar.', my: 'Sila muat naik gambar.' },
  text: {
    en: 'Some characters here can’t be saved. Please remove them.',
    id: 'Ada karakter yang tidak bisa disimpan. Silakan hapus.',
    my: 'Ada aksara yang tidak dapat disimpan. Sila buang.',
  },
  tooLong: {
    en: 'Use up to {max} characters.',
    id: 'Maksimal {max} karakter.',
    my: 'Maksimum {max} aksara.',
  },
  save: { en: 'Save row', id: 'Simpan baris', my: 'Simpan baris' },
  suggest: { en: 'Send suggestion', id: 'Kirim usulan', my: 'Hantar cadangan' },
  cancel: { en: 'Cancel', id: 'Batal', my: 'Batal' },
  saved: { en: 'Row saved', id: 'Baris disimpan', my: 'Baris disimpan' },
  suggested: { en: 'Suggestion sent', id: 'Usulan terkirim', my: 'Cadangan dihantar' },
  nothingChanged: {
    en: 'Nothing has changed yet.',
    id: 'Belum ada yang berubah.',
    my: 'Belum ada perubahan.',
  },
  changedMeanwhile: {
    en: 'Someone changed this row while you were editing. What you typed is still here; check it against the current values and save again.',
    id: 'Seseorang mengubah baris ini saat Anda menyunting. Isian Anda masih ada di sini; bandingkan dengan nilai saat ini, lalu simpan lagi.',
    my: 'Seseorang mengubah baris ini semasa anda menyunting. Isian anda masih ada di sini; bandingkan dengan nilai semasa, kemudian simpan semula.',
  },
  nowIs: { en: 'Now: {value}', id: 'Sekarang: {value}', my: 'Kini: {value}' },
  nowEmpty: { en: 'Now empty', id: 'Sekarang kosong', my: 'Kini kosong' },
  columnsChanged: {
    en: 'The columns of this collection were changed while you were editing. The form shows the current ones; what you typed is still here.',
    id: 'Kolom koleksi ini diubah saat Anda menyunting. Formulir menampilkan kolom saat ini; isian Anda masih ada di sini.',
    my: 'Lajur koleksi ini diubah semasa anda menyunting. Borang memaparkan lajur semasa; isian anda masih ada di sini.',
  },
  removedColumn: {
    en: 'For a column that was removed you typed: {value}',
    id: 'Untuk kolom yang sudah dihapus, Anda mengetik: {value}',
    my: 'Untuk lajur yang sudah dibuang, anda menaip: {value}',
  },
})
