import { insertGuild } from '../testing/insert-guild.ts'
import type { TestApp } from '../testing/test-app.ts'
import { NODES, token, type PersonRows } from './everything-rows-testing.ts'

export async function insertGuilds(
  app: TestApp,
  { insert, me, other, blocked, at, say, mark }: PersonRows,
): Promise<Record<string, string>> {
  const guild_id = await insertGuild(app, { ownerId: me, name: say('guild'), description: say('about') })
  const leftId = await insertGuild(app, { ownerId: other, name: say('left') })
  await insert('guild_leavers', { guild_id: leftId, joined_at: at, left_at: at, rank: 2, user_id: me })
  await insert('guild_requests', {
    guild_id: leftId,
    user_id: me,
    state: 'open',
    message: say('request'),
    created_at: at,
  })
  const now = { guild_id, created_at: at }
  await insert('guild_invites', { ...now, user_id: other, inviter_id: me, state: 'open' })
  await insert('guild_bans', { ...now, user_id: blocked, banned_by: me, reason: say('ban') })
  await insert('guild_links', { ...now, created_by: me, token_hash: token(`${mark} guild`) })
  await insert('guild_log', { ...now, act: 'edited', actor_id: me, reason: say('act') })
  const post = { ...NODES, author_id: me, state: 'published', type: 'discussion', ...now }
  const id = await insert('page_posts', { ...post, source: say('guild post') })
  return {
    'guilds/memberships.json': say('request'),
    'guilds/left.json': `"guildId":${leftId}`,
    'guilds/invitations-sent.json': `"guildId":${guild_id}`,
    'guilds/bans-made.json': say('ban'),
    'guilds/links.json': `"guildId":${guild_id}`,
    'guilds/owned.json': say('about'),
    'guilds/acts.json': say('act'),
    [`guild-posts/${id}.md`]: say('guild post'),
  }
}

export async function insertMessages({
  insert,
  me,
  other,
  at,
  say,
}: PersonRows): Promise<Record<string, string>> {
  const group = { kind: 'group', title: say('group'), created_by: me, created_at: at }
  const conversation_id = await insert('conversations', group)
  const member = { conversation_id, joined_at: at, state: 'active' }
  await insert('conversation_members', { ...member, user_id: me })
  await insert('conversation_members', { ...member, user_id: other })
  const message = { conversation_id, created_at: at, nodes: '[]', renderer: 1 }
  const id = await insert('messages', { ...message, sender_id: me, key: say('key'), source: say('message') })
  await insert('message_reactions', { created_at: at, emoji: '🌱', message_id: id, user_id: me })
  await insert('message_settings', { user_id: me, who_may: 'known' })
  const report = { message_id: id, reporter_id: me, reported_id: other, excerpt: '[]', reason: 'spam' }
  await insert('message_reports', { ...report, text: say('message report'), created_at: at })
  return {
    'messages/messages.json': say('message'),
    'messages/conversations.json': say('group'),
    'messages/reactions.json': '🌱',
    'messages/settings.json': 'known',
    'messages/reports.json': say('message report'),
  }
}

export async function insertTest({ insert, me, at }: PersonRows): Promise<Record<string, string>> {
  const attempt = { form: 'full', language: 'en', device: 'tablet', extra_time: false, tab: 'x' }
  const times = { started_at: at, expires_at: at }
  await insert('iq_attempts', { ...attempt, ...times, param_version: 1, user_id: me })
  return { 'reasoning-test.json': '"device":"tablet"' }
}
