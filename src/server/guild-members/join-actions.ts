import { sql } from 'kysely'
import { lockGuild, logAct, type GuildFacts } from '../guilds/public.ts'
import { DAY_MS } from '../platform/clock.ts'
import { transact, type Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import type { Viewer } from '../platform/session.ts'
import { comeBack, enter, exit, refuseFull } from './membership-actions.ts'
import { messages } from './messages.ts'
import { REQUESTED, subjectOf } from './notify-queries.ts'
import { findStanding, listQuestions, type Standing } from './queries.ts'
import { canReturn, hasOpenRequest, isInvited, mayAskFrom } from './rules.ts'

export interface Asking {
  message: string
  answers: string[]
}

/** `nothing` when it was so already. */
export function joinGuild(
  db: Db,
  viewer: Viewer,
  guildId: number,
  { asking, now }: { asking: Asking; now: Date },
): Promise<'joined' | 'returned' | 'requested' | 'nothing'> {
  return transact(db, async (trx) => {
    const guild = await lockGuild(trx, guildId, viewer)
    if (guild.role !== null) return 'nothing'
    refuseBanned(guild)
    const standing = await findStanding(trx, guildId, viewer.id)
    const isBack = canReturn(standing, now)
    if (isBack || guild.joinMode === 'open' || isInvited(standing)) {
      // Their seat is kept as long as they can undo it.
      if (!isBack) await refuseFull(trx, guild, now)
      await (isBack ? comeBack : enter)(trx, { guildId, userId: viewer.id, now })
      await logAct(trx, { guildId, act: 'joined', actorId: viewer.id, now })
      return isBack ? 'returned' : 'joined'
    }
    if (guild.joinMode === 'invite') fail('not_allowed', messages.inviteOnly)
    if (hasOpenRequest(standing, now)) return 'nothing'
    refuseTooSoon(standing, now)
    await insertRequest(trx, { guildId, userId: viewer.id, asking, now })
    return 'requested'
  })
}

export function refuseBanned({ isBanned }: Pick<GuildFacts, 'isBanned'>): void {
  if (isBanned) fail('not_allowed', messages.banned)
}

function refuseTooSoon(standing: Standing, now: Date): void {
  const from = mayAskFrom(standing, now)
  if (from === null) return
  const count = Math.max(1, Math.ceil((from.getTime() - now.getTime()) / DAY_MS))
  fail('conflict', messages.askLater, { values: { count } })
}

/** With the questions as they are now: what is asked later is not what was answered. */
async function insertRequest(
  trx: Db,
  { guildId, userId, asking, now }: { guildId: number; userId: number; asking: Asking; now: Date },
): Promise<void> {
  const questions = await listQuestions(trx, guildId)
  const answers = questions.map((question, at) => ({ question, answer: asking.answers[at]?.trim() ?? '' }))
  await sql`
    with asked as (
      insert into guild_requests (guild_id, user_id, state, message, answers, created_at)
      values (${guildId}, ${userId}, 'open', ${asking.message.trim()}, ${JSON.stringify(answers)}, ${now})
      on conflict (guild_id, user_id) do update set state = 'open', message = excluded.message,
        answers = excluded.answers, created_at = excluded.created_at, decided_at = null
      returning ${subjectOf('guild_requests')} as subject)
    insert into follow_ups (kind, subject) select ${REQUESTED}::text, subject from asked`.execute(trx)
}

/** Also takes back an open request; whoever is neither in nor waiting is told so by what they see. */
export function leaveGuild(
  db: Db,
  viewer: Viewer,
  guildId: number,
  now: Date,
): Promise<'left' | 'taken-back' | 'nothing'> {
  return transact(db, async (trx) => {
    const guild = await lockGuild(trx, guildId, viewer)
    if (guild.role === 'owner') fail('conflict', messages.ownerLeaves)
    if (guild.role === null) return (await deleteRequest(trx, guildId, viewer.id)) ? 'taken-back' : 'nothing'
    await exit(trx, { guildId, userId: viewer.id, now, isOwnWill: true })
    await logAct(trx, { guildId, act: 'left', actorId: viewer.id, now })
    return 'left'
  })
}

/** A rejected one stays: taking it back would let somebody ask again at once. */
async function deleteRequest(trx: Db, guildId: number, userId: number): Promise<boolean> {
  const { rows } = await sql`
    with gone as (
      delete from guild_requests where guild_id = ${guildId} and user_id = ${userId} and state = 'open'
      returning ${subjectOf('guild_requests')} as subject)
    insert into follow_ups (kind, subject) select ${REQUESTED}::text, subject from gone returning subject`.execute(
    trx,
  )
  return rows.length > 0
}
