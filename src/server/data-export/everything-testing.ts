import { sql } from 'kysely'
import type { TestApp } from '../testing/test-app.ts'
import {
  insertArticles,
  insertCollections,
  insertPosts,
  insertQuestions,
} from './everything-content-testing.ts'
import { insertElsewhere } from './everything-elsewhere-testing.ts'
import { NODES, token, type Insert, type PersonRows } from './everything-rows-testing.ts'
import { insertGuilds, insertMessages, insertTest } from './everything-social-testing.ts'

/** A person with something in every table that knows people. */
export interface Filled {
  /** Where in an export what is to be found: the text by the name of the file. */
  expected: Record<string, string>
  mediaKey: string
}

/**
 * Writes a row of every kind for somebody, each with a text that is found nowhere else: the mark and the name of its
 * place. Without the API, whose rules would take a hundred calls; what counts here is where rows are, not how they came.
 */
export async function insertEverything(
  app: TestApp,
  { me, other, blocked, mark }: Pick<PersonRows, 'me' | 'other' | 'blocked' | 'mark'>,
): Promise<Filled> {
  const at = app.clock.now()
  const insert: Insert = async (table, row) => {
    const { rows } = await sql<Record<string, number>>`
      insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
      values (${sql.join(Object.values(row))}) returning *`.execute(app.db)
    return rows[0]?.['id'] ?? 0
  }
  const person: PersonRows = { insert, me, other, blocked, at, say: (place) => `${mark} ${place}`, mark }
  const expected: Record<string, string> = {}
  Object.assign(expected, await insertAccount(person))
  const articleId = await insertArticles(person, expected)
  Object.assign(expected, await insertSmall(person, articleId))
  const mediaKey = await insertPosts(app, person, expected)
  Object.assign(expected, await insertQuestions(person))
  Object.assign(expected, await insertCollections(person))
  Object.assign(expected, await insertGuilds(app, person))
  Object.assign(expected, await insertMessages(person))
  Object.assign(expected, await insertTest(person))
  Object.assign(expected, await insertElsewhere(app, person))
  return { expected, mediaKey }
}

async function insertAccount({ insert, me, at, say, mark }: PersonRows): Promise<Record<string, string>> {
  const user_id = me
  await insert('alias_history', { alias: `${mark}-old`, kept_until: at, user_id })
  const hashes = { new_token_hash: token(mark), old_token_hash: token(mark) }
  const new_email = `${mark}-new@example.com`
  await insert('email_changes', { ...hashes, new_email, created_at: at, expires_at: at, user_id })
  await insert('identities', { provider: 'google', subject: say('subject'), created_at: at, user_id })
  const way = { way: 'password', is_success: true, user_agent: say('sign-in') }
  await insert('signin_history', { ...way, ip: '198.51.100.9', created_at: at, user_id })
  await insert('api_tokens', {
    name: say('program'),
    token_hash: Buffer.alloc(32, mark),
    scopes: '{read}',
    created_at: at,
    user_id,
  })
  await insert('two_factor', { secret: token(mark), started_at: at, confirmed_at: at, user_id })
  const credential = { credential_id: `${me}`, public_key: token(mark), counter: 0 }
  await insert('passkeys', { ...credential, name: say('key'), created_at: at, user_id })
  const about = { object_type: 'person', object_id: me, person_id: me, rule: 'spam', created_at: at }
  const action_id = await insert('mod_actions', { ...about, action: 'warn' })
  await insert('mod_action_texts', { action_id, person_id: me, reason: say('warning'), excerpt: '' })
  await insert('appeals', { action_id, person_id: me, text: say('appeal'), created_at: at })
  const plan = { plan: 'topaz', provider: 'gift', status: 'active', current_period_end: at }
  await insert('subscriptions', { ...plan, note: say('plan'), user_id })
  const invoice = { provider: 'stripe', provider_id: say('invoice'), status: 'paid', currency: 'usd' }
  await insert('invoices', { ...invoice, amount_minor: 900, created_at: at, user_id })
  await insert('wanted_plans', { plan: 'agate', created_at: at, user_id })
  await insert('payment_customers', { customer_id: say('customer'), provider: 'stripe', user_id })
  await insert('profiles', { bio: say('bio'), user_id })
  await insert('visits', { seen_at: at, last_visit_at: at, user_id })
  await insert('welcomes', { finished_at: at, user_id })
  return {
    'account/account.json': `"id":${me},`,
    'account/former-aliases.json': `${mark}-old`,
    'account/email-change.json': new_email,
    'account/linked-accounts.json': say('subject'),
    'account/sessions.json': 'test browser',
    'account/sign-ins.json': say('sign-in'),
    'account/two-step.json': at.toISOString(),
    'account/passkeys.json': say('key'),
    'api-tokens.json': say('program'),
    'moderation/decisions.json': say('warning'),
    'moderation/appeals.json': say('appeal'),
    'account/profile.json': say('bio'),
    'account/visits.json': at.toISOString(),
    'account/welcome.json': `"userId":${me}`,
    'market/plans.json': say('plan'),
    'market/invoices.json': say('invoice'),
    'market/wanted-plans.json': 'agate',
    'market/payment-accounts.json': say('customer'),
  }
}

/** What has no words of its own is known by a number that only this person has. */
async function insertSmall(
  { insert, me, other, blocked, at, say, mark }: PersonRows,
  articleId: number,
): Promise<Record<string, string>> {
  const [user_id, nr] = [me, 70_000_000 + me]
  const object = { object_type: 'article', object_id: nr }
  const weighed = { ...object, user_id, weight: 1, created_at: at }
  await insert('likes', weighed)
  await insert('shares', weighed)
  await insert('bookmarks', { ...weighed, folder: say('folder') })
  const comment = { ...object, ...NODES, author_id: me, level: 1, source: say('comment'), created_at: at }
  await insert('comments', comment)
  await insert('reports', { ...weighed, reason: 'spam', text: say('report') })
  await insert('follows', { follower_id: me, followed_id: other, created_at: at })
  await insert('followed_topics', { created_at: at, kind: 'tag', topic: `${mark}-topic`, user_id })
  await insert('blocks', { blocker_id: me, blocked_id: blocked, created_at: at })
  await insert('mutes', { created_at: at, effect: 'fold', kind: 'word', text: say('mute'), user_id })
  const entry = { day: 1, delta: 5, ...object, reason: 'grant', note: say('honor'), user_id }
  await insert('honor_entries', entry)
  await insert('honor_totals', { total: nr, user_id })
  await insert('honor_weeks', { points: nr, user_id, week: 1 })
  await insert('honor_category_totals', { category: 'science', points: nr, user_id })
  await insert('honor_category_weeks', { category: 'science', points: nr, user_id, week: 1 })
  const held = { ...object, actor_id: other, held_until: at, points: 1, reason: 'like', source: 'x' }
  await insert('honor_holds', { ...held, subject: 'x', user_id })
  const told = { ...object, created_at: at, updated_at: at, type: 'like', causes: 1, user_id }
  await insert('notifications', told)
  await insert('notification_settings', { time_zone: 'Asia/Jakarta', user_id })
  const channel = { in_app: true, mail: false, push: false, type: 'like', user_id }
  await insert('notification_channels', channel)
  await insert('thread_choices', { ...object, choice: 'muted', created_at: at, user_id })
  const view = { is_public: false, name: say('view'), state: '{}', user_id }
  await insert('saved_views', { ...view, created_at: at, updated_at: at })
  const position = { article_id: articleId, block: 1, percent: 42, updated_at: at, user_id }
  await insert('reading_positions', position)
  await insert('kept_facts', { counted_at: at, facts: '{}', user_id })
  const session = sql`(select token_hash from sessions where user_id = ${me} limit 1)`
  const browser = {
    auth: token(mark),
    p256dh: token(mark),
    endpoint: `https://push.example/secret of ${mark}`,
  }
  const pushId = await insert('push_subscriptions', {
    ...browser,
    token_hash: session,
    user_id,
    created_at: at,
  })
  const id = `${nr}`
  return {
    'likes.json': id,
    'shares.json': id,
    'saved.json': say('folder'),
    'comments.json': say('comment'),
    'reports.json': say('report'),
    'follows/people.json': `"id":${other},`,
    'follows/topics.json': `${mark}-topic`,
    'blocks.json': `"id":${blocked},`,
    'mutes.json': say('mute'),
    'honor/entries.json': say('honor'),
    'honor/total.json': id,
    'honor/weeks.json': id,
    'honor/categories.json': id,
    'honor/categories-by-week.json': id,
    'honor/held.json': id,
    'notifications/notifications.json': id,
    'notifications/settings.json': 'Asia/Jakarta',
    'notifications/channels.json': 'like',
    'notifications/threads.json': id,
    'notifications/push.json': `"id":${pushId},`,
    'saved-views.json': say('view'),
    'reading-positions.json': `"articleId":${articleId}`,
  }
}
