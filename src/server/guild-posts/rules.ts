import { hasAcceptedRules, isMuted, isOfficer, seesInside, type GuildFacts } from '../guilds/public.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import { messages } from './messages.ts'

/** What is inside a private guild is not there for others; in a public one they are told why not. */
export function refuseOutsider(guild: GuildFacts): void {
  if (!seesInside(guild)) fail('not_found', common.notFound)
  if (!isOfficer(guild)) fail('not_allowed', messages.officersOnly)
}

export function refusePoster(
  guild: GuildFacts,
  { acceptsRules, now }: { acceptsRules: boolean; now: Date },
): void {
  if (!seesInside(guild)) fail('not_found', common.notFound)
  if (guild.role === null) fail('not_allowed', messages.joinFirst)
  if (isMuted(guild, now)) fail('not_allowed', common.guildMuted)
  if (!acceptsRules && !hasAcceptedRules(guild))
    fail('invalid_input', common.invalidInput, { fields: { acceptsRules: messages.rulesFirst } })
}
