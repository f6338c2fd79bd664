import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Done } from './objects.ts'
import { Person } from './people.ts'

/** The deeds on the checklist of a new member, in their order. A feature that comes later adds its own. */
export const CHECKLIST = ['photo', 'follow', 'like', 'comment', 'iq'] as const
export type ChecklistCode = (typeof CHECKLIST)[number]

/** Whom the checklist wants to be followed. */
export const CHECKLIST_FOLLOWS = 3
export const SUGGESTED_PEOPLE = 12

export const Welcome = z.object({
  /** The three screens are still to come. */
  isNew: z.boolean(),
  /** Null once it was closed. */
  checklist: z.nullable(z.array(z.object({ code: z.enum(CHECKLIST), isDone: z.boolean() }))),
})
export type Welcome = z.infer<typeof Welcome>

/** Only asked for as long as the account says `isNew`. */
export const getWelcome = endpoint({
  method: 'GET',
  path: '/api/welcome',
  access: 'member',
  response: Welcome,
})

/** The three screens are through, or were skipped. */
export const finishWelcome = endpoint({
  method: 'POST',
  path: '/api/welcome',
  access: 'member',
  isRepeatable: false,
  response: Done,
})

/** The checklist is done, or not wanted. */
export const closeChecklist = endpoint({
  method: 'POST',
  path: '/api/welcome/checklist',
  access: 'member',
  isRepeatable: false,
  response: Done,
})

export const SuggestedPerson = z.extend(Person, { bio: z.string() })
export type SuggestedPerson = z.infer<typeof SuggestedPerson>

/** People to follow: who lately wrote in the languages the viewer reads, first in the categories they follow. */
export const listSuggestedPeople = endpoint({
  method: 'GET',
  path: '/api/welcome/people',
  access: 'member',
  response: z.object({ items: z.array(SuggestedPerson) }),
})
