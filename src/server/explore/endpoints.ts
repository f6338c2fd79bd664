import type * as explore from '../../contract/explore.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const endpoints: EndpointFactsOf<typeof explore> = {
  explore: {
    summary: {
      en: 'Filters and sorts everything everyone may see, as one table.',
      id: 'Menyaring dan mengurutkan semua yang boleh dilihat siapa saja, sebagai satu tabel.',
      my: 'Menapis dan menyusun semua yang boleh dilihat sesiapa sahaja, sebagai satu jadual.',
    },
  },
  getExploreFacets: {
    summary: {
      en: 'How many there are of each type, category and language; null under other filters.',
      id: 'Jumlah menurut jenis, kategori, dan bahasa; null jika ada filter lain.',
      my: 'Jumlah mengikut jenis, kategori dan bahasa; null jika ada penapis lain.',
    },
  },
  getDatabaseNumbers: {
    summary: {
      en: 'The site in numbers: how much there is, and what is new by day and month.',
      id: 'Situs dalam angka: jumlah isinya, dan yang baru menurut hari dan bulan.',
      my: 'Laman dalam angka: jumlah isinya, dan yang baharu mengikut hari dan bulan.',
    },
  },
  listSavedViews: {
    summary: {
      en: 'Lists the Explore views you’ve saved.',
      id: 'Menampilkan tampilan Jelajah yang Anda simpan.',
      my: 'Menyenaraikan paparan Jelajah yang anda simpan.',
    },
  },
  createSavedView: {
    summary: {
      en: 'Saves a view: filters, sort and columns under a name.',
      id: 'Menyimpan tampilan: filter, urutan, dan kolom dengan sebuah nama.',
      my: 'Menyimpan paparan: penapis, susunan dan lajur dengan satu nama.',
    },
    refusals: ['conflict', 'too_many_requests'],
  },
  getSavedView: {
    summary: {
      en: 'A saved view: your own, or a public one.',
      id: 'Tampilan tersimpan: milik Anda, atau yang terbuka untuk umum.',
      my: 'Paparan tersimpan: milik anda, atau yang terbuka kepada umum.',
    },
    refusals: ['not_found'],
  },
  updateSavedView: {
    summary: {
      en: 'Renames your view, or changes what it shows and to whom.',
      id: 'Mengganti nama tampilan Anda, atau mengubah isi dan siapa yang boleh membukanya.',
      my: 'Menamakan semula paparan anda, atau mengubah isinya dan siapa yang boleh membukanya.',
    },
    refusals: ['not_found', 'not_allowed', 'too_many_requests'],
  },
  deleteSavedView: {
    summary: {
      en: 'Deletes your view; moderators can delete any public one.',
      id: 'Menghapus tampilan Anda; moderator boleh menghapus yang terbuka untuk umum.',
      my: 'Memadam paparan anda; moderator boleh memadam yang terbuka kepada umum.',
    },
    refusals: ['not_found', 'not_allowed'],
  },
  exportExploredCsv: {
    summary: {
      en: 'What matches as a CSV file: up to 5,000 rows, five files an hour.',
      id: 'Yang cocok sebagai berkas CSV: maksimal 5.000 baris, lima berkas per jam.',
      my: 'Yang sepadan sebagai fail CSV: maksimum 5,000 baris, lima fail sejam.',
    },
    refusals: ['too_many_requests'],
  },
  exportExploredJson: {
    summary: {
      en: 'What matches as a JSON file: up to 5,000 rows, five files an hour.',
      id: 'Yang cocok sebagai berkas JSON: maksimal 5.000 baris, lima berkas per jam.',
      my: 'Yang sepadan sebagai fail JSON: maksimum 5,000 baris, lima fail sejam.',
    },
    refusals: ['too_many_requests'],
  },
}
