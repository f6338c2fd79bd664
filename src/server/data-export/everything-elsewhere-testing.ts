import { insertGuild } from '../testing/insert-guild.ts'
import type { TestApp } from '../testing/test-app.ts'
import { NODES, token, type PersonRows } from './everything-rows-testing.ts'

/** What they did in things of others, which stay when they leave: their words in it go, that it happened stays. */
export async function insertElsewhere(app: TestApp, person: PersonRows): Promise<Record<string, string>> {
  const expected = await insertInArticles(person)
  await insertInCollections(person)
  await insertInGuilds(app, person)
  await insertInTalk(person)
  await insertMarks(person)
  return expected
}

async function insertInArticles({ insert, me, other, at, say }: PersonRows): Promise<Record<string, string>> {
  const group_id = await insert('article_groups', { categories: ['science'], created_at: at })
  const words = { ...NODES, language: 'en', excerpt: '', words: 1, title: 'Of somebody else', source: 'x' }
  const times = { created_at: at, updated_at: at }
  const id = await insert('articles', { ...words, ...times, group_id, author_id: other, state: 'draft' })
  await insert('article_coauthors', { article_id: id, user_id: me })
  const edit = { article_id: id, created_at: at, editor_id: me, summary: say('summary') }
  await insert('article_revisions', { ...edit, size_delta: 1, title: 't', source: 'x' })
  await insert('article_updates', { ...edit, group_id, kind: 'edited' })
  const invited = { article_id: id, created_at: at, inviter_id: other, user_id: me, state: 'declined' }
  await insert('article_invitations', { ...invited, closed_at: at })
  const comment = { ...NODES, object_type: 'article', object_id: id, level: 1, created_at: at }
  const mine = { ...comment, author_id: me, source: say('answered comment') }
  const root_id = await insert('comments', mine)
  const reply = { ...comment, level: 2, root_id, parent_id: root_id, author_id: other, source: 'A reply' }
  await insert('comments', reply)
  await insert('commenters', { object_type: 'article', object_id: id, user_id: me, weight: 1, comments: 1 })
  return { [`articles/${id}-en.md`]: 'isCoAuthor: true' }
}

async function insertInCollections({ insert, me, other, at, say }: PersonRows): Promise<void> {
  const kept = { category: 'science', language: 'en', licence: 'CC0-1.0', editing: 'owner', next_column: 2 }
  const named = { title: 'Of somebody else', columns: '[]', author_id: other, state: 'published' }
  const collection_id = await insert('collections', { ...kept, ...named, created_at: at, updated_at: at })
  const edited = { collection_id, editor_id: me }
  const row_id = await insert('collection_rows', { ...edited, cells: '{}', updated_at: at })
  const older = { act: 'added', cells: '{}', from_version: 1, version: 1, created_at: at }
  await insert('collection_row_versions', { ...edited, ...older, row_id })
  const change = { act: 'added', version: 1, row_count: 1, details: '{}', created_at: at }
  await insert('collection_changes', { ...edited, ...change })
  const suggestion = { collection_id, kind: 'add', has_source: false, created_at: at, summary: 's' }
  const decided = { author_id: other, decided_by: me, state: 'declined', decided_at: at }
  await insert('collection_suggestions', { ...suggestion, ...decided, reason: say('decision elsewhere') })
}

/** A guild that others stay in. */
async function insertInGuilds(
  app: TestApp,
  { insert, me, other, blocked, at, say }: PersonRows,
): Promise<void> {
  const guild_id = await insertGuild(app, { ownerId: other })
  const line = { guild_id, act: 'banned', created_at: at }
  await insert('guild_log', { ...line, actor_id: me, target_id: blocked, reason: say('act elsewhere') })
  await insert('guild_log', { ...line, actor_id: other, target_id: me, reason: say('told of them') })
  await insert('guild_bans', {
    guild_id,
    user_id: blocked,
    banned_by: me,
    reason: say('ban elsewhere'),
    created_at: at,
  })
  await insert('guild_bans', { guild_id, user_id: me, banned_by: other, reason: 'x', created_at: at })
  await insert('guild_invites', { guild_id, user_id: me, inviter_id: other, state: 'open', created_at: at })
  await app.db
    .updateTable('guilds')
    .set({ offered_to: me, offered_at: at, claimed_by: me, claimed_at: at })
    .where('id', '=', guild_id)
    .execute()
}

/** Between two of them, and what moderators were shown of it. */
async function insertInTalk({ insert, me, other, blocked, at, say, mark }: PersonRows): Promise<void> {
  const begin = (id: number) => {
    const pair = { low_id: Math.min(me, id), high_id: Math.max(me, id) }
    return insert('conversations', { kind: 'direct', ...pair, created_at: at })
  }
  const conversation_id = await begin(other)
  if (blocked !== other) await begin(blocked)
  const member = { conversation_id, joined_at: at, state: 'active' }
  for (const user_id of [me, other]) await insert('conversation_members', { ...member, user_id })
  const message = { conversation_id, created_at: at, nodes: '[]', renderer: 1 }
  const own = { ...message, sender_id: me, key: `${mark} pair`, source: say('message of two') }
  const message_id = await insert('messages', own)
  const theirs = { ...message, sender_id: other, key: `to somebody ${me}`, source: 'Hello', kind: 'removed' }
  const about = await insert('messages', { ...theirs, about_id: me })
  await insert('messages_hidden', { message_id: about, user_id: me })
  const line = (senderId: number, text: string) => ({ senderId, senderName: text, text, pictureCount: 0 })
  const report = { reason: 'spam', created_at: at, reporter_id: other }
  const excerpt = JSON.stringify([line(me, say('excerpt')), line(other, 'Hello')])
  await insert('message_reports', { ...report, message_id, reported_id: me, excerpt, text: 'x' })
  const closed = { closed_at: at, closed_by: me, verdict: 'founded' }
  await insert('message_reports', { ...report, ...closed, message_id: about, reported_id: other, excerpt })
}

/** Rows without words of theirs, or that live for minutes. */
async function insertMarks({ insert, me, other, blocked, at, say, mark }: PersonRows): Promise<void> {
  const [user_id, nr] = [me, 70_000_000 + me]
  await insert('follows', { follower_id: other, followed_id: me, created_at: at })
  await insert('blocks', { blocker_id: blocked, blocked_id: me, created_at: at })
  const mute = { created_at: at, effect: 'fold', kind: 'person', person_id: me }
  await insert('mutes', { ...mute, user_id: blocked })
  const object = { object_type: 'article', object_id: nr }
  const lines = { ...object, created_at: at, updated_at: at, type: 'like', causes: 1 }
  const notification_id = await insert('notifications', { ...lines, user_id: other })
  const cause = { source: 'x', subject: `${nr}`, actor_id: me, created_at: at }
  await insert('notification_causes', { ...cause, notification_id })
  await insert('notifications_told', { ...object, user_id, source: 'x', subject: `${nr}`, type: 'like' })
  await insert('honor_holds', {
    ...object,
    user_id: other,
    actor_id: me,
    held_until: at,
    points: 1,
    reason: 'like',
    source: 'x',
    subject: `${nr}`,
  })
  await insert('contributors', { user_id })
  const soon = { expires_at: at, user_id }
  await insert('passkey_challenges', { ...soon, challenge_hash: token(`${mark} riddle`) })
  await insert('password_resets', { ...soon, token_hash: token(`${mark} reset`) })
  const pending = { token_hash: token(`${mark} first step`), password_mark: token(mark) }
  await insert('pending_sign_ins', { ...soon, ...pending })
  await insert('recovery_codes', { user_id, code_hash: token(mark) })
  await insert('device_marks', { user_id, device_hash: token(mark), seen_at: at })
  await insert('iq_results', { user_id, score: 100, finished_at: at })
  const event = { seq: 1, kind: 'notifications', data: JSON.stringify(say('event')), created_at: at }
  await insert('stream_events', { ...event, user_id })
  await insert('stream_heads', { user_id, seq: 1 })
  await insert('mod_claims', { ...object, user_id, until: at })
  const rule = { object_type: 'person', object_id: me, rule: 'spam', created_at: at }
  const proposal = { ...rule, person_id: me, actor_id: other, reason: say('proposal') }
  await insert('suspension_proposals', proposal)
  const action_id = await insert('mod_actions', { ...rule, action: 'silence', person_id: me })
  await insert('sanctions', { user_id, kind: 'silence', action_id })
}
