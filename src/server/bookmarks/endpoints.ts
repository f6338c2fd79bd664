import type * as bookmarks from '../../contract/bookmarks.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const endpoints: EndpointFactsOf<typeof bookmarks> = {
  setBookmark: {
    summary: {
      en: 'Saves something, in a folder if one is named.',
      id: 'Menyimpan sesuatu, dalam folder jika disebutkan.',
      my: 'Menyimpan sesuatu, dalam folder jika dinamakan.',
    },
    refusals: ['not_allowed', 'consent_required'],
  },
  removeBookmark: {
    summary: {
      en: 'Removes a saved item.',
      id: 'Menghapus dari simpanan.',
      my: 'Membuang daripada simpanan.',
    },
  },
  listBookmarks: {
    summary: {
      en: 'The signed-in person’s saved items, newest first.',
      id: 'Simpanan orang yang masuk, terbaru lebih dulu.',
      my: 'Simpanan orang yang log masuk, terbaharu dahulu.',
    },
  },
  listBookmarkFolders: {
    summary: {
      en: 'Your folders of saved items by name, with how many are in each.',
      id: 'Folder simpanan Anda menurut nama, dengan jumlah isinya.',
      my: 'Folder simpanan anda mengikut nama, dengan bilangan isinya.',
    },
  },
  renameBookmarkFolder: {
    summary: {
      en: 'Renames a folder; an empty name takes its items out of it.',
      id: 'Mengganti nama folder; nama kosong mengeluarkan semua isinya.',
      my: 'Menukar nama folder; nama kosong mengeluarkan semua isinya.',
    },
    refusals: ['not_found'],
  },
}
