import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createArticle, likeArticle } from '../contract/articles.ts'
import { signin } from '../contract/auth.ts'
import { createComment } from '../contract/comments.ts'
import { createPagePost } from '../contract/page-posts.ts'
import { buildApp } from './app.ts'
import { SEED_PASSWORD } from './auth/seed.ts'
import { connectAlone } from './backup/queries.ts'
import {
  backUp,
  contentsOf,
  emptyTarget,
  restoreInto,
  rowsOf,
  seed,
  uploadsIn,
  withClient,
  type Target,
} from './backup-testing.ts'
import { mediaApp, plainImage, upload, type MediaApp } from './media/media-testing.ts'
import { openFiles } from './platform/files.ts'
import { systemClock } from './platform/clock.ts'
import { connectDatabases } from './platform/db.ts'
import { testLogger } from './testing/logged-errors.ts'
import { threads } from './testing/test-app.ts'
import { TestClient } from './testing/test-client.ts'
import { WORDS } from './testing/write-article.ts'
import { writePost } from './testing/write-post.ts'

let site: MediaApp
let target: Target
let archive: string
let firstEmail: string
beforeAll(async () => {
  site = await mediaApp({ config: { rateLimitScale: 10_000 } })
  target = await emptyTarget()
  archive = join(site.folder, 'site.tar')
  firstEmail = (await seed({ url: site.url, files: openFiles(site.config) }, 0.1)).firstEmail
})
afterAll(async () => {
  await site.close()
  await target.drop()
})

/** People who like, comment, post and upload until they are asked to stop. */
function startWriting(people: TestClient[], articleIds: number[]) {
  const traffic = { isWanted: true, writes: 0 }
  const write = async (person: TestClient, number: number): Promise<void> => {
    for (let turn = number; traffic.isWanted; turn++) {
      const id = articleIds[turn % articleIds.length] ?? 0
      await person.call(likeArticle, { params: { id: String(id) }, body: { isLike: turn % 3 !== 0 } })
      await person.call(createComment, {
        body: { objectType: 'article', objectId: id, text: `Turn ${turn}` },
      })
      if (turn % 4 === 0) {
        const { body } = await upload(
          site,
          person,
          await plainImage(40 + (turn % 40), 40)
            .jpeg()
            .toBuffer(),
        )
        await person.call(createPagePost, {
          body: { type: 'photo', mediaId: body.id, title: `Photo ${turn}` },
        })
      } else await writePost(person, { title: `Post ${turn}` })
      traffic.writes += 3
    }
  }
  const done = Promise.all(people.map(write))
  const more = async (): Promise<void> => {
    const before = traffic.writes
    while (traffic.writes - before < 12)
      await Promise.race([done, new Promise((resolve) => setTimeout(resolve, 10))])
  }
  const stop = async (): Promise<void> => {
    traffic.isWanted = false
    await done
  }
  return { more, stop }
}

/** What the snapshot of the backup holds, read by another connection meanwhile. */
function watchMoment(client: Client) {
  let contents: Record<string, string[]> | undefined
  const ask = client.query.bind(client) as (query: unknown, values?: unknown) => unknown
  const query = async (text: unknown, values?: unknown): Promise<unknown> => {
    if (typeof text === 'string' && text.startsWith('declare media_keys')) {
      const { rows } = (await ask('select pg_export_snapshot() as id')) as { rows: { id: string }[] }
      contents = await withClient(site.url, async (other) => {
        await other.query('begin isolation level repeatable read')
        await other.query(`set transaction snapshot '${rows[0]?.id}'`)
        return contentsOf(other)
      })
    }
    return ask(text, values)
  }
  // COPY wants its stream back at once.
  const watched = (text: unknown, values?: unknown): unknown =>
    typeof text === 'string' ? query(text, values) : ask(text, values)
  return { client: Object.assign(client, { query: watched }), contents: () => contents }
}

test('a backup made while people write is one moment, and comes back row by row and file by file', async () => {
  const people = await Promise.all(['alice', 'budi', 'citra'].map((name) => site.signIn(name)))
  const articles = await site.db
    .selectFrom('articles')
    .select('id')
    .where('state', '=', 'published')
    .execute()
  const writers = startWriting(
    people,
    articles.map(({ id }) => id),
  )
  await writers.more()
  const acknowledged = await site.db.selectFrom('comments').select('id').execute()
  const moment = watchMoment(await connectAlone(site.url))
  const made = await backUp({ url: site.url, files: openFiles(site.config) }, archive, {
    client: moment.client,
  })
  await moment.client.end()
  await writers.more()
  await writers.stop()
  expect([made.missing, (await stat(archive)).mode & 0o777]).toEqual([0, 0o600])

  await restoreInto(target, archive)
  const restored = await withClient(target.url, contentsOf)
  expect(restored).toEqual(moment.contents())
  expect(Object.values(restored).flat()).toHaveLength(made.rows)
  const now = await withClient(site.url, contentsOf)
  expect(now['comments']?.length, 'people wrote on').toBeGreaterThan(restored['comments']?.length ?? 0)
  expect(restored['comments']?.length).toBeGreaterThanOrEqual(acknowledged.length)

  const [before, after] = [await uploadsIn(site.folder), await uploadsIn(target.folder)]
  expect(after.size).toBe(made.files)
  expect(after.size).toBeGreaterThan(0)
  for (const [name, bytes] of after) expect(before.get(name) === bytes, name).toBe(true)
  const keys = await rowsOf(target.url, 'select key from media order by 1')
  expect(new Set([...after.keys()].map((name) => name.split('/')[2]))).toEqual(
    new Set(keys.map(({ key }) => key)),
  )
})

test('a restored site works: people sign in, ids continue, counters equal a new count', async () => {
  const db = connectDatabases(target.url, undefined, () => {})
  const mailer = { send: async () => {} }
  const app = await buildApp({
    config: target.config,
    db,
    clock: systemClock,
    mailer,
    threads,
    logger: testLogger,
  })
  try {
    const [last] = await rowsOf(target.url, 'select max(id)::int as id from articles')
    const person = new TestClient(app.http)
    await person.call(signin, { body: { email: firstEmail, password: SEED_PASSWORD } })
    const body = {
      title: 'After the restore',
      content: WORDS,
      language: 'en',
      categories: ['science'],
    } as const
    const article = await person.call(createArticle, { body: { ...body, categories: ['science'] } })
    expect(article.id).toBeGreaterThan(last?.['id'] as number)
    expect(
      await rowsOf(
        target.url,
        `select object_id from object_counters o where object_type = 'article' and comments <>
          (select count(*) from comments c where c.object_type = 'article' and c.object_id = o.object_id)`,
      ),
    ).toEqual([])
    const [photo] = await rowsOf(
      target.url,
      `select key from media where kind = 'image' and access = 'open' limit 1`,
    )
    const picture = await person.request('GET', `/media/${String(photo?.['key'])}/320.webp`)
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp'])
    expect(
      await rowsOf(target.url, `select relname from pg_class where relname = 'articles' and reltuples < 1`),
    ).toEqual([])
  } finally {
    await app.http.close()
    await db.close()
  }
})
