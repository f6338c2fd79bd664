import type * as collectionRows from '../../contract/collection-rows.ts'
import type * as suggestions from '../../contract/collection-suggestions.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const rowEndpoints: EndpointFactsOf<typeof collectionRows & typeof suggestions> = {
  listCollectionRows: {
    summary: {
      en: 'Lists the rows of a collection, sorted by a column or as they were added.',
      id: 'Menampilkan baris koleksi, diurutkan menurut kolom atau urutan penambahan.',
      my: 'Menyenaraikan baris koleksi, disusun mengikut lajur atau mengikut urutan ditambah.',
    },
    refusals: ['consent_required'],
  },
  getCollectionSeries: {
    summary: {
      en: 'Returns two columns as the points of a chart.',
      id: 'Menampilkan dua kolom sebagai titik-titik grafik.',
      my: 'Memaparkan dua lajur sebagai titik carta.',
    },
    refusals: ['consent_required'],
  },
  getCollectionRow: {
    summary: {
      en: 'Returns one row of a collection.',
      id: 'Menampilkan satu baris koleksi.',
      my: 'Memaparkan satu baris koleksi.',
    },
    refusals: ['consent_required'],
  },
  createCollectionRow: {
    summary: {
      en: 'Adds a row to a collection.',
      id: 'Menambahkan baris ke koleksi.',
      my: 'Menambah baris pada koleksi.',
    },
    refusals: ['not_allowed', 'conflict', 'edit_conflict', 'consent_required'],
  },
  updateCollectionRow: {
    summary: {
      en: 'Changes cells of a row. An older `version` is refused with the row as it is.',
      id: 'Mengubah sel pada baris. `version` yang lama ditolak beserta isi baris saat ini.',
      my: 'Mengubah sel pada baris. `version` yang lama ditolak berserta baris semasa.',
    },
    refusals: ['not_allowed', 'conflict', 'edit_conflict', 'consent_required'],
  },
  deleteCollectionRow: {
    summary: {
      en: 'Removes a row; it can be restored from its history.',
      id: 'Menghapus baris; bisa dipulihkan dari riwayatnya.',
      my: 'Membuang baris; boleh dipulihkan daripada sejarahnya.',
    },
    refusals: ['not_allowed', 'edit_conflict', 'consent_required'],
  },
  listRowVersions: {
    summary: {
      en: 'Lists the versions of a row, newest first, even of a removed one.',
      id: 'Menampilkan versi baris, yang terbaru lebih dulu; juga baris yang dihapus.',
      my: 'Menyenaraikan versi baris, yang terbaharu dahulu; juga baris yang dibuang.',
    },
    refusals: ['consent_required'],
  },
  restoreRowVersion: {
    summary: {
      en: 'Restores a row as it was in an earlier version.',
      id: 'Memulihkan baris seperti pada versi sebelumnya.',
      my: 'Memulihkan baris seperti dalam versi terdahulu.',
    },
    refusals: ['not_allowed', 'conflict', 'consent_required'],
  },
  listRowSuggestions: {
    summary: {
      en: 'Lists suggested changes to a collection, newest first.',
      id: 'Menampilkan usulan perubahan koleksi, yang terbaru lebih dulu.',
      my: 'Menyenaraikan cadangan perubahan koleksi, yang terbaharu dahulu.',
    },
    refusals: ['consent_required'],
  },
  createRowSuggestion: {
    summary: {
      en: 'Suggests adding, changing or removing a row.',
      id: 'Mengusulkan menambah, mengubah, atau menghapus baris.',
      my: 'Mencadangkan untuk menambah, mengubah atau membuang baris.',
    },
    refusals: ['not_allowed', 'conflict', 'edit_conflict', 'consent_required'],
  },
  getRowSuggestion: {
    summary: {
      en: 'Returns a suggested change and the row it is about.',
      id: 'Menampilkan usulan perubahan beserta barisnya.',
      my: 'Memaparkan cadangan perubahan berserta barisnya.',
    },
    refusals: ['consent_required'],
  },
  decideRowSuggestion: {
    summary: {
      en: 'Accepts, declines or withdraws a suggested change.',
      id: 'Menerima, menolak, atau menarik kembali usulan perubahan.',
      my: 'Menerima, menolak atau menarik balik cadangan perubahan.',
    },
    refusals: ['not_allowed', 'conflict', 'edit_conflict', 'consent_required'],
  },
}
