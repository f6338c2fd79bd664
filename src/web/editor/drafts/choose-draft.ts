import type { Draft, DraftContent } from '../../../contract/drafts.ts'
import type { DeviceDraft } from './device-drafts.ts'

export type ServerDraft = Draft & { older: DraftContent | null }

export interface FoundDraft {
  content: DraftContent
  /** When it was written; null when nobody knows any more. */
  at: number | null
  from: 'device' | 'server'
}

export interface Choice {
  restored: FoundDraft | null
  other: FoundDraft | null
}

/**
 * The newer of two drafts, and the other one where it holds something else. Versions decide as far as they can,
 * since clocks of devices are wrong; only when both sides have gone on by themselves the time does.
 */
export function chooseDraft(device: DeviceDraft | null, server: ServerDraft | null): Choice {
  const mine: FoundDraft | null = device && { content: device.content, at: device.at, from: 'device' }
  if (device === null || mine === null || server === null)
    return { restored: mine ?? foundOn(server), other: olderOf(server) }
  const theirs = foundOn(server)
  if (isSame(device.content, server.content)) return { restored: theirs, other: olderOf(server) }
  if (device.version === server.version) return { restored: mine, other: null }
  if (device.isSent) return { restored: theirs, other: olderOf(server) }
  return device.at >= Date.parse(server.updatedAt)
    ? { restored: mine, other: theirs }
    : { restored: theirs, other: mine }
}

function foundOn(server: ServerDraft | null): FoundDraft | null {
  return server && { content: server.content, at: Date.parse(server.updatedAt), from: 'server' }
}

function olderOf(server: ServerDraft | null): FoundDraft | null {
  if (server === null || server.older === null) return null
  return { content: server.older, at: null, from: 'server' }
}

/** The order of the fields says nothing. */
export function isSame(one: DraftContent, other: DraftContent): boolean {
  const text = (content: DraftContent): string =>
    JSON.stringify(Object.entries(content).sort(([a], [b]) => (a < b ? -1 : 1)))
  return text(one) === text(other)
}
