import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** Whether the viewer may see adult content, as the server decides it. */
export const NsfwState = z.object({
  /** Whether this site, in the viewer's country, has adult content at all. */
  isEnabled: z.boolean(),
  /** False for a member who has said to be younger than 18: the question is not even asked. */
  canConsent: z.boolean(),
  hasConsent: z.boolean(),
})
export type NsfwState = z.infer<typeof NsfwState>

export const getNsfw = endpoint({ method: 'GET', path: '/api/nsfw', access: 'public', response: NsfwState })

/** "Yes, I am 18 or older": stored in a signed cookie of the browser and, when signed in, on the account. */
export const giveNsfwConsent = endpoint({
  method: 'POST',
  path: '/api/nsfw/consent',
  access: 'public',
  response: NsfwState,
})

export const withdrawNsfwConsent = endpoint({
  method: 'DELETE',
  path: '/api/nsfw/consent',
  access: 'public',
  response: NsfwState,
})

export const BirthYear = z.number().check(z.int(), z.minimum(1900), z.maximum(2100))

export const getBirthYear = endpoint({
  method: 'GET',
  path: '/api/user/birth-year',
  access: 'member',
  response: z.object({ birthYear: z.nullable(z.number()), isUnderAge: z.boolean() }),
})

/** Once it says younger than 18 it can't be changed any more; until then it can be changed and removed. */
export const saveBirthYear = endpoint({
  method: 'POST',
  path: '/api/user/birth-year',
  access: 'member',
  body: z.strictObject({ birthYear: z.nullable(BirthYear) }),
  response: z.object({ birthYear: z.nullable(z.number()), isUnderAge: z.boolean() }),
})
