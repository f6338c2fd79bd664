import { fail } from './errors.ts'
import { messages } from './messages.ts'

/** The people whom a viewer does not meet, by a block of theirs or of the other's. */
export type HiddenPeople = ReadonlySet<number>

export const NOBODY: HiddenPeople = new Set()

/**
 * An answer without the people who are hidden from its reader, said once for the whole API: what they wrote and they
 * themselves are taken out of every list, and an answer that is about one of them is not found.
 */
export function withoutHidden<T>(answer: T, hidden: HiddenPeople): T {
  if (hidden.size === 0) return answer
  if (isOfHidden(answer, hidden)) return fail('not_found', messages.notFound)
  return strip(answer, hidden) as T
}

function strip(value: unknown, hidden: HiddenPeople): unknown {
  if (Array.isArray(value))
    return value.filter((item) => !isOfHidden(item, hidden)).map((item) => strip(item, hidden))
  if (!isRecord(value)) return value
  if (isLedByHidden(value, hidden)) return strip({ ...value, ownerId: null, ownerName: null }, hidden)
  return Object.fromEntries(
    // A part that is theirs (a person, a linked article) is null, as if it had gone.
    Object.entries(value).map(([name, part]) => [
      name,
      isOfHidden(part, hidden) ? null : strip(part, hidden),
    ]),
  )
}

/** The names under which an answer says whose something is: the person, or their id alone. */
const OWNERS = ['author', 'editor', 'inviter', 'sender', 'person'] as const
const OWNER_IDS = ['authorId', 'updatedById', 'senderId'] as const

function isOfHidden(value: unknown, hidden: HiddenPeople): boolean {
  if (!isRecord(value)) return false
  const isHidden = (id: unknown) => typeof id === 'number' && hidden.has(id)
  return (
    OWNER_IDS.some((name) => isHidden(value[name])) ||
    [value, ...OWNERS.map((name) => value[name])].some((owner) => isPerson(owner) && isHidden(owner.id))
  )
}

/** What is of many is there for everybody: a guild, without the name of its owner. */
function isLedByHidden({ ownerId }: Record<string, unknown>, hidden: HiddenPeople): boolean {
  return typeof ownerId === 'number' && hidden.has(ownerId)
}

/** A person has an alias; nothing else has one. */
function isPerson(value: unknown): value is { id: unknown } {
  return isRecord(value) && 'id' in value && typeof value['alias'] === 'string'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
