import { copyRows, withoutIndexes, type Cell, type Seeding } from '../platform/seeding.ts'
import { DEMO_GUILD_POSTS, DEMO_OWNERS, demoWriters } from '../seeds/demo/guild-posts.ts'
import { DEMO_SPEAKERS } from '../seeds/demo/people.ts'
import { GUILDS } from '../seeds/guilds.ts'
import { chooseOwners, planGuild, type Community, type PlannedGuild } from './seed-plan.ts'
import { continueGuildIds, findBigOwner, settleTimes, writeLog } from './seed-queries.ts'

const GUILDS_AT_SCALE_1 = 10

/** Guilds with their members, rules, requests and logs; what is posted in them is seeded by guild-posts. */
export async function seedGuilds(seeding: Seeding, people: number): Promise<number> {
  const { client, scale, until, isDemo } = seeding
  const guilds = Math.min(people, Math.max(GUILDS.length, Math.round(GUILDS_AT_SCALE_1 * scale)))
  const community: Community =
    isDemo === true
      ? { guilds: GUILDS.length, people, until, ...DEMO }
      : { guilds, people, until, owners: chooseOwners(guilds, people, await findBigOwner(client)) }
  const copy = (table: string, columns: string, rows: (guild: PlannedGuild) => Iterable<Cell[]>) =>
    copyRows(client, table, columns.split(' '), eachGuild(community, rows))

  await copy(
    'guilds',
    'id name insignia logo color description is_private join_mode is_nsfw members_may_invite questions rules rules_changed_at owner_id member_count active_at created_at',
    (guild) => [toRow(guild)],
  )
  await withoutIndexes(client, ['guild_members'], async () => {
    await copy('guild_members', 'guild_id user_id rank joined_at', ({ id, members }) =>
      members.map(({ userId, rank, joinedAt }): Cell[] => [id, userId, rank, joinedAt]),
    )
    await settleTimes(client)
  })
  await copy('guild_requests', 'guild_id user_id state message answers created_at', (guild) =>
    guild.requests.map(({ userId, message, createdAt }): Cell[] => [
      guild.id,
      userId,
      'open',
      message,
      JSON.stringify((guild.questions ?? []).map((question) => ({ question, answer: message }))),
      createdAt,
    ]),
  )
  await writeLog(client, until)
  await continueGuildIds(client)
  return community.guilds
}

const DEMO = {
  owners: GUILDS.map(({ name }) => DEMO_OWNERS[name] ?? 1),
  writers: demoWriters,
  mayJoin: (guild: string, person: number) =>
    DEMO_SPEAKERS.reads(person, DEMO_GUILD_POSTS.find((post) => post.guild === guild)?.language ?? 'en'),
}

function* eachGuild(community: Community, rows: (guild: PlannedGuild) => Iterable<Cell[]>): Iterable<Cell[]> {
  for (let id = 1; id <= community.guilds; id++) yield* rows(planGuild(community, id))
}

function toRow(guild: PlannedGuild): Cell[] {
  const { joinMode, rules = [], questions = [] } = guild
  return [
    guild.id,
    guild.name,
    guild.insignia,
    guild.logo,
    guild.color,
    guild.description,
    joinMode === 'request' || joinMode === 'invite',
    joinMode,
    guild.isNsfw,
    guild.id % 3 === 0,
    `{${questions.map((question) => JSON.stringify(question)).join(',')}}`,
    JSON.stringify(rules),
    rules.length > 0 ? guild.createdAt : null,
    guild.ownerId,
    guild.members.length,
    guild.createdAt,
    guild.createdAt,
  ]
}
