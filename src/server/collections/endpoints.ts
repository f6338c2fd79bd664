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
      en: 'Lists your collections and those you edit, or those you have deleted.',
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
      en: 'Gives one collection without its rows, as it is or as it was in an earlier version.',
      id: 'Memberikan satu koleksi tanpa barisnya, seperti sekarang atau seperti pada versi sebelumnya.',
      my: 'Memberikan satu koleksi tanpa barisnya, seperti sekarang atau seperti dalam versi terdahulu.',
    },
    refusals: ['consent_required'],
  },
  getCollectionMine: {
    summary: {
      en: 'Tells what you have done and may do with a collection.',
      id: 'Memberi tahu apa yang telah dan dapat Anda lakukan dengan koleksi.',
      my: 'Memberitahu apa yang telah dan boleh anda lakukan dengan koleksi.',
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
      en: 'Changes the title, the columns or the rules of one’s own collection.',
      id: 'Mengubah judul, kolom, atau aturan koleksi sendiri.',
      my: 'Mengubah tajuk, lajur atau peraturan koleksi sendiri.',
    },
    refusals: ['not_allowed', 'under_age', 'conflict', 'edit_conflict', 'consent_required'],
  },
  deleteCollection: {
    summary: {
      en: 'Deletes a collection. Its owner can bring it back for 30 days.',
      id: 'Menghapus koleksi. Pemiliknya dapat memulihkannya selama 30 hari.',
      my: 'Memadam koleksi. Pemiliknya boleh mengembalikannya dalam masa 30 hari.',
    },
    refusals: ['not_allowed', 'consent_required'],
  },
  restoreCollection: {
    summary: {
      en: 'Brings a deleted collection back.',
      id: 'Memulihkan koleksi yang dihapus.',
      my: 'Mengembalikan koleksi yang dipadam.',
    },
    refusals: ['not_allowed', 'consent_required'],
  },
  likeCollection: {
    summary: {
      en: 'Likes a collection, or takes the like back.',
      id: 'Menyukai koleksi, atau membatalkannya.',
      my: 'Menyukai koleksi, atau menarik balik tanda suka.',
    },
    refusals: ['not_allowed', 'nsfw_no_likes'],
  },
  listCollectionChanges: {
    summary: {
      en: 'Lists every change of a collection, the newest first.',
      id: 'Menampilkan setiap perubahan koleksi, yang terbaru lebih dulu.',
      my: 'Menyenaraikan setiap perubahan koleksi, yang terbaharu dahulu.',
    },
    refusals: ['consent_required'],
  },
  listCollectionEditors: {
    summary: {
      en: 'Lists the editors of a collection; its owner also sees who has not answered yet.',
      id: 'Menampilkan editor koleksi; pemiliknya juga melihat siapa yang belum menjawab.',
      my: 'Menyenaraikan penyunting koleksi; pemiliknya juga boleh lihat siapa yang belum menjawab.',
    },
    refusals: ['consent_required'],
  },
  inviteCollectionEditor: {
    summary: {
      en: 'Invites somebody to edit one’s own collection.',
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
      en: 'Takes an editor or an invitation back, or leaves a collection.',
      id: 'Menarik kembali editor atau undangan, atau keluar dari koleksi.',
      my: 'Menarik balik penyunting atau jemputan, atau keluar daripada koleksi.',
    },
    refusals: ['not_allowed', 'consent_required'],
  },
}
