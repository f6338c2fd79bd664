import * as z from 'zod/mini'
import { IdInPath, line, Time } from './common.ts'
import { endpoint } from './endpoint.ts'
import { NAME_MAX } from './limits.ts'
import { Done, IdParams } from './objects.ts'
import { Person } from './people.ts'

/** The owner sees also those who have not answered yet. */
export const listCollectionEditors = endpoint({
  method: 'GET',
  path: '/api/collections/:id/editors',
  access: 'public',
  params: IdParams,
  response: z.object({
    items: z.array(z.object({ person: Person, isAccepted: z.boolean(), createdAt: Time })),
  }),
})

/** The owner asks somebody; they edit and are named once they accept. Asking again changes nothing. */
export const inviteCollectionEditor = endpoint({
  method: 'POST',
  path: '/api/collections/:id/editors',
  access: 'member',
  params: IdParams,
  body: z.strictObject({ alias: line({ min: 1, max: NAME_MAX }) }),
  response: Done,
})

/** A desired state: giving the same answer twice is giving it once. */
export const answerCollectionInvitation = endpoint({
  method: 'POST',
  path: '/api/collections/:id/invitation',
  access: 'member',
  params: IdParams,
  body: z.strictObject({ isAccepted: z.boolean() }),
  response: Done,
})

/** The owner takes an editor or an invitation back, or an editor leaves. */
export const removeCollectionEditor = endpoint({
  method: 'DELETE',
  path: '/api/collections/:id/editors/:userId',
  access: 'member',
  params: z.strictObject({ id: IdInPath, userId: IdInPath }),
  response: Done,
})
