import * as z from 'zod/mini'
import { IdInPath, line } from './common.ts'
import { endpoint } from './endpoint.ts'
import { ObjectType } from './objects.ts'
import { Person } from './people.ts'

/** So many people of one text are told; the first ones. */
export const MENTIONS_TOLD = 20
export const PEOPLE_SUGGESTED = 8

/**
 * People whose alias or name begins like this, for somebody who is typing it: those who take part in the talk about the
 * object and those whom the viewer follows come first. For a mention those who do not want to be mentioned by them are left
 * out; without it they are looked for to be written to or invited.
 */
export const suggestPeople = endpoint({
  method: 'GET',
  path: '/api/people',
  access: 'member',
  query: z.strictObject({
    q: line({ min: 1, max: 50 }),
    objectType: z.optional(ObjectType),
    objectId: z.optional(IdInPath),
    for: z.optional(z.literal('mention')),
  }),
  response: z.object({ items: z.array(Person) }),
})
