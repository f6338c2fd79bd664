import * as z from 'zod/mini'
import type { Config } from '../platform/config.ts'
import { boundedFetch } from './bounded-fetch.ts'
import type { Attempt } from './queries.ts'
import { cleanName, splitName, type Profile } from './rules.ts'

const Person = z.object({
  id: z.string().check(z.regex(/^\d{1,20}$/)),
  email: z.optional(z.nullable(z.string())),
  verified: z.optional(z.nullable(z.boolean())),
  global_name: z.optional(z.nullable(z.string())),
  username: z.string(),
})

/** Plain OAuth 2: there is no signed token, the person is fetched with the access token. */
export async function readDiscordProfile(
  { clientId, clientSecret, apiUrl }: NonNullable<Config['discord']>,
  timeoutMs: number,
  redirectUri: string,
  code: string,
  { state, verifier }: Attempt,
): Promise<Profile> {
  const oauth = await import('openid-client')
  const endpoints = { issuer: apiUrl, token_endpoint: `${apiUrl}/oauth2/token` }
  const client = new oauth.Configuration(endpoints, clientId, undefined, oauth.ClientSecretPost(clientSecret))
  client[oauth.customFetch] = boundedFetch(timeoutMs)
  if (apiUrl.startsWith('http:')) oauth.allowInsecureRequests(client)

  const answer = new URL(`${redirectUri}?${new URLSearchParams({ code, state }).toString()}`)
  const checks = { expectedState: state, pkceCodeVerifier: verifier }
  const { access_token } = await oauth.authorizationCodeGrant(client, answer, checks)
  const response = await oauth.fetchProtectedResource(
    client,
    access_token,
    new URL(`${apiUrl}/users/@me`),
    'GET',
  )
  if (response.status !== 200) throw new Error(`Discord answered ${response.status}`)
  return profileOf(Person.parse(await response.json()))
}

function profileOf(person: z.output<typeof Person>): Profile {
  return {
    subject: person.id,
    verifiedEmail: person.verified === true ? (person.email ?? null) : null,
    names: splitName(cleanName(person.global_name) ? person.global_name : person.username),
  }
}
