import type * as imports from '../../contract/imports.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const endpoints: EndpointFactsOf<typeof imports> = {
  previewImport: {
    summary: {
      en: 'Reads a zip of Markdown files, up to 20 MB and 200 files of 256 KB, and tells what would become drafts. Nothing is stored.',
      id: 'Membaca zip berisi berkas Markdown, maksimal 20 MB dan 200 berkas, masing-masing 256 KB, lalu menyebutkan yang akan menjadi draf. Tidak ada yang disimpan.',
      my: 'Membaca zip fail Markdown, maksimum 20 MB dan 200 fail bersaiz 256 KB, lalu menyatakan yang akan menjadi draf. Tiada apa-apa yang disimpan.',
    },
  },
  importMarkdown: {
    summary: {
      en: 'Makes drafts of the files of a zip that `files` names by their `index`. A file that is a draft already isn’t imported twice.',
      id: 'Membuat draf dari berkas dalam zip yang disebut `files` menurut `index`-nya. Berkas yang sudah menjadi draf tidak diimpor dua kali.',
      my: 'Mencipta draf daripada fail dalam zip yang disebut `files` mengikut `index`-nya. Fail yang sudah menjadi draf tidak diimport dua kali.',
    },
  },
}
