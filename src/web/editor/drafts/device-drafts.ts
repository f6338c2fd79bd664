import type { DRAFT_KINDS, DraftContent } from '../../../contract/drafts.ts'

export type DraftKind = (typeof DRAFT_KINDS)[number]

/** Which draft: of a kind of text, and of which one. */
export interface Slot {
  kind: DraftKind
  key: string
}

export interface DeviceDraft {
  at: number
  /** Whose it is; null when nobody was signed in. */
  owner: number | null
  /** The server's version it goes on from, and whether the server has all of it. */
  version: number
  isSent: boolean
  content: DraftContent
}

const PREFIX = 'cendekia:draft:'
const nameOf = ({ kind, key }: Slot): string => `${PREFIX}${kind}:${key}`
/** Where the version waits that was not chosen, or that somebody has put away: a day, in case it is missed. */
const otherOf = (slot: Slot): string => `${nameOf(slot)}:other`
const OTHER_MS = 24 * 3_600_000
/** Where somebody's draft waits while another person uses the same device. */
const asideOf = (slot: Slot, owner: number): string => `${nameOf(slot)}:of-${owner}`

/** Null when there is none; never another person's. */
export function readDevice(slot: Slot, owner: number | null): DeviceDraft | null {
  const found = read(nameOf(slot))
  if (found !== null && (found.owner === null || found.owner === owner)) return found
  if (found !== null && found.owner !== null) move(nameOf(slot), asideOf(slot, found.owner))
  if (owner === null) return null
  move(asideOf(slot, owner), nameOf(slot))
  return read(nameOf(slot))
}

/** False when the device keeps nothing: storage is full or forbidden. */
export function writeDevice(slot: Slot, draft: DeviceDraft): boolean {
  return write(nameOf(slot), draft)
}

export function removeDevice(slot: Slot): void {
  remove(nameOf(slot))
}

export function readOther(slot: Slot, owner: number | null): DeviceDraft | null {
  const found = read(otherOf(slot))
  return found !== null && found.owner === owner && Date.now() - found.at < OTHER_MS ? found : null
}

export function keepOther(slot: Slot, owner: number | null, content: DraftContent): void {
  write(otherOf(slot), { at: Date.now(), owner, version: 0, isSent: false, content })
}

export function removeOther(slot: Slot): void {
  remove(otherOf(slot))
}

/** Whether something waits here: of this person, or, unless they are named, whoever wrote it. What it says is not told. */
export function hasDeviceDraft(slot: Slot, owner?: number): boolean {
  const found = read(nameOf(slot))
  return found !== null && (owner === undefined || found.owner === null || found.owner === owner)
}

/** All drafts here of this person, newest first; never another person's, nor what was put away. */
export function listDevice(owner: number | null): DeviceDraft[] {
  return draftNames()
    .map(read)
    .filter((draft) => draft !== null)
    .filter((draft) => draft.owner === null || draft.owner === owner)
    .toSorted((one, other) => other.at - one.at)
}

function draftNames(): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(PREFIX) && isOwnName(name))
  } catch {
    return []
  }
}

/** `kind:key`; a third part says that it was put aside. */
const isOwnName = (name: string): boolean => name.slice(PREFIX.length).split(':').length === 2

function write(name: string, draft: DeviceDraft): boolean {
  try {
    localStorage.setItem(name, JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

function remove(name: string): void {
  try {
    localStorage.removeItem(name)
  } catch {
    // Nothing was kept.
  }
}

function move(from: string, to: string): void {
  try {
    const kept = localStorage.getItem(from)
    if (kept === null) return
    localStorage.setItem(to, kept)
    localStorage.removeItem(from)
  } catch {
    // It stays where it is.
  }
}

function read(name: string): DeviceDraft | null {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(name) ?? 'null')
    return isDraft(draft) ? draft : null
  } catch {
    return null
  }
}

function isDraft(value: unknown): value is DeviceDraft {
  if (typeof value !== 'object' || value === null) return false
  const { at, version, content } = value as Record<string, unknown>
  return (
    typeof at === 'number' && typeof version === 'number' && typeof content === 'object' && content !== null
  )
}
