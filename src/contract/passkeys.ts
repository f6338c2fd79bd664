import * as z from 'zod/mini'
import { User } from './auth.ts'
import { Id, line, Time } from './common.ts'
import { endpoint } from './endpoint.ts'
import { Done, IdParams } from './objects.ts'

export const PASSKEY_NAME_MAX = 60
export const PASSKEYS_MAX = 20

const Passkey = z.object({
  id: Id,
  name: z.string(),
  createdAt: Time,
  lastUsedAt: z.nullable(Time),
})
export type Passkey = z.infer<typeof Passkey>

export const listPasskeys = endpoint({
  method: 'GET',
  path: '/api/passkeys',
  access: 'member',
  /** `isOffered`: the site has a name; browsers make no passkeys for a bare IP address. */
  response: z.object({ passkeys: z.array(Passkey), isOffered: z.boolean() }),
})

function base64url(max: number) {
  return z.string().check(z.minLength(1), z.maxLength(max), z.regex(/^[\w-]+$/))
}

const Credential = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.optional(z.array(z.string())),
})

/** What the browser is given to make a passkey with, as WebAuthn names it. */
const CreationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.optional(z.string()), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.optional(z.number()),
  excludeCredentials: z.optional(z.array(Credential)),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})

export const startPasskey = endpoint({
  method: 'POST',
  path: '/api/passkeys/start',
  access: 'member',
  isRepeatable: false,
  response: z.object({ options: CreationOptions }),
})

/** Of what the browser answers, the parts that are needed. */
export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/passkeys',
  access: 'member',
  isRepeatable: false,
  body: z.strictObject({
    name: line({ min: 1, max: PASSKEY_NAME_MAX }),
    id: base64url(1400),
    clientDataJSON: base64url(4000),
    attestationObject: base64url(8000),
    transports: z.array(z.string().check(z.regex(/^[a-z-]{1,20}$/))).check(z.maxLength(8)),
  }),
  response: Passkey,
})

export const renamePasskey = endpoint({
  method: 'PATCH',
  path: '/api/passkeys/:id',
  access: 'member',
  params: IdParams,
  body: z.strictObject({ name: line({ min: 1, max: PASSKEY_NAME_MAX }) }),
  response: Passkey,
})

export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/api/passkeys/:id',
  access: 'member',
  isRepeatable: false,
  params: IdParams,
  response: Done,
})

/** What the browser is given to use any passkey of the site: for signing in, and for confirming that it is still you. */
export const startPasskeySignIn = endpoint({
  method: 'POST',
  path: '/api/auth/passkey/start',
  access: 'public',
  isRepeatable: false,
  response: z.object({
    options: z.object({
      challenge: z.string(),
      rpId: z.optional(z.string()),
      timeout: z.optional(z.number()),
      userVerification: z.literal('required'),
    }),
  }),
})

export const PasskeyProof = z.strictObject({
  id: base64url(1400),
  clientDataJSON: base64url(4000),
  authenticatorData: base64url(4000),
  signature: base64url(2000),
  userHandle: z.optional(base64url(100)),
})
export type PasskeyProof = z.infer<typeof PasskeyProof>

/** A passkey is something one has, opened by something one knows or is: no other step follows. */
export const signInWithPasskey = endpoint({
  method: 'POST',
  path: '/api/auth/passkey',
  access: 'public',
  isRepeatable: false,
  body: PasskeyProof,
  response: z.object({ user: User }),
})
