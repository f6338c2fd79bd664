import type * as leaving from '../../contract/leaving.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const endpoints: EndpointFactsOf<typeof leaving> = {
  getLeaving: {
    summary: {
      en: 'What to know before deleting your account: your plan, who takes over your guilds, and what has to be settled first.',
      id: 'Hal yang perlu diketahui sebelum menghapus akun: paket Anda, siapa yang mengambil alih guild Anda, dan apa yang harus diselesaikan dulu.',
      my: 'Perkara yang perlu diketahui sebelum memadam akaun: pelan anda, siapa yang mengambil alih guild anda, dan perkara yang perlu diselesaikan dahulu.',
    },
  },
  closeAccount: {
    summary: {
      en: 'Closes your account and ends all your sessions. After 14 days it’s erased, with what you wrote or keeping your published articles under “Former member”; signing in before then undoes it.',
      id: 'Menutup akun Anda dan mengakhiri semua sesi. Setelah 14 hari akun dihapus, bersama semua yang Anda tulis atau dengan mempertahankan artikel yang sudah terbit atas nama “Mantan anggota”; masuk sebelum itu membatalkannya.',
      my: 'Menutup akaun anda dan menamatkan semua sesi. Selepas 14 hari akaun dipadam, bersama semua yang anda tulis atau dengan mengekalkan artikel yang sudah terbit atas nama “Bekas ahli”; log masuk sebelum itu membatalkannya.',
    },
    refusals: ['reauthentication_required', 'not_allowed', 'conflict'],
  },
}
