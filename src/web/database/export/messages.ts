import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  export: { en: 'Export', id: 'Ekspor', my: 'Eksport' },
  about: {
    en: 'Up to {rows} rows of this view, with the licence in the file. {times} files an hour.',
    id: 'Maksimal {rows} baris dari tampilan ini, dengan lisensi di dalam berkas. {times} berkas per jam.',
    my: 'Maksimum {rows} baris daripada paparan ini, dengan lesen dalam fail. {times} fail sejam.',
  },
  csv: { en: 'CSV for spreadsheets', id: 'CSV (lembar kerja)', my: 'CSV untuk hamparan' },
  json: { en: 'JSON for programs', id: 'JSON (program)', my: 'JSON untuk program' },
  preparing: { en: 'Preparing your file…', id: 'Menyiapkan berkas Anda…', my: 'Menyediakan fail anda…' },
  done: { en: 'File downloaded', id: 'Berkas diunduh', my: 'Fail dimuat turun' },
  failedTitle: { en: 'Not exported', id: 'Tidak diekspor', my: 'Tidak dieksport' },
  failed: {
    en: 'Couldn’t make the file. Please try again.',
    id: 'Berkas gagal dibuat. Silakan coba lagi.',
    my: 'Fail tidak dapat dibuat. Sila cuba lagi.',
  },
})
