import type * as editors from '../../contract/collection-editors.ts'
import type * as files from '../../contract/collection-files.ts'
import type * as collectionRows from '../../contract/collection-rows.ts'
import type * as suggestions from '../../contract/collection-suggestions.ts'
import type * as collections from '../../contract/collections.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'
import { fileEndpoints } from './file-endpoints.ts'
import { rowEndpoints } from './row-endpoints.ts'

export const endpoints: EndpointFactsOf<
  typeof collections & typeof editors & typeof collectionRows & typeof suggestions & typeof files
> = {
  ...rowEndpoints,
  ...fileEndpoints,
  listCollections: {
    summary: {
      en: 'Lists collections: the newest, the last changed or the most liked first.',
      id: 'Menampilkan koleksi: yang terbaru, yang terakhir diubah, atau yang paling disukai lebih dulu.',
      my: 'Menyenaraikan koleksi: yang terbaharu, yang terakhir diubah atau yang paling disukai dahulu.',
    },
  },
  listMyCollections: {
    summary: {
      en: 'Lists your collections and those you edit, or those you’ve deleted.',
      id: 'Menampilkan koleksi Anda dan yang Anda sunting, atau yang sudah Anda hapus.',
      my: 'Menyenaraikan koleksi anda dan yang anda sunting, atau yang telah anda padam.',
    },
  },
  searchCollections: {
    summary: {
      en: 'Searches collections by their words; title matches come first.',
      id: 'Mencari koleksi menurut kata-katanya; kecocokan judul lebih dulu.',
      my: 'Mencari koleksi mengikut perkataannya; padanan tajuk didahulukan.',
    },
  },
  getCollection: {
    summary: {
      en: 'Returns one collection without its rows, as it is or as it was in an earlier version.',
      id: 'Menampilkan satu koleksi tanpa barisnya, seperti sekarang atau seperti pada versi sebelumnya.',
      my: 'Memaparkan satu koleksi tanpa barisnya, seperti sekarang atau seperti dalam versi terdahulu.',
    },
    refusals: ['consent_required'],
  },
  getCollectionMine: {
    summary: {
      en: 'What you’ve done and may do with a collection.',
      id: 'Apa yang telah dan bisa Anda lakukan dengan koleksi.',
      my: 'Apa yang telah dan boleh anda lakukan dengan koleksi.',
    },
    refusals: ['consent_required'],
  },
  createCollection: {
    summary: {
      en: 'Creates a collection, with the rows of a CSV if there is one.',
      id: 'Membuat koleksi, beserta baris dari CSV jika ada.',
      my: 'Mencipta koleksi, berserta baris daripada CSV jika ada.',
    },
    refusals: ['not_allowed', 'under_age'],
  },
  updateCollection: {
    summary: {
      en: 'Changes the title, the columns or the rules of your own collection.',
      id: 'Mengubah judul, kolom, atau aturan koleksi sendiri.',
      my: 'Mengubah tajuk, lajur atau peraturan koleksi sendiri.',
    },
    refusals: ['not_allowed', 'under_age', 'conflict', 'edit_conflict', 'consent_required'],
  },
  deleteCollection: {
    summary: {
      en: 'Deletes a collection. Its owner can restore it for 30 days.',
      id: 'Menghapus koleksi. Pemiliknya bisa memulihkannya selama 30 hari.',
      my: 'Memadam koleksi. Pemiliknya boleh memulihkannya selama 30 hari.',
    },
    refusals: ['not_allowed', 'consent_required'],
  },
  restoreCollection: {
    summary: {
      en: 'Restores a deleted collection.',
      id: 'Memulihkan koleksi yang dihapus.',
      my: 'Memulihkan koleksi yang dipadam.',
    },
    refusals: ['not_allowed', 'consent_required'],
  },
  likeCollection: {
    summary: {
      en: 'Likes a collection, or removes the like.',
      id: 'Menyukai koleksi, atau membatalkannya.',
      my: 'Menyukai koleksi, atau membatalkannya.',
    },
    refusals: ['not_allowed', 'nsfw_no_likes'],
  },
  listCollectionChanges: {
    summary: {
      en: 'Lists every change to a collection, newest first.',
      id: 'Menampilkan setiap perubahan koleksi, yang terbaru lebih dulu.',
      my: 'Menyenaraikan setiap perubahan koleksi, yang terbaharu dahulu.',
    },
    refusals: ['consent_required'],
  },
  listCollectionEditors: {
    summary: {
      en: 'Lists the editors of a collection; its owner also sees who hasn’t answered yet.',
      id: 'Menampilkan penyunting koleksi; pemiliknya juga melihat siapa yang belum menjawab.',
      my: 'Menyenaraikan penyunting koleksi; pemiliknya juga boleh lihat siapa yang belum menjawab.',
    },
    refusals: ['consent_required'],
  },
  inviteCollectionEditor: {
    summary: {
      en: 'Invites someone to edit your own collection.',
      id: 'Mengundang seseorang menyunting koleksi sendiri.',
      my: 'Menjemput seseorang menyunting koleksi sendiri.',
    },
    refusals: ['not_allowed', 'conflict', 'consent_required'],
  },
  answerCollectionInvitation: {
    summary: {
      en: 'Accepts or declines an invitation to edit a collection.',
      id: 'Menerima atau menolak undangan menyunting koleksi.',
      my: 'Menerima atau menolak jemputan menyunting koleksi.',
    },
    refusals: ['consent_required'],
  },
  removeCollectionEditor: {
    summary: {
      en: 'Removes an editor or withdraws an invitation, or leaves a collection.',
      id: 'Menghapus penyunting atau menarik undangan, atau keluar dari koleksi.',
      my: 'Membuang penyunting atau menarik balik jemputan, atau keluar daripada koleksi.',
    },
    refusals: ['not_allowed', 'consent_required'],
  },
}
