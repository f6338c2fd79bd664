import type * as oidc from 'openid-client'
import * as z from 'zod/mini'
import type { Config } from '../platform/config.ts'
import { boundedFetch } from './bounded-fetch.ts'
import type { Attempt } from './queries.ts'
import { cleanName, splitName, type Profile } from './rules.ts'

const Name = z.optional(z.nullable(z.string()))
const Claims = z.object({
  sub: z.string().check(z.regex(/^[\x21-\x7e]{1,255}$/)),
  email: z.optional(z.string()),
  email_verified: z.optional(z.boolean()),
  given_name: Name,
  family_name: Name,
  name: Name,
})

/** Loaded when somebody comes through Google. */
const loadLibrary = () => import('openid-client')

export interface Google {
  authorizeUrl(redirectUri: string, way: { state: string; nonce: string; challenge: string }): Promise<string>
  readProfile(redirectUri: string, answer: Record<string, string>, attempt: Attempt): Promise<Profile>
}

export function googleClient(settings: NonNullable<Config['google']>, timeoutMs: number): Google {
  let found: Promise<oidc.Configuration> | undefined
  // Fetched when it is first needed, so that the site starts without Google; a failure is not cached.
  const discovered = () => {
    found ??= discover(settings, timeoutMs).catch((error: unknown) => {
      found = undefined
      throw error
    })
    return found
  }
  return {
    async authorizeUrl(redirectUri, { state, nonce, challenge }) {
      const { buildAuthorizationUrl } = await loadLibrary()
      const url = buildAuthorizationUrl(await discovered(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: challenge,
        code_challenge_method: 'S256',
      })
      return url.href
    },
    async readProfile(redirectUri, answer, { state, nonce, verifier }) {
      const url = new URL(`${redirectUri}?${new URLSearchParams(answer).toString()}`)
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier }
      const { authorizationCodeGrant } = await loadLibrary()
      const tokens = await authorizationCodeGrant(await discovered(), url, checks)
      return profileOf(Claims.parse(tokens.claims()))
    },
  }
}

async function discover(
  { issuer, clientId, clientSecret }: NonNullable<Config['google']>,
  timeoutMs: number,
): Promise<oidc.Configuration> {
  const library = await loadLibrary()
  const isPlain = issuer.startsWith('http:')
  return library.discovery(new URL(issuer), clientId, undefined, library.ClientSecretPost(clientSecret), {
    [library.customFetch]: boundedFetch(timeoutMs),
    // The standard accepts TLS alone; with the signature checked, the token proves itself.
    execute: [library.enableNonRepudiationChecks, ...(isPlain ? [library.allowInsecureRequests] : [])],
  })
}

function profileOf(claims: z.output<typeof Claims>): Profile {
  const firstName = cleanName(claims.given_name)
  return {
    subject: claims.sub,
    verifiedEmail: claims.email_verified === true ? (claims.email ?? null) : null,
    names: firstName ? { firstName, lastName: cleanName(claims.family_name) } : splitName(claims.name),
  }
}
