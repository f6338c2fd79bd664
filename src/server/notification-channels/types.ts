import type { Channels } from '../../contract/notifications.ts'
import type { ContentTypes, Site } from '../content/content-type.ts'
import type { Feature } from '../content/feature.ts'
import { notificationTypes } from '../notifications/public.ts'
import { onePerSite } from '../platform/one-per-site.ts'
import type { Server } from '../platform/server.ts'
import type { OutsideChannel, Wanted } from './queries.ts'

/** What sentences are made of: the types of notifications, and of content. */
export interface Words {
  types: ReturnType<typeof notificationTypes>
  content: ContentTypes | undefined
}

export const wordsOf = onePerSite((): Words => ({ types: {}, content: undefined }))

/** At the start: what the features of this site declare. */
export function learnWords(site: Site, features: readonly Feature[]): void {
  Object.assign(wordsOf(site), { types: notificationTypes(features), content: site.content })
}

/** All types with what each has on unless people choose otherwise. */
export function listTypes(server: Server): { name: string; channels: Channels }[] {
  return Object.entries(wordsOf(server).types).map(([name, { channels }]) => ({ name, channels }))
}

export function wantedOn(server: Server, channel: OutsideChannel): Wanted {
  const byDefault = listTypes(server).filter(({ channels }) => channels[channel])
  return { channel, byDefault: byDefault.map(({ name }) => name) }
}
