import * as z from 'zod/mini'
import { text } from './common.ts'
import { endpoint } from './endpoint.ts'
import { Done } from './objects.ts'

export const PUSH_SUBSCRIPTIONS_MAX = 10

/** Whether it is one of a push service is decided by the server. */
const PushEndpoint = text({ min: 10, max: 1000 })
/** 65 and 16 bytes in base64url, with or without the signs that fill it up. */
const PublicKey = z.string().check(z.regex(/^[\w-]{87}=?$/))
const AuthSecret = z.string().check(z.regex(/^[\w-]{22}(==)?$/))

/** What a browser needs to take pushes, and how things are with this one. */
export const getPush = endpoint({
  method: 'GET',
  path: '/api/push',
  access: 'member',
  response: z.object({
    publicKey: z.string(),
    /** They have received a comment or a reply: only then is anybody asked whether they want pushes. */
    mayAsk: z.boolean(),
    /** This browser takes them. */
    isSubscribed: z.boolean(),
  }),
})

/** `timeZone` is the browser's: quiet hours go by it. */
export const savePushSubscription = endpoint({
  method: 'PUT',
  path: '/api/push/subscription',
  access: 'member',
  isRepeatable: false,
  body: z.strictObject({
    endpoint: PushEndpoint,
    keys: z.strictObject({ p256dh: PublicKey, auth: AuthSecret }),
    timeZone: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_+\-/]{1,64}$/))),
  }),
  response: Done,
})

export const deletePushSubscription = endpoint({
  method: 'DELETE',
  path: '/api/push/subscription',
  access: 'member',
  isRepeatable: false,
  body: z.strictObject({ endpoint: PushEndpoint }),
  response: Done,
})

/** What a service worker is sent. */
export const PushMessage = z.object({
  title: z.string(),
  body: z.string(),
  path: z.string(),
  /** A later one with the same takes its place. */
  tag: z.string(),
})
export type PushMessage = z.infer<typeof PushMessage>
