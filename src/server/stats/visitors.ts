import { createHmac } from 'node:crypto'
import { isIPv4 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { networkKey } from '../platform/network.ts'

// A client that calls itself a bot is no visitor.
const BOT = /bot|crawl|spider|slurp|preview|fetch|monitor|curl|wget|python|java\/|headlesschrome-lighthouse/i

export function isBot(userAgent: string | undefined): boolean {
  return userAgent === undefined || userAgent === '' || BOT.test(userAgent)
}

/** The network of an address: /24 of IPv4, /48 of IPv6. Finer than a country, coarser than a person. */
export function neighbourhoodOf(ip: string): string {
  const network = networkKey(ip)
  if (isIPv4(network)) return network.split('.').slice(0, 3).join('.')
  return network.split(':').slice(0, 3).join(':')
}

/** Today's key of a guest. Once the day's salt is destroyed nobody can tell whose it was. */
export function guestKey(salt: Buffer, request: FastifyRequest): Buffer {
  return createHmac('sha256', salt)
    .update(neighbourhoodOf(request.ip))
    .update('\n')
    .update(request.headers['user-agent'] ?? '')
    .digest()
    .subarray(0, 16)
}

export function memberKey(salt: Buffer, userId: number): Buffer {
  return createHmac('sha256', salt).update(`member ${userId}`).digest().subarray(0, 16)
}
