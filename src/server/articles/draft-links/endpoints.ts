import type * as draftLinks from '../../../contract/draft-links.ts'
import type { EndpointFactsOf } from '../../content/endpoint-facts.ts'

export const draftLinkEndpoints: EndpointFactsOf<typeof draftLinks> = {
  getDraftLink: {
    summary: {
      en: 'Whether your own draft has a preview link, and since when. The link itself isn’t shown again.',
      id: 'Apakah draf sendiri punya tautan pratinjau, dan sejak kapan. Tautannya sendiri tidak ditampilkan lagi.',
      my: 'Sama ada draf sendiri mempunyai pautan pratonton, dan sejak bila. Pautan itu sendiri tidak dipaparkan lagi.',
    },
    refusals: ['conflict', 'not_allowed'],
  },
  createDraftLink: {
    summary: {
      en: 'Creates a secret link (`/draft/<token>`): anyone who has it can read your draft. The earlier link stops working, and so does this one when the draft is published or deleted.',
      id: 'Membuat tautan rahasia (`/draft/<token>`) agar siapa pun yang memilikinya bisa membaca draf sendiri. Tautan sebelumnya tidak berlaku lagi; tautan ini berakhir saat draf terbit atau dihapus.',
      my: 'Membuat pautan rahsia (`/draft/<token>`) supaya sesiapa yang memilikinya boleh membaca draf sendiri. Pautan sebelumnya tidak berfungsi lagi; pautan ini tamat apabila draf diterbitkan atau dipadam.',
    },
    refusals: ['conflict', 'not_allowed'],
  },
  deleteDraftLink: {
    summary: {
      en: 'Turns off the preview link of your own draft.',
      id: 'Menonaktifkan tautan pratinjau draf sendiri.',
      my: 'Mematikan pautan pratonton draf sendiri.',
    },
    refusals: ['conflict', 'not_allowed'],
  },
  readDraft: {
    summary: {
      en: 'The draft that a preview link leads to. Never cached, and not found once the link has ended.',
      id: 'Draf yang dituju sebuah tautan pratinjau. Tidak pernah disimpan di cache, dan tidak ditemukan setelah tautan berakhir.',
      my: 'Draf yang dituju oleh pautan pratonton. Tidak pernah disimpan dalam cache, dan tidak dijumpai selepas pautan tamat.',
    },
  },
}
