import type { FastifyRequest } from 'fastify'
import { onePerSite } from '../platform/one-per-site.ts'
import type { Server } from '../platform/server.ts'
import { readSwitches, type Switches } from './queries.ts'

const CACHED_MS = 10_000
interface CachedSwitches {
  switches: Promise<Switches>
  until: number
}
const cacheOf = onePerSite((): { last: CachedSwitches | undefined } => ({ last: undefined }))

/** The operator's switches. Read from the database at most every ten seconds. */
export function switchesOf(server: Server): Promise<Switches> {
  const now = server.clock.elapsedMs()
  const cache = cacheOf(server)
  if (cache.last !== undefined && now < cache.last.until) return cache.last.switches
  const switches = readSwitches(server.db.read)
  cache.last = { switches, until: now + CACHED_MS }
  switches.catch(() => (cache.last = undefined))
  return switches
}

/**
 * Whether the caller's country has adult content at all; a trusted proxy names the country. Without a caller it is asked
 * of the site alone.
 */
export async function isOffered(server: Server, request: FastifyRequest | null): Promise<boolean> {
  const { isEnabled, countryHeader, offCountries } = await switchesOf(server)
  if (!isEnabled) return false
  if (offCountries.length === 0 || request === null) return true
  const named = cameThroughProxy(request) ? String(request.headers[countryHeader] ?? '') : ''
  return !named.split(',').some((country) => offCountries.includes(country.trim().toUpperCase()))
}

/** Only behind a trusted proxy is there more than one address: Fastify ignores forwarded ones from anybody else. */
function cameThroughProxy({ ips = [] }: FastifyRequest): boolean {
  return ips.length > 1
}
