import type * as coAuthors from '../../../contract/co-authors.ts'
import type { EndpointFactsOf } from '../../content/endpoint-facts.ts'

export const coAuthorEndpoints: EndpointFactsOf<typeof coAuthors> = {
  listMyInvitations: {
    summary: {
      en: 'Open invitations of the signed-in person to be a co-author, newest first.',
      id: 'Undangan menjadi penulis bersama bagi orang yang masuk, yang belum dijawab, terbaru lebih dulu.',
      my: 'Jemputan menjadi penulis bersama untuk orang yang log masuk, yang belum dijawab, terbaharu dahulu.',
    },
  },
  answerInvitation: {
    summary: {
      en: 'Accepts or declines an invitation to be a co-author.',
      id: 'Menerima atau menolak undangan menjadi penulis bersama.',
      my: 'Menerima atau menolak jemputan menjadi penulis bersama.',
    },
    refusals: ['not_found'],
  },
  leaveArticle: {
    summary: {
      en: 'Takes the signed-in person off an article they are a co-author of.',
      id: 'Mengeluarkan orang yang masuk dari artikel tempat ia menjadi penulis bersama.',
      my: 'Mengeluarkan orang yang log masuk daripada artikel yang dia menjadi penulis bersamanya.',
    },
    refusals: ['not_found'],
  },
  listCoAuthored: {
    summary: {
      en: 'Articles the signed-in person is a co-author of, drafts included, newest first.',
      id: 'Artikel dengan orang yang masuk sebagai penulis bersama, termasuk draf, terbaru lebih dulu.',
      my: 'Artikel dengan orang yang log masuk sebagai penulis bersama, termasuk draf, terbaharu dahulu.',
    },
  },
}
