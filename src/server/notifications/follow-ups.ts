import { Counter } from 'prom-client'
import type { Feature } from '../content/feature.ts'
import type { NotificationSource } from '../content/notification-type.ts'
import type { FollowUpBatchHandler, FollowUpHandlers } from '../platform/follow-ups.ts'
import type { Metrics } from '../platform/metrics.ts'
import type { Asked, NotificationTypes, SourcedFact } from './facts.ts'
import { gatherFacts } from './gather-facts.ts'
import { CHANNELS_KIND, tellPeople } from './tell-people.ts'

/** Of all features, by name. */
export function notificationTypes(features: readonly Feature[]): NotificationTypes {
  return Object.assign({}, ...features.map(({ notifications }) => notifications?.types))
}

/** Those that say the same again when a text is edited. */
export function editedSources(features: readonly Feature[]): string[] {
  return Object.entries(notificationSources(features)).flatMap(([kind, source]) =>
    typeof source === 'object' && source.isEdited === true ? [kind] : [],
  )
}

function notificationSources(features: readonly Feature[]): Readonly<Record<string, NotificationSource>> {
  return Object.assign({}, ...features.map(({ notifications }) => notifications?.sources))
}

/**
 * A follow-up for every source. All of them share one handler: what a batch says about people, whatever its kinds, is
 * stored at once, so that two nodes lock people in one order.
 */
export function notificationFollowUps(
  features: readonly Feature[],
  { registry }: Pick<Metrics, 'registry'>,
): FollowUpHandlers {
  const counter = new Counter({
    name: 'cendekia_notifications_total',
    help: 'What people were told, by its type, and what was withdrawn before they read it',
    labelNames: ['result'],
    registers: [registry],
  })
  const sources = notificationSources(features)
  const deps = {
    types: notificationTypes(features),
    hasChannels: features.some(({ followUps }) => followUps !== undefined && CHANNELS_KIND in followUps),
    count: (result: string, by: number) => counter.inc({ result }, by),
  }
  const handler: FollowUpBatchHandler = {
    handleAll: async (trx, _subjects, now, followUps) => {
      const asked: Asked[] = []
      const facts: SourcedFact[] = []
      for (const kind of new Set(followUps.map((followUp) => followUp.kind))) {
        const source = sources[kind]
        if (source === undefined) continue
        const subjects = followUps.filter((followUp) => followUp.kind === kind).map(({ subject }) => subject)
        const gathered = await gatherFacts(trx, kind, source, subjects, now)
        asked.push(...gathered.asked)
        facts.push(...gathered.facts)
      }
      await tellPeople(trx, deps, asked, facts, now)
    },
  }
  return Object.fromEntries(Object.keys(sources).map((kind) => [kind, handler]))
}
