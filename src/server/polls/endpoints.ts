import type * as votes from '../../contract/votes.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const endpoints: EndpointFactsOf<typeof votes> = {
  votePagePost: {
    summary: {
      en: 'Votes in a poll, or changes the vote while it is open. Nobody is told who voted for what.',
      id: 'Memilih dalam jajak pendapat, atau mengganti pilihan selama masih dibuka. Tidak ada yang tahu siapa memilih apa.',
      my: 'Mengundi dalam undian, atau menukar undi selagi masih dibuka. Tiada sesiapa diberitahu siapa mengundi apa.',
    },
    refusals: ['not_allowed', 'nsfw_no_likes'],
  },
  retractVote: {
    summary: {
      en: 'Takes your vote back while the poll is open.',
      id: 'Menarik pilihan Anda selama jajak pendapat masih dibuka.',
      my: 'Menarik balik undi anda selagi undian masih dibuka.',
    },
    refusals: ['not_allowed', 'nsfw_no_likes'],
  },
}
