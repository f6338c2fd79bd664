import { Counter } from 'prom-client'
import type { Feature } from '../content/feature.ts'
import type { HonorSource } from '../content/honor-source.ts'
import type { FollowUpBatchHandler, FollowUpHandlers } from '../platform/follow-ups.ts'
import type { Server } from '../platform/server.ts'
import { markDevicesFor } from './devices.ts'
import { lockObjects } from './ledger-actions.ts'
import type { Asked } from './ledger-queries.ts'
import { payFacts, type AskedFact } from './pay-facts.ts'

/** A follow-up for every kind that some feature pays for. */
export function honorFollowUps(
  features: readonly Feature[],
  server: Pick<Server, 'own' | 'clock' | 'metrics'>,
): FollowUpHandlers {
  const counter = new Counter({
    name: 'cendekia_honor_total',
    help: 'Honor that was given, taken back, held, voided or refused by the rules, by its reason',
    labelNames: ['result', 'reason'],
    registers: [server.metrics.registry],
  })
  const sources = honorSources(features)
  const handler: FollowUpBatchHandler = {
    handleAll: async (trx, _subjects, now, followUps) => {
      const units = [...sources].flatMap(([kind, listening]) => {
        const subjects = followUps.filter((one) => one.kind === kind).map(({ subject }) => subject)
        return subjects.length === 0 ? [] : listening.map((source) => ({ kind, source, subjects }))
      })
      const asked: Asked[] = units.flatMap(({ kind, source, subjects }) =>
        subjects.map((subject) => ({ kind, subject, reasons: source.reasons, ...source.scopeOf(subject) })),
      )
      if (asked.length === 0) return
      await markDevicesFor(trx, server)
      // Only then is read what is true: another runner may be storing what it read about the same.
      await lockObjects(trx, asked)
      const facts: AskedFact[] = []
      for (const { kind, source, subjects } of units)
        for (const fact of await source.listFacts(trx, subjects, now))
          facts.push({ ...fact, kind, subject: subjectOf(fact, subjects, source) })
      await payFacts(trx, asked, facts, now, (result, reason) => counter.inc({ result, reason }))
    },
  }
  return Object.fromEntries([...sources.keys()].map((kind) => [kind, handler]))
}

function honorSources(features: readonly Feature[]): Map<string, HonorSource[]> {
  const sources = new Map<string, HonorSource[]>()
  for (const { honor = {} } of features)
    for (const [kind, source] of Object.entries(honor))
      sources.set(kind, [...(sources.get(kind) ?? []), source])
  return sources
}

/** The subject that leads to a fact again. */
function subjectOf(fact: AskedFactKey, subjects: string[], { scopeOf }: HonorSource): string {
  const found = subjects.find((subject) => {
    const { objectType, objectId, actorId } = scopeOf(subject)
    const isAbout = objectType === fact.objectType && objectId === fact.objectId
    return isAbout && (actorId === undefined || actorId === fact.actorId)
  })
  return found ?? subjects[0] ?? ''
}

type AskedFactKey = Pick<AskedFact, 'objectType' | 'objectId' | 'actorId'>
