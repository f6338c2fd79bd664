import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  noRows: { en: 'No rows yet', id: 'Belum ada baris', my: 'Belum ada baris' },
  noRowsText: {
    en: 'Add the first row, or import a CSV file.',
    id: 'Tambahkan baris pertama, atau impor berkas CSV.',
    my: 'Tambah baris pertama, atau import fail CSV.',
  },
  noRowsRead: {
    en: 'Rows will be shown here once they’re added.',
    id: 'Baris akan ditampilkan di sini setelah ditambahkan.',
    my: 'Baris akan dipaparkan di sini selepas ditambah.',
  },
  noneFound: { en: 'Nothing found', id: 'Tidak ada yang ditemukan', my: 'Tiada yang dijumpai' },
  noneFoundText: {
    en: 'No cell contains these words.',
    id: 'Tidak ada sel yang memuat kata-kata ini.',
    my: 'Tiada sel yang mengandungi perkataan ini.',
  },
  clearSearch: { en: 'Show all rows', id: 'Tampilkan semua', my: 'Paparkan semua' },
  import: { en: 'Import CSV', id: 'Impor CSV', my: 'Import CSV' },
})
