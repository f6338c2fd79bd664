import type { FastifyRequest } from 'fastify'
import { fail } from './errors.ts'
import { messages } from './messages.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * With SameSite=Lax this is the whole defence against forged requests: browsers send the origin of a request,
 * and no page can make them lie. Multipart needs it most, since other sites may send it without asking.
 */
export function refuseCrossSite(request: FastifyRequest, publicUrl: string): void {
  if (SAFE.has(request.method)) return
  const site = request.headers['sec-fetch-site']
  const isOurs = site === undefined ? request.headers.origin === publicUrl : site === 'same-origin'
  if (!isOurs) fail('cross_site', messages.crossSite)
}

/** Sign-out is a GET by specification: only a navigation may sign somebody out, never an <img>. */
export function isOwnNavigation(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'] ?? 'none'
  const destination = request.headers['sec-fetch-dest'] ?? 'document'
  return site !== 'cross-site' && site !== 'same-site' && destination === 'document'
}
