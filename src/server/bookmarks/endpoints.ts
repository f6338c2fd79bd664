import type * as bookmarks from '../../contract/bookmarks.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const endpoints: EndpointFactsOf<typeof bookmarks> = {
  setBookmark: {
    summary: {
      en: 'Keeps something to find it again, in a folder if one is named.',
      id: 'Menyimpan sesuatu agar mudah ditemukan lagi, dalam folder bila disebutkan.',
      my: 'Menyimpan sesuatu untuk ditemui semula, dalam folder jika dinamakan.',
    },
    refusals: ['not_allowed', 'consent_required'],
  },
  removeBookmark: {
    summary: {
      en: 'Takes a bookmark away.',
      id: 'Menghapus penanda.',
      my: 'Membuang penanda.',
    },
  },
  listBookmarks: {
    summary: {
      en: 'What the signed-in person has kept, newest first.',
      id: 'Yang disimpan orang yang masuk, terbaru lebih dulu.',
      my: 'Perkara yang disimpan oleh orang yang log masuk, terbaharu dahulu.',
    },
  },
  listBookmarkFolders: {
    summary: {
      en: 'Your folders of bookmarks by name, with how many are in each.',
      id: 'Folder penanda Anda menurut nama, dengan jumlah isinya.',
      my: 'Folder penanda buku anda mengikut nama, dengan bilangan isinya.',
    },
  },
  renameBookmarkFolder: {
    summary: {
      en: 'Gives a folder another name; an empty one takes its bookmarks out of it.',
      id: 'Mengganti nama folder; nama kosong mengeluarkan semua isinya.',
      my: 'Menukar nama folder; nama kosong mengeluarkan semua isinya.',
    },
    refusals: ['not_found'],
  },
}
