import type * as apiTokens from '../../contract/api-tokens.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const endpoints: EndpointFactsOf<typeof apiTokens> = {
  listApiTokens: {
    summary: {
      en: 'The signed-in person’s API tokens: their names and scopes, never the tokens themselves.',
      id: 'Token API orang yang masuk: nama dan cakupannya, tidak pernah tokennya sendiri.',
      my: 'Token API orang yang log masuk: nama dan skopnya, bukan token itu sendiri.',
    },
  },
  createApiToken: {
    summary: {
      en: 'Creates an API token, up to 20 a person. `token` is in this answer only. Needs a confirmation that it’s you within the last 10 minutes.',
      id: 'Membuat token API, maksimal 20 per orang. `token` hanya ada dalam jawaban ini. Perlu konfirmasi bahwa ini Anda dalam 10 menit terakhir.',
      my: 'Mencipta token API, maksimum 20 bagi setiap orang. `token` hanya ada dalam jawapan ini. Perlu pengesahan bahawa ini anda dalam 10 minit terakhir.',
    },
    refusals: ['reauthentication_required'],
  },
  revokeApiToken: {
    summary: {
      en: 'Revokes an API token. Programs that use it are refused from then on.',
      id: 'Mencabut token API. Sejak itu program yang memakainya ditolak.',
      my: 'Membatalkan token API. Selepas itu program yang menggunakannya ditolak.',
    },
  },
}
