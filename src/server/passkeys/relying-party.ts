import { isIP } from 'node:net'
import type { Config } from '../platform/config.ts'

/** Passkeys are of the site's configured name, never of what a request says its host is. */
export interface RelyingParty {
  id: string
  origin: string
  name: string
}

export function relyingParty({ publicUrl, siteName }: Pick<Config, 'publicUrl' | 'siteName'>): RelyingParty {
  const { hostname, origin } = new URL(publicUrl)
  return { id: hostname, origin, name: siteName }
}

/** Browsers make no passkeys for an IP address. */
export function hasName({ id }: RelyingParty): boolean {
  return isIP(id.replace(/^\[|\]$/g, '')) === 0
}
