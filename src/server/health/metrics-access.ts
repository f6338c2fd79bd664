import { timingSafeEqual } from 'node:crypto'
import { BlockList, isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { hashToken } from '../platform/tokens.ts'

const LOOPBACK = new BlockList()
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4')
LOOPBACK.addAddress('::1', 'ipv6')

/** What proxies add; a caller of the machine itself has no reason to. */
const PROXY_HEADERS = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'forwarded',
  'via',
]

/** Metrics show how busy a site is and what it runs on: only for the machine itself and for holders of the token. */
export function mayReadMetrics(request: FastifyRequest, token: string | undefined): boolean {
  return isFromMachine(request) || (token !== undefined && hasToken(request, token))
}

/**
 * Behind a proxy on the same machine everybody comes from loopback. A proxy names the caller in a header or passes
 * on the Host that people use, so neither may be there.
 */
function isFromMachine({ raw, headers }: FastifyRequest): boolean {
  if (PROXY_HEADERS.some((name) => headers[name] !== undefined)) return false
  return isLoopback(raw.socket.remoteAddress) && isLoopback(hostnameIn(headers.host))
}

function hostnameIn(host: string | undefined): string | undefined {
  const url = `http://${host}`
  const name = URL.canParse(url) ? new URL(url).hostname.replace(/^\[|\]$/g, '') : undefined
  return name === 'localhost' ? '127.0.0.1' : name
}

function isLoopback(address: string | undefined): boolean {
  return address !== undefined && LOOPBACK.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

/** The hashes are of one length, so that comparing them takes the same time whatever was sent. */
function hasToken({ headers }: FastifyRequest, token: string): boolean {
  const [, sent] = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '') ?? []
  return sent !== undefined && timingSafeEqual(hashToken(sent), hashToken(token))
}
