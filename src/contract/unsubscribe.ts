import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** Mails that people can do without: of notifications while they were away, and the weekly digest. */
export const UNSUBSCRIBABLE = ['mail', 'digest'] as const
export type Unsubscribable = (typeof UNSUBSCRIBABLE)[number]

const ByToken = z.strictObject({ token: z.string().check(z.regex(/^[\w.-]{1,200}$/)) })
const Unsubscription = z.object({ what: z.enum(UNSUBSCRIBABLE), isOff: z.boolean() })

/** What the link of a mail is about; it changes nothing, since programs follow links too. */
export const getUnsubscription = endpoint({
  method: 'GET',
  path: '/api/unsubscribe',
  access: 'public',
  query: ByToken,
  response: Unsubscription,
})

/**
 * Ends those mails for whoever the token was made for. Mail programs post here (RFC 8058), without a cookie and from
 * wherever they are, with a form whose content says nothing more: the token is all that counts.
 */
export const unsubscribe = endpoint({
  method: 'POST',
  path: '/api/unsubscribe',
  access: 'public',
  isRepeatable: false,
  isForMachines: true,
  query: ByToken,
  response: Unsubscription,
})
