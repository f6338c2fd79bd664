import {
  getBirthYear,
  getNsfw,
  giveNsfwConsent,
  saveBirthYear,
  withdrawNsfwConsent,
  type NsfwState,
} from '../../contract/nsfw.ts'
import type { FastifyRequest } from 'fastify'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import { contactOf } from '../platform/reachable.ts'
import { serve } from '../platform/serve.ts'
import type { Server } from '../platform/server.ts'
import { isUnderAge, type Viewer } from '../platform/session.ts'
import { saveConsent, saveYear } from './actions.ts'
import { messages } from './messages.ts'
import { signProof } from './proof.ts'
import { findBirthYear } from './queries.ts'
import { seesNsfw } from './sees-nsfw.ts'
import { isOffered } from './switches.ts'

export function nsfwRoutes(server: Server): void {
  server.documents.countryRules.push({
    isOffered: (request) => isOffered(server, request),
    isOf: (data) => (data as { isRedacted?: boolean } | null)?.isRedacted === true,
  })

  serve(server, getNsfw, async ({ viewer, request }) => ({
    ...(await offerOf(server, request, viewer)),
    hasConsent: await seesNsfw(server, request, viewer),
  }))

  serve(server, giveNsfwConsent, async ({ db, viewer, now, request, reply }) => {
    const offer = await offerOf(server, request, viewer)
    if (!offer.isEnabled) fail('not_allowed', common.noNsfwHere)
    if (!offer.canConsent) fail('under_age', common.nsfwUnderAge)
    if (viewer !== null) await saveConsent(db, viewer.id, now)
    server.cookies.set(reply, 'adult', signProof(server.secret, now))
    return { ...offer, hasConsent: true }
  })

  serve(server, withdrawNsfwConsent, async ({ db, viewer, request, reply }) => {
    if (viewer !== null) await saveConsent(db, viewer.id, null)
    server.cookies.clear(reply, 'adult')
    return { ...(await offerOf(server, request, viewer)), hasConsent: false }
  })

  serve(server, getBirthYear, async ({ db, viewer, now }) => {
    const birthYear = await findBirthYear(db, viewer.id)
    return { birthYear, isUnderAge: isUnderAge(birthYear, now) }
  })

  serve(server, saveBirthYear, async ({ db, viewer, body: { birthYear }, now, reply }) => {
    if (birthYear !== null && birthYear > now.getUTCFullYear())
      fail('invalid_input', common.invalidInput, { fields: { birthYear: messages.yearToCome } })
    if (!(await saveYear(db, viewer.id, birthYear, now))) {
      const contact = contactOf(server.config)
      if (contact === '') fail('conflict', messages.yearIsFixedHere)
      fail('conflict', messages.yearIsFixed, { values: { contact } })
    }
    const isYoung = isUnderAge(birthYear, now)
    // Signing out must not bring back an earlier consent of this browser.
    if (isYoung) server.cookies.clear(reply, 'adult')
    return { birthYear, isUnderAge: isYoung }
  })
}

async function offerOf(
  server: Server,
  request: FastifyRequest,
  viewer: Viewer | null,
): Promise<Omit<NsfwState, 'hasConsent'>> {
  const isEnabled = await isOffered(server, request)
  return { isEnabled, canConsent: isEnabled && viewer?.isUnderAge !== true }
}
