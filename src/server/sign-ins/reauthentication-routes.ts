import * as contract from '../../contract/sign-ins.ts'
import { judge, mayMailCode, noteWrongPassword } from '../auth/public.ts'
import { HOUR_MS } from '../platform/clock.ts'
import { fail } from '../platform/errors.ts'
import { isFresh, markFresh } from '../platform/fresh.ts'
import { messages as common } from '../platform/messages.ts'
import { enforceRateLimits, refuseTooMany } from '../platform/rate-limits.ts'
import { networkOf } from '../platform/request.ts'
import { serve } from '../platform/serve.ts'
import type { Server } from '../platform/server.ts'
import { sendCode, takeCode } from './code-actions.ts'
import { messages } from './messages.ts'
import { reauthenticationCounter } from './metrics.ts'
import { findOwner } from './queries.ts'

const DONE = { done: true } as const

export function reauthenticationRoutes(server: Server): void {
  const count = (result: string) => reauthenticationCounter(server).inc({ result })

  serve(server, contract.getReauthentication, async ({ db, viewer, now }) => {
    const { hasPassword } = await findOwner(db, viewer.id)
    const way: contract.ReauthenticationWay = hasPassword ? 'password' : 'mail'
    return { ways: [way], isFresh: isFresh(viewer, now) }
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
