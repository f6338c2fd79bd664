import type * as coAuthors from '../../../contract/co-authors.ts'
import type { EndpointFactsOf } from '../../content/endpoint-facts.ts'

export const coAuthorEndpoints: EndpointFactsOf<typeof coAuthors> = {
  listMyInvitations: {
    summary: {
      en: 'The signed-in person’s open invitations to be a co-author, newest first.',
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
      en: 'Removes the signed-in person from an article they co-author.',
      id: 'Mengeluarkan orang yang masuk dari artikel tempat ia menjadi penulis bersama.',
      my: 'Mengeluarkan orang yang log masuk daripada artikel yang ditulisnya bersama.',
    },
    refusals: ['not_found'],
  },
  listCoAuthored: {
    summary: {
      en: 'Articles the signed-in person co-authors, drafts included, newest first.',
      id: 'Artikel dengan orang yang masuk sebagai penulis bersama, termasuk draf, terbaru lebih dulu.',
      my: 'Artikel dengan orang yang log masuk sebagai penulis bersama, termasuk draf, terbaharu dahulu.',
    },
  },
}
