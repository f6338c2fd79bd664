import type { FastifyRequest } from 'fastify'
import * as contract from '../../contract/auth.ts'
import { fail } from '../platform/errors.ts'
import { enforceRateLimits } from '../platform/rate-limits.ts'
import { messages as common } from '../platform/messages.ts'
import { hashPassword } from '../platform/passwords.ts'
import { deviceOf, networkOf } from '../platform/request.ts'
import { isOwnNavigation } from '../platform/same-origin.ts'
import { serve, serveNavigation } from '../platform/serve.ts'
import type { Server } from '../platform/server.ts'
import { hashToken, newToken } from '../platform/tokens.ts'
import * as actions from './actions.ts'
import { judge, limitKey, mayMailCode, mayMailLink } from './credentials.ts'
import { messages } from './messages.ts'
import { signInCounter, signUpCounter } from './metrics.ts'
import { judgeNames, type Names } from './names/judge-names.ts'
import * as queries from './queries.ts'
import { refuseCommon } from './refuse-common.ts'
import { canonicalEmail, isBrowserToken } from './rules.ts'
import { endSession, noteWrongPassword, startSession, startVerifiedSession } from './sessions.ts'

export function authRoutes(server: Server): void {
  serve(server, contract.getUser, async ({ viewer }) => viewer.user, queries.findAccount)
  signUpRoutes(server)
  signInRoutes(server)
  resetRoutes(server)
}

function signUpRoutes(server: Server): void {
  serve(server, contract.signup, async ({ body, language, now, request, reply }) => {
    const email = canonicalEmail(body.email)
    refuseDisguised(server.config.siteName, body)
    await refuseCommon(server.config.siteName, body.password, body)
    const network = networkOf(request)
    await enforceRateLimits(server.limits, [
      ['signUpsPerHalfHour', network],
      ['signUpsPerDay', network],
    ])
    // Hashed whether or not it will be stored, so that an address with an account takes as long as one without.
    const passwordHash = await hashPassword(body.password)
    const mayMail = await mayMailCode(server, email)
    const token = browserToken(server, request) ?? newToken()
    const { firstName, lastName } = body
    const signup = { email, firstName, lastName, language, passwordHash, browserHash: hashToken(token) }
    await actions.signUp(server, signup, mayMail, now)
    signUpCounter(server).inc({ result: 'asked' })
    server.cookies.set(reply, 'signup', token)
    return { email: body.email }
  })

  serve(server, contract.verify, async ({ body, now, request, reply }) => {
    const email = canonicalEmail(body.email)
    await enforceRateLimits(server.limits, [['verifiesPerNetwork', networkOf(request)]])
    const verified = await actions.verifyAddress(server, email, body.code, browserHash(server, request), now)
    if (verified === null) return fail('invalid_code', messages.invalidCode)
    signUpCounter(server).inc({ result: 'verified' })
    if (verified.userId !== null) await startSession(server, request, reply, verified.userId, 'signup')
    // Cleared in both cases: an answer that sets a cookie is never stored for repeats, so neither is the token.
    server.cookies.clear(reply, 'signup')
    return { email: body.email, resetToken: verified.resetToken }
  })

  serve(server, contract.resendVerification, async ({ body, now, request }) => {
    const email = canonicalEmail(body.email)
    await enforceRateLimits(server.limits, [['resendsPerNetwork', networkOf(request)]])
    const gap = await server.limits.hit('resendGap', limitKey(server, email))
    if (!gap.exceeded && (await mayMailCode(server, email)))
      await actions.resendCode(server, email, browserHash(server, request), now)
    return { email: body.email }
  })
}

function signInRoutes(server: Server): void {
  serve(server, contract.signin, async ({ db, body, now, request, reply }) => {
    const email = canonicalEmail(body.email)
    const network = networkOf(request)
    await enforceRateLimits(server.limits, [
      ['signInsPerMinute', network],
      ['signInsPerHour', network],
    ])
    const attempt = {
      email,
      password: body.password,
      browserHash: browserHash(server, request),
      network,
      now,
    }
    const judgement = await judge(server, attempt)
    signInCounter(server).inc({ result: judgement.result })
    if (judgement.result === 'wrong') {
      if (judgement.isRecorded) await noteWrongPassword(server, request, judgement.userId)
      return fail('wrong_credentials', messages.wrongCredentials)
    }
    if (judgement.result === 'needs_verification')
      return fail('needs_verification', messages.needsVerification)
    if (!(await startVerifiedSession(server, request, reply, judgement)))
      return fail('wrong_credentials', messages.wrongCredentials)
    return { user: await queries.getUser(db, judgement.userId, now) }
  })

  serveNavigation(server, contract.logout, async ({ request, reply }) => {
    if (!isOwnNavigation(request)) fail('cross_site', common.crossSite)
    await endSession(server, request)
    server.cookies.clear(reply, 'sid')
    return '/'
  })
}

function resetRoutes(server: Server): void {
  serve(server, contract.forgotPassword, async ({ body, now, request }) => {
    const email = canonicalEmail(body.email)
    await enforceRateLimits(server.limits, [['resetsPerNetwork', networkOf(request)]])
    if (await mayMailLink(server, email)) await actions.queueResetLink(server, email, now)
    return { email: body.email }
  })

  serve(server, contract.resetPassword, async ({ db, body: { token, password }, now, request }) => {
    const owner = await queries.findReset(db, hashToken(token), now)
    if (owner === undefined) return fail('invalid_token', messages.invalidToken)
    await refuseCommon(server.config.siteName, password, owner)
    const device = deviceOf(request)
    const isReset = await actions.resetPassword(
      server,
      token,
      owner,
      await hashPassword(password),
      device,
      now,
    )
    if (!isReset) return fail('invalid_token', messages.invalidToken)
    // Somebody who forgot their password has tried some; these tries must not lock them out now.
    await server.limits.clear(
      'wrongPasswordsFromNetwork',
      `${limitKey(server, owner.email)} ${networkOf(request)}`,
    )
    return { email: owner.email }
  })
}

function refuseDisguised(siteName: string, names: Names): void {
  const fields = judgeNames(siteName, names)
  if (fields !== undefined) fail('invalid_input', common.invalidInput, { fields })
}

/** The cookie that ties a sign-up to the browser it was made with. */
function browserToken(server: Server, request: FastifyRequest): string | null {
  const token = server.cookies.read(request, 'signup')
  return isBrowserToken(token) ? token : null
}

function browserHash(server: Server, request: FastifyRequest): Buffer | null {
  const token = browserToken(server, request)
  return token === null ? null : hashToken(token)
}
