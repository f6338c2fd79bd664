import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { getUser } from '../../contract/auth.ts'
import { HOUR_MS } from '../platform/clock.ts'
import type { Db } from '../platform/db.ts'
import { onePerSite } from '../platform/one-per-site.ts'
import type { Server } from '../platform/server.ts'
import { isToken } from '../platform/session.ts'
import { hashToken, keyedHash } from '../platform/tokens.ts'
import { markDevices, type DeviceMark } from './device-actions.ts'

/** What a browser is marked by: random, and nothing about it. */
const ID = /^[\w-]{22}$/
const MARK_EVERY_MS = HOUR_MS
const SAVE_MS = 500
const MOST_REMEMBERED = 100_000

/** Marks that are not saved yet, those being saved, and when sessions were marked, by the hashes of their tokens. */
interface Devices {
  waiting: DeviceMark[]
  saving: DeviceMark[]
  marked: Map<string, number>
}
const devicesOf = onePerSite<Devices, never>(() => ({ waiting: [], saving: [], marked: new Map() }))

/**
 * Notes which accounts are used on one device, each session at most once an hour, and beside its requests: none of them
 * waits for it. A browser without a mark gets one when somebody arrives or does something.
 */
export function watchDevices(server: Server): void {
  const { http } = server
  // What is refused says nothing about who uses the device.
  http.addHook('onSend', (request, reply, payload, done) => {
    if (reply.statusCode < 400 && request.routeOptions.url?.startsWith('/api/') === true)
      see(server, request, reply)
    done(null, payload)
  })
  let saved = Promise.resolve()
  const save = () => {
    saved = saveDevices(server).catch((error: unknown) =>
      http.log.warn({ err: error }, 'devices were not marked'),
    )
  }
  const saving = setInterval(save, SAVE_MS)
  saving.unref()
  http.addHook('onClose', async () => {
    clearInterval(saving)
    await saved
    // The last half second of a site that ends: the database may be gone before it.
    await saveDevices(server).catch(() => {})
  })
}

/** Saves the marks at once; otherwise it happens all the time. */
export async function saveDevices(server: Server): Promise<void> {
  const own = devicesOf(server)
  if (own.waiting.length === 0) return
  const marks = own.waiting.splice(0)
  own.saving.push(...marks)
  try {
    await markDevices(server.db.write, marks, server.clock.now(), { isUnsynced: true })
  } finally {
    own.saving = own.saving.filter((mark) => !marks.includes(mark))
  }
}

/**
 * Writes down in a transaction what this node has not saved yet: what a session does first is paid by what is known of
 * its device. It is saved once more all the same, since the transaction may fail.
 */
export async function markDevicesFor(trx: Db, server: Pick<Server, 'own' | 'clock'>): Promise<void> {
  const { waiting, saving } = devicesOf(server)
  const marks = [...saving, ...waiting]
  if (marks.length > 0) await markDevices(trx, marks, server.clock.now(), { isUnsynced: false })
}

function see(server: Server, request: FastifyRequest, reply: FastifyReply): void {
  const { cookies, clock, secret } = server
  const token = cookies.read(request, 'sid')
  if (token === undefined || !isToken(token)) return
  const known = cookies.read(request, 'device')
  const isKnown = known !== undefined && ID.test(known)
  // An answer that sets a cookie is not kept for a repeat of the same write.
  const isKept = request.headers['idempotency-key'] !== undefined
  const mayBeGiven = (request.method !== 'GET' && !isKept) || request.routeOptions.url === getUser.path
  if (!isKnown && !mayBeGiven) return
  const { waiting, marked } = devicesOf(server)
  const tokenHash = hashToken(token)
  const key = tokenHash.toString('base64')
  const elapsed = clock.elapsedMs()
  if (elapsed - (marked.get(key) ?? Number.NEGATIVE_INFINITY) < MARK_EVERY_MS) return
  if (marked.size >= MOST_REMEMBERED) marked.clear()
  marked.set(key, elapsed)
  const device = isKnown ? known : randomBytes(16).toString('base64url')
  waiting.push({ tokenHash, deviceHash: keyedHash(secret, 'device', device) })
  // Also when it is known: a device that is used is known for another day.
  if (mayBeGiven) cookies.set(reply, 'device', device)
}
