import type * as files from '../../contract/collection-files.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const fileEndpoints: EndpointFactsOf<typeof files> = {
  importCollection: {
    summary: {
      en: 'Imports the rows of a CSV, all of them or none; a preview names every error.',
      id: 'Mengimpor baris dari CSV, semuanya atau tidak sama sekali; pratinjau menyebutkan setiap kesalahan.',
      my: 'Mengimport baris daripada CSV, semuanya atau tiada langsung; pratonton menyatakan setiap ralat.',
    },
    refusals: ['not_allowed', 'conflict', 'edit_conflict', 'consent_required'],
  },
  previewCsv: {
    summary: {
      en: 'Reads a CSV for a new collection and proposes columns; changes nothing.',
      id: 'Membaca CSV untuk koleksi baru dan mengusulkan kolom; tidak mengubah apa pun.',
      my: 'Membaca CSV untuk koleksi baharu dan mencadangkan lajur; tidak mengubah apa-apa.',
    },
  },
  exportCollectionCsv: {
    summary: {
      en: 'Downloads a collection as CSV, with its licence.',
      id: 'Mengunduh koleksi sebagai CSV, beserta lisensinya.',
      my: 'Memuat turun koleksi sebagai CSV, berserta lesennya.',
    },
    refusals: ['consent_required'],
  },
  exportCollectionJson: {
    summary: {
      en: 'Downloads a collection as JSON, with its licence.',
      id: 'Mengunduh koleksi sebagai JSON, beserta lisensinya.',
      my: 'Memuat turun koleksi sebagai JSON, berserta lesennya.',
    },
    refusals: ['consent_required'],
  },
}
