import type { Text } from '../../contract/messages.ts'
import { fail } from '../platform/errors.ts'
import { messages } from '../platform/messages.ts'
import { isMutedIn, type Owned } from './can.ts'

/** In a guild only its members say something, and those who are muted nothing for now. */
export function refuseSilenced(
  object: Pick<Owned, 'guild'>,
  now: Date,
  toOthers: Text = messages.guildMembersOnly,
): void {
  if (object.guild?.isMember === false) fail('not_allowed', toOthers)
  if (isMutedIn(object, now)) fail('not_allowed', messages.guildMuted)
}
