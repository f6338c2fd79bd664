import * as contract from '../../contract/two-factor.ts'
import { secondStep } from '../auth/public.ts'
import { addMs, MINUTE_MS } from '../platform/clock.ts'
import { fail, Refusal } from '../platform/errors.ts'
import { requireFresh } from '../platform/fresh.ts'
import { enforceRateLimits } from '../platform/rate-limits.ts'
import { networkOf } from '../platform/request.ts'
import { serve } from '../platform/serve.ts'
import type { Server } from '../platform/server.ts'
import * as actions from './actions.ts'
import { drawQr } from './draw-qr.ts'
import { messages } from './messages.ts'
import { secondStepCounter, twoFactorCounter } from './metrics.ts'
import { countingTries, proveCode } from './prove-code.ts'
import * as queries from './queries.ts'
import { seal, unseal } from './seal.ts'
import { base32, newTotpSecret, otpauthUri, stepOfCode } from './totp.ts'

/** A set-up that was begun longer ago is begun anew: the secret was on a screen all the while. */
export const SET_UP_MS = 30 * MINUTE_MS

export function twoFactorRoutes(server: Server): void {
  const count = (result: string) => twoFactorCounter(server).inc({ result })

  serve(server, contract.getTwoFactor, async ({ db, viewer }) => {
    const state = await queries.findState(db, viewer.id)
    return { since: state?.since.toISOString() ?? null, recoveryCodesLeft: state?.recoveryCodesLeft ?? 0 }
  })

  serve(server, contract.startTwoFactor, async ({ db, viewer, now }) => {
    requireFresh(viewer, now)
    await enforceRateLimits(server.limits, [['accountChanges', String(viewer.id)]])
    const secret = newTotpSecret()
    const { email } = await queries.findOwner(db, viewer.id)
    if (!(await queries.saveSetUp(db, viewer.id, seal(server.secret, viewer.id, secret), now)))
      fail('conflict', messages.isOn)
    const uri = otpauthUri(server.config.siteName, email, secret)
    return { key: base32(secret), uri, qr: await drawQr(uri) }
  })

  serve(server, contract.confirmTwoFactor, async ({ db, viewer, body, now, request }) => {
    requireFresh(viewer, now)
    const setUp = await queries.findTwoFactor(db, viewer.id)
    if (setUp !== undefined && setUp.confirmedAt !== null) return fail('conflict', messages.isOn)
    if (setUp === undefined || setUp.startedAt <= addMs(now, -SET_UP_MS))
      return fail('conflict', messages.setUpOver)
    const secret = unseal(server.secret, viewer.id, setUp.secret)
    if (secret === null) return fail('conflict', messages.setUpOver)
    let step: number | null = null
    await countingTries(server, { userId: viewer.id, network: networkOf(request), now }, async () => {
      step = stepOfCode(secret, body.code, now)
      return step !== null
    })
    const codes =
      step === null ? null : await actions.turnOn(server, viewer.id, { secret: setUp.secret, step }, now)
    if (codes === null) return fail('conflict', messages.setUpOver)
    count('on')
    return { recoveryCodes: codes }
  })

  serve(server, contract.renewRecoveryCodes, async ({ viewer, now }) => {
    requireFresh(viewer, now)
    await enforceRateLimits(server.limits, [['accountChanges', String(viewer.id)]])
    const codes = await actions.renewCodes(server, viewer.id, now)
    if (codes === null) return fail('conflict', messages.isOff)
    count('codes')
    return { recoveryCodes: codes }
  })

  serve(server, contract.endTwoFactor, async ({ viewer, now }) => {
    requireFresh(viewer, now)
    if (!(await actions.turnOff(server, viewer.id, now))) fail('conflict', messages.isOff)
    count('off')
    return { done: true } as const
  })

  secondStepRoute(server)
}

function secondStepRoute(server: Server): void {
  serve(server, contract.passSecondStep, async ({ body, now, request, reply }) => {
    const network = networkOf(request)
    await enforceRateLimits(server.limits, [
      ['signInsPerMinute', network],
      ['signInsPerHour', network],
    ])
    const userId = await secondStep.personOf(server, request)
    if (userId === undefined) return fail('lapsed', messages.startAgain)
    const way = 'code' in body ? 'code' : 'recovery'
    try {
      if ('code' in body) await proveCode(server, { userId, code: body.code, network, now })
      else await proveRecovery(server, { userId, network, now }, body.recoveryCode)
    } catch (error) {
      if (error instanceof Refusal && error.code === 'invalid_code')
        await secondStep.noteWrong(server, request, userId, way)
      throw error
    }
    const user = await secondStep.finish(server, request, reply, userId, way)
    if (user === null) return fail('lapsed', messages.startAgain)
    secondStepCounter(server).inc({ result: way })
    return { user }
  })
}

/** Counted by network too: nobody guesses 80 bits, and who knows the password must not keep its owner out. */
async function proveRecovery(
  server: Server,
  { userId, network, now }: { userId: number; network: string; now: Date },
  typed: string,
): Promise<void> {
  const key = `${userId} ${network}`
  await enforceRateLimits(server.limits, [['wrongRecoveryCodes', key]])
  const result = await actions.useRecoveryCode(server, userId, typed, now)
  if (result === 'ok') return server.limits.clear('wrongRecoveryCodes', key)
  const text = result === 'used' ? messages.recoveryUsed : messages.wrongRecovery
  fail('invalid_code', text, { fields: { recoveryCode: text } })
}
