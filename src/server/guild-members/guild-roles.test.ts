import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '../../contract/guild-members.ts'
import { routes } from '../../contract/index.ts'
import { GUILD_JOIN_MODES } from '../../contract/guild-rules.ts'
import { DAY_MS } from '../platform/clock.ts'
import { insertGuild, insertMember } from '../testing/insert-guild.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { RawOptions, TestClient } from '../testing/test-client.ts'
import { join, leave, makeLink, type Member } from './members-testing.ts'

/** Everybody who may stand before a guild, and what each of its endpoints answers them: the role matrix of guilds. */
const CAST = [
  'visitor',
  'stranger',
  'asking',
  'removed',
  'banned',
  'moderator',
  'member',
  'officer',
  'owner',
] as const
type Role = (typeof CAST)[number]

let app: TestApp
const cast = new Map<Role, TestClient>()
let target: Member, newcomer: Member
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1e6 } })
  for (const role of CAST)
    cast.set(
      role,
      role === 'visitor' ? app.visitor() : await app.signIn(role, role === 'moderator' ? role : 'user'),
    )
  target = await app.signIn('target')
  newcomer = await app.signIn('newcomer')
})
afterAll(() => app.close())

const clientOf = (role: Role) => cast.get(role) as Member

interface Made {
  id: number
  linkId: number
}

async function makeGuild(joinMode: (typeof GUILD_JOIN_MODES)[number]): Promise<Made> {
  const isPrivate = joinMode === 'request' || joinMode === 'invite'
  const id = await insertGuild(app, { ownerId: clientOf('owner').userId, isPrivate, joinMode })
  for (const role of ['officer', 'member'] as const) await insertMember(app, id, clientOf(role).userId, role)
  for (const { userId } of [target, clientOf('removed')]) await insertMember(app, id, userId)
  const remove = { id: String(id), userId: String(clientOf('removed').userId) }
  await clientOf('owner').call(contract.removeGuildMember, { params: remove })
  await app.db
    .insertInto('guild_bans')
    .values({ guild_id: id, user_id: clientOf('banned').userId, created_at: app.clock.now() })
    .execute()
  for (const { userId } of [clientOf('asking'), newcomer])
    await app.db
      .insertInto('guild_requests')
      .values({ guild_id: id, user_id: userId, state: 'open', created_at: app.clock.now() })
      .execute()
  return { id, linkId: (await makeLink(clientOf('owner'), id)).id }
}

type Name = keyof typeof contract &
  `${'list' | 'change' | 'remove' | 'decide' | 'invite' | 'create' | 'revoke'}${string}`
const mutedUntil = () => new Date(app.clock.now().getTime() + DAY_MS).toISOString()

/** Requests that officers or owners may make, by their smallest role; what others are answered follows from it. */
const CALLS: Record<string, { name: Name; least: Role; request: (made: Made) => RawOptions }> = {
  'list the members': {
    name: 'listGuildMembers',
    least: 'visitor',
    request: ({ id }) => ({ params: { id } }),
  },
  'list the links': { name: 'listGuildLinks', least: 'member', request: ({ id }) => ({ params: { id } }) },
  'list the bans': { name: 'listGuildBans', least: 'officer', request: ({ id }) => ({ params: { id } }) },
  'list the requests': {
    name: 'listGuildRequests',
    least: 'officer',
    request: ({ id }) => ({ params: { id } }),
  },
  appoint: {
    name: 'changeGuildMember',
    least: 'owner',
    request: (made) => ofTarget(made, { role: 'officer' }),
  },
  mute: {
    name: 'changeGuildMember',
    least: 'officer',
    request: (made) => ofTarget(made, { mutedUntil: mutedUntil() }),
  },
  ban: { name: 'changeGuildMember', least: 'officer', request: (made) => ofTarget(made, { banned: true }) },
  unban: {
    name: 'changeGuildMember',
    least: 'officer',
    request: (made) => ofTarget(made, { banned: false }),
  },
  remove: { name: 'removeGuildMember', least: 'officer', request: (made) => ofTarget(made) },
  accept: {
    name: 'decideGuildRequest',
    least: 'officer',
    request: ({ id }) => ({ params: { id, userId: newcomer.userId }, body: { accept: true } }),
  },
  reject: {
    name: 'decideGuildRequest',
    least: 'officer',
    request: ({ id }) => ({ params: { id, userId: newcomer.userId }, body: { accept: false } }),
  },
  invite: {
    name: 'inviteToGuild',
    least: 'officer',
    request: ({ id }) => ({ params: { id }, body: { userId: newcomer.userId } }),
  },
  'make a link': {
    name: 'createGuildLink',
    least: 'officer',
    request: ({ id }) => ({ params: { id }, body: { days: 1, maxUses: 1 } }),
  },
  'revoke a link': {
    name: 'revokeGuildLink',
    least: 'officer',
    request: ({ id, linkId }) => ({ params: { id, linkId } }),
  },
}

function ofTarget({ id }: Made, body?: unknown): RawOptions {
  return { params: { id, userId: target.userId }, ...(body !== undefined && { body }) }
}

const PLACES: Record<Role, number> = {
  visitor: 0,
  stranger: 0,
  asking: 0,
  removed: 0,
  banned: 0,
  moderator: 0,
  member: 1,
  officer: 2,
  owner: 3,
}

/** A private guild shows strangers nothing at all; a member learns what is not theirs to do. */
function expected(name: Name, { least, role, isPrivate }: { least: Role; role: Role; isPrivate: boolean }) {
  const isOutside = PLACES[role] === 0
  if (role === 'visitor' && routes[name].access !== 'public') return 401
  if (isOutside && isPrivate) return 404
  if (PLACES[role] >= PLACES[least]) return 200
  // Of others' links a member is told nothing.
  return name === 'revokeGuildLink' && !isOutside ? 404 : 403
}

for (const joinMode of GUILD_JOIN_MODES)
  test.each(Object.keys(CALLS))(`who may %s in a guild that is ${joinMode}`, async (call) => {
    const { name, least, request } = CALLS[call] as (typeof CALLS)[string]
    const isPrivate = joinMode === 'request' || joinMode === 'invite'
    let made = await makeGuild(joinMode)
    const missing: unknown[] = []
    for (const role of CAST) {
      const answer = await clientOf(role).attempt(routes[name], request(made))
      expect(answer.status, `${role}: ${JSON.stringify(answer.body)}`).toBe(
        expected(name, { least, role, isPrivate }),
      )
      if (answer.status === 404 && PLACES[role] === 0) missing.push(answer.body)
      if (answer.status === 200 && routes[name].method !== 'GET') made = await makeGuild(joinMode)
    }
    // What strangers are answered is what they are answered of a guild that does not exist, whoever is asked about.
    const unknown = await clientOf('stranger').attempt(routes[name], request({ id: 999_999, linkId: 1 }))
    for (const body of missing) expect(body).toEqual(unknown.body)
  })

test('whoever is not in a private guild can’t tell a member from anybody else', async () => {
  const { id } = await makeGuild('request')
  const ask = async (role: Role, userId: number) => {
    const client = clientOf(role)
    const params = { id, userId }
    return [
      (await client.attempt(contract.changeGuildMember, { params, body: { banned: true } })).body,
      (await client.attempt(contract.removeGuildMember, { params })).body,
      (await client.attempt(contract.decideGuildRequest, { params, body: { accept: true } })).body,
      (await client.attempt(contract.inviteToGuild, { params: { id }, body: { userId } })).body,
      (await client.attempt(contract.listGuildMembers, { params: { id }, query: { q: 'target' } })).body,
    ]
  }
  for (const role of ['stranger', 'asking', 'removed', 'banned', 'moderator'] as const)
    expect(await ask(role, target.userId)).toEqual(await ask(role, 999_999))
})

test('each join mode lets in whom it should', async () => {
  const stranger = clientOf('stranger')
  const outcomes = []
  for (const joinMode of GUILD_JOIN_MODES) {
    const { id } = await makeGuild(joinMode)
    const { status, body } = await stranger.attempt(contract.joinGuild, { params: { id }, body: {} })
    outcomes.push(status === 200 ? body.standing.state : body.code)
    if (status === 200) {
      await leave(stranger, id)
      await join(stranger, id)
    }
  }
  expect(outcomes).toEqual(['member', 'requested', 'requested', 'not_allowed'])
})
