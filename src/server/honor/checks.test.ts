import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getUser } from '../../contract/auth.ts'
import { listHonor } from '../../contract/honor.ts'
import { listNotifications } from '../../contract/notifications.ts'
import { DAY_MS, HOUR_MS } from '../platform/clock.ts'
import { insertArticle } from '../testing/insert-article.ts'
import { insertPost } from '../testing/insert-post.ts'
import { runCommand } from '../testing/run-command.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { honorOf, ledgerOf, like, people, type Client } from './honor-testing.ts'
import { checkRings } from './ring-check.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 100_000 } })
})
afterAll(() => app.close())

const sentences = async (client: Client) => {
  await app.settle()
  const { items } = await client.call(listNotifications)
  return items.map(({ sentence }) => sentence.map(({ text }) => text).join(''))
}

/** Two accounts in one browser. */
async function together(...names: [string, string]): Promise<[Client, Client]> {
  const [ana, budi] = await people(app, ...names)
  await ana.call(getUser)
  budi.cookies.set('device', ana.cookies.get('device') ?? '')
  await budi.call(getUser)
  await app.flush()
  return [ana, budi]
}

test('between two who share a device it is held for two days, and paid if they share it no longer', async () => {
  const [ana, budi] = await together('held-ana', 'held-budi')
  const { id } = await insertArticle(app, { authorId: ana.userId })
  await like.article(budi, id)
  expect(await honorOf(app, ana)).toBe(0)
  expect(await ana.call(listHonor)).toMatchObject({ honor: 0, held: 5, items: [] })
  app.clock.advance(47 * HOUR_MS)
  await app.purge()
  expect(await honorOf(app, ana)).toBe(0)
  app.clock.advance(HOUR_MS)
  await app.purge()
  expect(await honorOf(app, ana)).toBe(5)
  expect(await ana.call(listHonor)).toMatchObject({ honor: 5, held: 0 })
  expect(await app.db.selectFrom('device_marks').selectAll().execute()).toEqual([])
})

test('also the first thing that somebody does on a device that another uses is held', async () => {
  const [ana, budi] = await people(app, 'first-ana', 'first-budi')
  await ana.call(getUser)
  await app.flush()
  const { id } = await insertArticle(app, { authorId: ana.userId })
  budi.cookies.set('device', ana.cookies.get('device') ?? '')
  // Nothing else saves the marks here: in half a second they would be.
  await like.article(budi, id)
  expect(await ledgerOf(app, ana)).toEqual([])
  expect(await ana.call(listHonor)).toMatchObject({ honor: 0, held: 5 })
})

test('who still shares the device then is not paid, nor by liking it again; a like taken back is held no longer', async () => {
  const [ana, budi] = await together('void-ana', 'void-budi')
  const [one, two] = [
    await insertArticle(app, { authorId: ana.userId }),
    await insertArticle(app, { authorId: ana.userId }),
  ]
  for (const { id } of [one, two]) await like.article(budi, id)
  await app.settle()
  await like.article(budi, two.id, false)
  await app.settle()
  expect(await ana.call(listHonor)).toMatchObject({ held: 5 })
  for (let nr = 0; nr < 5; nr++) {
    app.clock.advance(10 * HOUR_MS)
    for (const client of [ana, budi]) await client.call(getUser)
    await app.flush()
  }
  await app.purge()
  expect(await honorOf(app, ana)).toBe(0)
  expect(await ana.call(listHonor)).toMatchObject({ held: 0 })
  // Also days later, from another device.
  app.clock.advance(48 * HOUR_MS)
  await app.purge()
  await like.article(budi, one.id, false)
  await app.settle()
  await like.article(budi, one.id)
  expect(await honorOf(app, ana)).toBe(0)
  // Nor ever, when the article is looked at again for another reason.
  app.clock.advance(90 * DAY_MS)
  await app.purge()
  await sql`insert into follow_ups (kind, subject) values ('notify-state', ${`article ${one.id}`})`.execute(
    app.db,
  )
  expect(await honorOf(app, ana)).toBe(0)
})

test('what pays nothing writes no sums', async () => {
  const [ana, budi] = await people(app, 'unwritten-ana', 'unwritten-budi')
  const { id } = await insertArticle(app, { authorId: ana.userId })
  await like.article(budi, id)
  expect(await honorOf(app, ana)).toBe(5)
  const version = async () => {
    const { rows } = await sql<{ ctid: string }>`
      select ctid::text from honor_totals where user_id = ${ana.userId}`.execute(app.db)
    return rows[0]?.ctid
  }
  const before = await version()
  await like.article(ana, id)
  expect(await honorOf(app, ana)).toBe(5)
  expect(await version()).toBe(before)
})

test('another device is another cookie, of which only a hash is stored', async () => {
  const [ana, budi] = await people(app, 'device-ana', 'device-budi')
  for (const client of [ana, budi]) await client.call(getUser)
  await app.flush()
  expect(ana.cookies.get('device')).not.toBe(budi.cookies.get('device'))
  await like.article(budi, (await insertArticle(app, { authorId: ana.userId })).id)
  expect(await honorOf(app, ana)).toBe(5)
  const marks = await app.db.selectFrom('device_marks').select('device_hash').execute()
  expect(marks.length).toBeGreaterThan(1)
  for (const { device_hash } of marks) expect(device_hash).toHaveLength(32)
})

test('a level that is reached is told, once', async () => {
  const [ana, ...givers] = await people(app, 'risen', ...Array.from({ length: 11 }, (_, nr) => `risen-${nr}`))
  const { id } = await insertArticle(app, { authorId: ana.userId })
  for (const giver of givers) await like.article(giver, id)
  expect(await honorOf(app, ana)).toBe(55)
  expect((await sentences(ana)).filter((text) => text.includes('level'))).toEqual([
    'You’ve reached a new Honor level',
  ])
})

test('an operator takes back what others gave, for good; the person reads why, and the log has it', async () => {
  const [ana, budi] = await people(app, 'farmed-ana', 'farmed-budi')
  const { id } = await insertArticle(app, { authorId: ana.userId })
  await like.article(budi, id)
  expect(await honorOf(app, ana)).toBe(5)
  const honor = (...args: string[]) => runCommand('honor', args, { DATABASE_URL: app.url })
  expect(await honor('void', 'farmed-ana-1000', 'Likes of one person')).toMatchObject({
    code: 0,
    out: ['@farmed-ana-1000: 5 Honor of 1 entries taken back'],
  })
  expect(await honorOf(app, ana)).toBe(0)
  expect((await ana.call(listHonor)).items[0]).toMatchObject({ delta: -5, note: 'Likes of one person' })
  expect(await sentences(ana)).toContain(
    'Some of your Honor was taken back after a check. Your Honor history says why',
  )
  const log = await app.db.selectFrom('staff_log').selectAll().where('action', '=', 'void-honor').execute()
  expect(log).toMatchObject([{ actor: 'command', object_id: ana.userId, details: { entries: 1, points: 5 } }])
  await like.article(budi, id, false)
  await like.article(budi, id)
  expect(await honorOf(app, ana)).toBe(0)
  expect(await honor('void', 'nobody-1', 'x')).toMatchObject({
    code: 1,
    errors: ['honor: nobody is called nobody-1'],
  })
  expect(await honor('void', 'farmed-ana-1000')).toMatchObject({ code: 1 })
})

test('the nightly check takes back what a few people gave one another, on a site with enough members', async () => {
  const [ana, budi, cita] = await people(app, 'rings-ana', 'rings-budi', 'rings-cita')
  const ring = [ana, budi, cita]
  for (let day = 0; day < 3; day++) {
    for (const author of ring)
      for (let nr = 0; nr < 5; nr++) {
        const { id } = await insertArticle(app, { authorId: author.userId })
        for (const giver of ring) if (giver !== author) await like.article(giver, id)
      }
    await app.settle()
    app.clock.advance(DAY_MS)
  }
  const others = await people(app, 'liked-author', 'rings-fan')
  await like.post(others[1], (await insertPost(app, { authorId: others[0].userId })).id)
  expect(await honorOf(app, ana)).toBe(150)
  expect(await checkRings(app.db, app.clock.now())).toBe(0)
  await sql`
    with made as (
      insert into users (email, first_name, last_name, alias_name, created_at)
      select 'm' || nr || '@example.com', 'M', 'M', 'm-' || nr, ${app.clock.now()} from generate_series(1, 50) as nr
      returning id)
    insert into visits (user_id, seen_at) select id, ${app.clock.now()} from made`.execute(app.db)
  expect(await checkRings(app.db, app.clock.now())).toBe(3)
  for (const one of ring) expect(await honorOf(app, one)).toBe(0)
  expect(await honorOf(app, others[0])).toBe(2)
  expect(await checkRings(app.db, app.clock.now())).toBe(0)
  const ledger = await ledgerOf(app, ana)
  expect(ledger).toHaveLength(60)
  const again = await app.signIn('rings-ana')
  const { items } = await again.call(listHonor, { query: { filter: 'lost' } })
  expect(items[0]?.note).toContain('a few people')
})
