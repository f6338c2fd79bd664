import type { FastifyRequest } from 'fastify'
import type { BodyOf } from '../../contract/endpoint.ts'
import * as contract from '../../contract/sign-ins.ts'
import { judge, mayMailCode, noteWrongPassword } from '../auth/public.ts'
import { listPasskeys, provePasskey } from '../passkeys/public.ts'
import { HOUR_MS } from '../platform/clock.ts'
import type { Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { isFresh, markFresh } from '../platform/fresh.ts'
import { messages as common } from '../platform/messages.ts'
import { enforceRateLimits, refuseTooMany } from '../platform/rate-limits.ts'
import { networkOf } from '../platform/request.ts'
import { serve } from '../platform/serve.ts'
import type { Server } from '../platform/server.ts'
import { findState, proveCode } from '../two-factor/public.ts'
import { sendCode, takeCode } from './code-actions.ts'
import { messages } from './messages.ts'
import { reauthenticationCounter } from './metrics.ts'
import { findOwner } from './queries.ts'

const DONE = { done: true } as const

export function reauthenticationRoutes(server: Server): void {
  const count = (result: string) => reauthenticationCounter(server).inc({ result })

  serve(server, contract.getReauthentication, async ({ db, viewer, now }) => {
    return { ways: await listWays(db, viewer.id), isFresh: isFresh(viewer, now) }
  })

  serve(server, contract.reauthenticate, async ({ db, viewer, body, now, request }) => {
    const { password, mailCode } = body
    if (mailCode !== undefined) {
      await enforceRateLimits(server.limits, [['reauthenticationsPerHour', String(viewer.id)]])
      if (!(await takeCode(server, viewer.tokenHash, mailCode, now))) {
        count('wrong_code')
        fail('invalid_code', messages.invalidCode, { fields: { mailCode: messages.invalidCode } })
      }
      count('mail')
      return DONE
    }
    if (body.code !== undefined || body.passkey !== undefined) {
      await proveStrongly(server, request, { userId: viewer.id, network: networkOf(request), now }, body)
      await markFresh(db, viewer, now)
      count(body.code === undefined ? 'passkey' : 'code')
      return DONE
    }
    const owner = await findOwner(db, viewer.id)
    if (!owner.hasPassword) fail('conflict', messages.noPassword)
    // Counted as a sign-in is: a session that was left open is no way to guess the password faster.
    const attempt = {
      email: owner.email,
      password: password ?? '',
      browserHash: null,
      network: networkOf(request),
      now,
    }
    const judgement = await judge(server, attempt)
    if (judgement.result !== 'ok') {
      if (judgement.result === 'wrong' && judgement.isRecorded)
        await noteWrongPassword(server, request, judgement.userId)
      count('wrong_password')
      fail('invalid_input', common.invalidInput, { fields: { password: messages.wrongPassword } })
    }
    await markFresh(db, viewer, now)
    count('password')
    return DONE
  })

  serve(server, contract.sendReauthenticationCode, async ({ db, viewer, now }) => {
    const owner = await findOwner(db, viewer.id)
    if (owner.hasPassword) fail('conflict', messages.usePassword)
    if (!(await mayMailCode(server, owner.email))) refuseTooMany(HOUR_MS / 1000)
    await sendCode(server, owner, viewer.tokenHash, now)
    count('asked')
    return DONE
  })
}

async function listWays(db: Db, userId: number): Promise<contract.ReauthenticationWay[]> {
  const { hasPassword } = await findOwner(db, userId)
  const twoFactor = await findState(db, userId)
  const passkeys = await listPasskeys(db, userId)
  return [
    hasPassword ? 'password' : 'mail',
    ...(twoFactor === undefined ? [] : (['code'] as const)),
    ...(passkeys.length === 0 ? [] : (['passkey'] as const)),
  ]
}

/** A code of their app, or a passkey of theirs: one of somebody else proves nothing. */
async function proveStrongly(
  server: Server,
  request: FastifyRequest,
  attempt: { userId: number; network: string; now: Date },
  { code, passkey }: Pick<BodyOf<typeof contract.reauthenticate>, 'code' | 'passkey'>,
): Promise<void> {
  if (code !== undefined) return proveCode(server, { ...attempt, code })
  await enforceRateLimits(server.limits, [['reauthenticationsPerHour', String(attempt.userId)]])
  const owner = passkey === undefined ? null : await provePasskey(server, request, passkey, attempt.now)
  if (owner !== attempt.userId) fail('invalid_code', messages.otherPasskey)
}
