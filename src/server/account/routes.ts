import type { FastifyRequest } from 'fastify'
import * as contract from '../../contract/account.ts'
import {
  canonicalEmail,
  judge,
  judgeNames,
  mayMailCode,
  refuseCommon,
  refuseThrowaway,
} from '../auth/public.ts'
import { HOUR_MS } from '../platform/clock.ts'
import { fail, Refusal } from '../platform/errors.ts'
import { requireFresh } from '../platform/fresh.ts'
import { messages as common } from '../platform/messages.ts'
import { hashPassword } from '../platform/passwords.ts'
import { enforceRateLimits, refuseTooMany } from '../platform/rate-limits.ts'
import { networkOf } from '../platform/request.ts'
import { serve } from '../platform/serve.ts'
import type { Server } from '../platform/server.ts'
import type { Viewer } from '../platform/session.ts'
import * as actions from './actions.ts'
import { changeAlias } from './alias-actions.ts'
import { messages } from './messages.ts'
import { accountCounter } from './metrics.ts'
import * as queries from './queries.ts'
import { aliasChangeableAt, dayText, judgeAlias } from './rules.ts'

const DONE = { done: true } as const

export function accountRoutes(server: Server): void {
  serve(server, contract.getAccount, async ({ db, viewer, now }) => {
    const person = await queries.findPerson(db, viewer.id)
    const [change, links] = [
      await queries.findEmailChange(db, viewer.id, now),
      await queries.listLinks(db, viewer.id),
    ]
    const { firstName, lastName, alias, email } = person
    return {
      firstName,
      lastName,
      alias,
      email,
      aliasChangeableAt: aliasChangeableAt(person.aliasChangedAt, now)?.toISOString() ?? null,
      emailChange: change === undefined ? null : { ...change, expiresAt: change.expiresAt.toISOString() },
      hasPassword: person.passwordHash !== null,
      providers: providersOf(server, links),
    }
  })
  nameRoutes(server)
  emailRoutes(server)
  signInRoutes(server)
}

function offeredProviders({ config }: Server): contract.SignInProvider[] {
  return contract.SIGN_IN_PROVIDERS.filter((provider) => config[provider] !== undefined)
}

function providersOf(server: Server, links: { provider: string; linkedAt: Date }[]) {
  const offered = offeredProviders(server)
  return contract.SIGN_IN_PROVIDERS.flatMap((provider) => {
    const linkedAt = links.find((link) => link.provider === provider)?.linkedAt.toISOString() ?? null
    const isOffered = offered.includes(provider)
    return isOffered || linkedAt !== null ? [{ provider, linkedAt, isOffered }] : []
  })
}

function nameRoutes(server: Server): void {
  serve(server, contract.saveNames, async ({ db, viewer, body }) => {
    const fields = judgeNames(server.config.siteName, body)
    if (fields !== undefined) fail('invalid_input', common.invalidInput, { fields })
    await enforceRateLimits(server.limits, [['accountChanges', String(viewer.id)]])
    refuseSuspended(await queries.findPerson(db, viewer.id))
    await queries.updateNames(db, viewer.id, body)
    accountCounter(server).inc({ result: 'names' })
    return body
  })

  serve(server, contract.saveAlias, async ({ db, viewer, body, now }) => {
    const alias = body.alias.trim()
    const fault = judgeAlias(server.config.siteName, alias)
    if (fault !== undefined) fail('invalid_input', common.invalidInput, { fields: { alias: fault } })
    await enforceRateLimits(server.limits, [['accountChanges', String(viewer.id)]])
    refuseSuspended(await queries.findPerson(db, viewer.id))
    const change = await changeAlias(db, viewer.id, alias.toLowerCase(), now)
    if (change.result === 'taken')
      fail('conflict', messages.aliasTaken, { fields: { alias: messages.aliasTaken } })
    if (change.result === 'early') {
      const text = dayText(messages.aliasTooEarly, change.at)
      fail('conflict', text, { fields: { alias: text } })
    }
    if (change.result === 'ok') accountCounter(server).inc({ result: 'alias' })
    const person = await queries.findPerson(db, viewer.id)
    const changeableAt = aliasChangeableAt(person.aliasChangedAt, now)
    return { alias: person.alias, aliasChangeableAt: changeableAt?.toISOString() ?? null }
  })
}

function emailRoutes(server: Server): void {
  serve(server, contract.startEmailChange, async ({ db, viewer, body, now, request }) => {
    const newEmail = newAddress(body.newEmail)
    const person = await queries.findPerson(db, viewer.id)
    refuseSuspended(person)
    if (newEmail === person.email)
      fail('invalid_input', common.invalidInput, { fields: { newEmail: messages.sameEmail } })
    refuseThrowaway(newEmail, 'newEmail')
    await proveOwner(server, request, viewer, person, body.password, 'password', now)
    await enforceRateLimits(server.limits, [['emailChangesPerDay', String(viewer.id)]])
    // Everybody's mails to one unproven address count together; whether it has an account makes no difference.
    if (!(await mayMailCode(server, newEmail))) refuseTooMany(HOUR_MS / 1000)
    const change = await actions.startEmailChange(server, person, newEmail, now)
    accountCounter(server).inc({ result: 'email_asked' })
    return { ...change, expiresAt: change.expiresAt.toISOString() }
  })

  serve(server, contract.cancelEmailChange, async ({ db, viewer }) => {
    await actions.cancelEmailChange(db, viewer.id)
    return DONE
  })

  serve(server, contract.confirmEmailChange, async ({ viewer, body, now, request }) => {
    await enforceRateLimits(server.limits, [['emailConfirmsPerNetwork', networkOf(request)]])
    const confirmed = await actions.confirmEmailChange(server, body.token, viewer?.tokenHash ?? null, now)
    if (confirmed === 'dead') return fail('invalid_token', messages.deadLink)
    if (confirmed === 'taken') return fail('conflict', messages.emailTaken)
    accountCounter(server).inc({ result: confirmed.isDone ? 'email_done' : 'email_proven' })
    return confirmed
  })
}

function signInRoutes(server: Server): void {
  serve(server, contract.savePassword, async ({ db, viewer, body, now, request }) => {
    const person = await queries.findPerson(db, viewer.id)
    await proveOwner(server, request, viewer, person, body.current, 'current', now)
    await refuseCommon(server.config.siteName, body.password, person)
    await enforceRateLimits(server.limits, [['accountChanges', String(viewer.id)]])
    const passwordHash = await hashPassword(body.password)
    if (!(await actions.changePassword(server, person, passwordHash, viewer.tokenHash, now)))
      return refusePassword('current')
    accountCounter(server).inc({ result: 'password' })
    return DONE
  })

  serve(server, contract.unlinkProvider, async ({ viewer, params, now }) => {
    requireFresh(viewer, now)
    const result = await actions.unlink(server, viewer.id, params.provider, offeredProviders(server))
    if (result === 'not_linked') fail('not_found', messages.notLinked)
    if (result === 'last') fail('conflict', messages.lastWayIn)
    accountCounter(server).inc({ result: 'unlinked' })
    return DONE
  })
}

function refuseSuspended({ suspendedAt }: queries.Person): void {
  if (suspendedAt !== null) fail('not_allowed', messages.suspended)
}

function newAddress(given: string): string {
  try {
    return canonicalEmail(given)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return fail('invalid_input', common.invalidInput, { fields: { newEmail: common.fieldEmail } })
  }
}

/**
 * Whoever has a password must know it: a session left open on a shared device is not enough. Counted as a sign-in is.
 * Others have proven a moment ago who they are, by a provider or a mailed code.
 */
async function proveOwner(
  server: Server,
  request: FastifyRequest,
  viewer: Viewer,
  person: queries.Person,
  password: string | undefined,
  field: 'current' | 'password',
  now: Date,
): Promise<void> {
  if (person.passwordHash === null) return requireFresh(viewer, now)
  if (password === undefined)
    return fail('invalid_input', common.invalidInput, { fields: { [field]: messages.passwordNeeded } })
  const attempt = { email: person.email, password, browserHash: null, network: networkOf(request), now }
  const { result } = await judge(server, attempt)
  if (result !== 'ok') refusePassword(field)
}

function refusePassword(field: 'current' | 'password'): never {
  return fail('invalid_input', common.invalidInput, { fields: { [field]: messages.wrongPassword } })
}
