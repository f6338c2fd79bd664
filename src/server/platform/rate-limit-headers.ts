import type { FastifyReply } from 'fastify'
import type { LimitState } from './errors.ts'

const POLICY = 'ratelimit-policy'
const LEFT = 'ratelimit'

/**
 * Tells a program how fast it may go, as the IETF's draft of RateLimit header fields has it: each limit with its quota
 * (q) and its time in seconds (w), how much is left (r), and when it is whole again (t). Nothing is looked up for it.
 */
export function tellLimit(reply: FastifyReply, limit: LimitState): void {
  const { name, most, windowSeconds, hits, retryAfterSeconds } = limit
  const quota = Math.floor(most)
  append(reply, POLICY, `"${name}";q=${quota};w=${windowSeconds}`)
  append(reply, LEFT, `"${name}";r=${Math.max(0, quota - hits)};t=${retryAfterSeconds}`)
}

function append(reply: FastifyReply, header: string, item: string): void {
  const told = reply.getHeader(header)
  reply.header(header, told === undefined ? item : `${String(told)}, ${item}`)
}
