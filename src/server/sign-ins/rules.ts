import { networkKey } from '../platform/network.ts'
import { deviceName, type DeviceName } from '../platform/device-name.ts'

/**
 * An address without its end: enough to recognise one's own network by, and not the whole address of a stranger who
 * mistyped theirs. Where in the world that is nobody here knows.
 */
export function maskedAddress(ip: string | null): string | null {
  if (ip === null) return null
  const network = networkKey(ip)
  if (network === 'unknown') return null
  if (network.includes(':')) return `${network.split(':').slice(0, 3).join(':')}:…`
  return `${network.split('.').slice(0, 3).join('.')}.…`
}

export function deviceFacts({ ip, userAgent }: { ip: string | null; userAgent: string }): DeviceName & {
  address: string | null
} {
  return { ...deviceName(userAgent), address: maskedAddress(ip) }
}
