import type { FastifyRequest } from 'fastify'
import type { Server } from '../platform/server.ts'
import { readSwitches, type Switches } from './queries.ts'

const KEPT_MS = 10_000
const kept = new WeakMap<Server['db'], { switches: Promise<Switches>; until: number }>()

/** The operator's switches. Asked of the database at most every ten seconds. */
export function switchesOf(server: Server): Promise<Switches> {
  const now = server.clock.elapsedMs()
  const found = kept.get(server.db)
  if (found !== undefined && now < found.until) return found.switches
  const switches = readSwitches(server.db.read)
  kept.set(server.db, { switches, until: now + KEPT_MS })
  switches.catch(() => kept.delete(server.db))
  return switches
}

/** Whether there is adult content for this caller's country at all; the country is told by a trusted proxy. */
export async function isOffered(server: Server, request: FastifyRequest): Promise<boolean> {
  const { isEnabled, countryHeader, offCountries } = await switchesOf(server)
  if (!isEnabled) return false
  if (offCountries.length === 0) return true
  const named = cameThroughProxy(request) ? String(request.headers[countryHeader] ?? '') : ''
  return !named.split(',').some((country) => offCountries.includes(country.trim().toUpperCase()))
}

/** Only then there is more than one address: Fastify takes the others from nobody else. */
function cameThroughProxy({ ips = [] }: FastifyRequest): boolean {
  return ips.length > 1
}
