import type { LinkError } from '../../contract/account.ts'
import type { ProviderError } from '../../contract/auth.ts'
import { NAME_MAX } from '../../contract/limits.ts'
import { judgeNames, withoutHidden } from '../auth/public.ts'
import type { Config } from '../platform/config.ts'

export type Provider = 'google' | 'discord'

/** A person as a provider describes them, in one shape for all providers. */
export interface Profile {
  subject: string
  /** Null unless the provider vouches that the person owns the address. */
  verifiedEmail: string | null
  names: Names
}

export interface Names {
  firstName: string
  lastName: string
}

export function errorLocation(reason: ProviderError): string {
  return `/auth?providerError=${reason}`
}

export function linkErrorLocation(reason: LinkError): string {
  return `/settings?section=account&linkError=${reason}`
}

/** The query of the address to Discord; spec 7 fixes scope, response type and redirect address. */
export function discordAuthorizeUrl(
  config: Pick<NonNullable<Config['discord']>, 'clientId' | 'authorizeUrl'>,
  redirectUri: string,
  { state, challenge }: { state: string; challenge: string },
): string {
  const url = new URL(config.authorizeUrl)
  url.search = new URLSearchParams({
    client_id: config.clientId,
    response_type: 'code',
    redirect_uri: redirectUri,
    scope: 'identify email',
    state,
    code_challenge: challenge,
    code_challenge_method: 'S256',
  }).toString()
  return url.href
}

export function discordRedirectUri(publicUrl: string): string {
  return `${publicUrl}/`
}

export function googleRedirectUri(publicUrl: string): string {
  return `${publicUrl}/api/auth/google/callback`
}

const HALVES = /\p{Cs}/gu
const BLANK = /[\p{Cc}\p{Z}]+/gu

export function cleanName(name: string | null | undefined): string {
  return withoutUnwanted(oneLine(name).normalize('NFC').slice(0, NAME_MAX)).trim()
}

function oneLine(name: string | null | undefined): string {
  return withoutUnwanted(name ?? '')
    .replace(BLANK, ' ')
    .trim()
}

/** Half surrogates can't be stored, and characters that nobody sees can disguise a name. */
function withoutUnwanted(name: string): string {
  return withoutHidden(name.replace(HALVES, ''))
}

/** A name in one piece: the first word, and the rest. Many people here have one name only. */
export function splitName(name: string | null | undefined): Names {
  const whole = oneLine(name)
  const space = whole.indexOf(' ')
  if (space === -1) return { firstName: cleanName(whole), lastName: '' }
  return { firstName: cleanName(whole.slice(0, space)), lastName: cleanName(whole.slice(space)) }
}

/** None where a provider's name could be taken for the site's staff or is disguised: a neutral one is made instead. */
export function welcomeNames(siteName: string, names: Names): Names {
  return judgeNames(siteName, names) === undefined ? names : { firstName: '', lastName: '' }
}
