import { joinModesOf, type GuildJoinMode } from '../../contract/guild-rules.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import { messages } from './messages.ts'

interface Door {
  isPrivate: boolean
  joinMode: GuildJoinMode
}

/**
 * Who sees a guild and how one gets in, after a change of one or both. A mode that was chosen has to fit; where only
 * the other changes it becomes the one that lets in no more people than before.
 */
export function doorOf(
  chosen: { isPrivate?: boolean | undefined; joinMode?: GuildJoinMode | undefined },
  before: Door | undefined,
): Door {
  const isPrivate = chosen.isPrivate ?? before?.isPrivate ?? false
  const modes = joinModesOf(isPrivate)
  if (chosen.joinMode !== undefined) {
    if (modes.includes(chosen.joinMode)) return { isPrivate, joinMode: chosen.joinMode }
    const text = isPrivate ? messages.privateDoor : messages.publicDoor
    return fail('invalid_input', common.invalidInput, { fields: { joinMode: text } })
  }
  if (before === undefined) return { isPrivate, joinMode: isPrivate ? 'request' : 'open' }
  if (modes.includes(before.joinMode)) return { isPrivate, joinMode: before.joinMode }
  return { isPrivate, joinMode: isPrivate ? 'request' : 'approval' }
}
