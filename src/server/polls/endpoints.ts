import type * as votes from '../../contract/votes.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const endpoints: EndpointFactsOf<typeof votes> = {
  votePagePost: {
    summary: {
      en: 'Votes in a poll, or changes the vote while it’s open. No one is told who voted for what.',
      id: 'Memberi suara dalam jajak pendapat, atau mengganti pilihan selama masih dibuka. Tidak ada yang tahu siapa memilih apa.',
      my: 'Mengundi dalam undian, atau menukar undi selagi masih dibuka. Tiada sesiapa diberitahu siapa mengundi apa.',
    },
    refusals: ['not_allowed', 'nsfw_no_likes'],
  },
  retractVote: {
    summary: {
      en: 'Withdraws your vote while the poll is open.',
      id: 'Menarik suara Anda selama jajak pendapat masih dibuka.',
      my: 'Menarik balik undi anda selagi undian masih dibuka.',
    },
    refusals: ['not_allowed', 'nsfw_no_likes'],
  },
}
