import { copyFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createArticle } from '../contract/articles.ts'
import { forgotPassword, getUser, resetPassword, signup, verify } from '../contract/auth.ts'
import { buildApp } from './app.ts'
import { form, lastCode, lastResetToken, makeAccount } from './auth/accounts-testing.ts'
import {
  backUp,
  contentsOf,
  emptyTarget,
  MIGRATIONS,
  restoreInto,
  rowsOf,
  uploadsIn,
  withClient,
  type Target,
} from './backup-testing.ts'
import { mediaApp, plainImage, upload, type MediaApp } from './media/media-testing.ts'
import { startS3 } from './media/s3-testing.ts'
import { DAY_MS } from './platform/clock.ts'
import { connectDatabases } from './platform/db.ts'
import { openFiles } from './platform/files.ts'
import { queueJob } from './platform/jobs.ts'
import { migrate } from './platform/migrate.ts'
import { testLogger } from './testing/logged-errors.ts'
import { threads } from './testing/test-app.ts'
import { TestClient } from './testing/test-client.ts'
import { WORDS, writeArticle } from './testing/write-article.ts'

let site: MediaApp
let alice: TestClient
let source: Pick<Target, 'url' | 'files'>
let archive: string
let target: Target
beforeAll(async () => {
  site = await mediaApp({ config: { rateLimitScale: 1000, secretKey: undefined } })
  source = { url: site.url, files: openFiles(site.config) }
  archive = join(site.folder, 'site.tar')
  alice = await makeAccount(site, 'alice@example.com')
  await writeArticle(alice)
  expect((await upload(site, alice, await plainImage(300, 200).jpeg().toBuffer())).status).toBe(200)
  await backUp(source, archive)
})
afterAll(() => site.close())
beforeEach(async () => {
  target = await emptyTarget()
})
afterEach(() => target.drop())

async function expectEmpty(): Promise<void> {
  const contents = await withClient(target.url, contentsOf)
  expect(Object.values(contents).flat()).toEqual([])
  expect(contents).toHaveProperty('users')
  expect([...(await uploadsIn(target.folder)).keys()]).toEqual([])
  expect(await readdir(join(target.folder, 'incoming')).catch(() => [])).toEqual([])
}

test('sessions, links, codes and mails that were ended or sent do not come back to life', async () => {
  await alice.call(forgotPassword, { body: { email: 'alice@example.com' } })
  const token = await lastResetToken(site, 'alice@example.com')
  const newcomer = site.visitor()
  await newcomer.call(signup, { body: form('newcomer@example.com') })
  const code = await lastCode(site, 'newcomer@example.com')
  const later = new Date(site.clock.now().getTime() + DAY_MS)
  const mail = { to: 'a@example.com', subject: 's', text: 't', html: 'h', messageId: 'm' }
  await queueJob(site.db, 'mail', mail, later)
  await queueJob(site.db, 'video', { mediaId: 1 }, later)
  const publishAt = later.toISOString()
  const body = {
    title: 'Tomorrow',
    content: WORDS,
    language: 'en' as const,
    categories: ['science' as const],
  }
  await alice.call(createArticle, { body: { ...body, publishAt } })
  const path = join(site.folder, 'ended.tar')
  await backUp(source, path)
  await restoreInto(target, path)

  const db = connectDatabases(target.url, undefined, () => {})
  const mailer = { send: async () => {} }
  const { http } = await buildApp({
    config: target.config,
    db,
    clock: site.clock,
    mailer,
    threads,
    logger: testLogger,
  })
  try {
    const again = new TestClient(http)
    for (const [name, value] of [...alice.cookies, ...newcomer.cookies]) again.cookies.set(name, value)
    expect((await alice.call(getUser)).email).toBe('alice@example.com')
    expect((await again.attempt(getUser)).status).toBe(401)
    const reset = await again.attempt(resetPassword, { body: { token, password: 'kuda laut 4711' } })
    expect(reset.status).toBe(400)
    const verified = await again.attempt(verify, { body: { email: 'newcomer@example.com', code } })
    expect(verified.status).toBe(400)
  } finally {
    await http.close()
    await db.close()
  }
  // What the migrations wrote is there as before.
  const synonyms = 'select tag, leads_to from tag_synonyms order by 1, 2'
  expect(await rowsOf(target.url, synonyms)).toEqual(await rowsOf(source.url, synonyms))
  expect(await rowsOf(target.url, 'select kind from jobs order by 1')).toEqual([
    { kind: 'publication' },
    { kind: 'video' },
  ])
  const keyOf = async (url: string) =>
    (await rowsOf(url, `select value from secrets where name = 'secret_key'`))[0]
  expect(await keyOf(target.url), 'the restored site made a key of its own').toBeDefined()
  expect(await keyOf(target.url)).not.toEqual(await keyOf(site.url))
})

test('an archive with a flipped byte or a cut end is refused, and nothing of it is there', async () => {
  const bytes = await readFile(archive)
  const broken = join(target.folder, 'broken.tar')
  const spots = Array.from({ length: 12 }, (_, index) => Math.floor(((index + 0.5) / 12) * bytes.length))
  for (const spot of [...spots, bytes.indexOf('archive.sha256') + 520]) {
    const copy = Buffer.from(bytes)
    copy[spot] = (copy[spot] ?? 0) ^ 4
    await writeFile(broken, copy)
    await expect(restoreInto(target, broken), `byte ${spot}`).rejects.toThrow(/can’t be restored: it/)
  }
  for (const length of [0, 100, 512, 5000, bytes.length / 2, bytes.length - 1, bytes.length - 2048]) {
    await writeFile(broken, bytes.subarray(0, Math.floor(length)))
    await expect(restoreInto(target, broken), `${length} bytes`).rejects.toThrow(
      /can’t be restored: it is (cut off|no backup of this site)/,
    )
  }
  await writeFile(broken, 'no archive at all, but longer than a block\n'.repeat(50))
  await expect(restoreInto(target, broken)).rejects.toThrow('it is no backup of this site')
  await expectEmpty()
})

test('a site with an account or a running site is not restored into', async () => {
  await rowsOf(
    target.url,
    `insert into users (email, first_name, last_name, alias_name) values ('a@b.c', 'A', 'B', 'ab')`,
  )
  await expect(restoreInto(target, archive)).rejects.toThrow(
    'only an empty site can be restored into, and this one has rows in the table users',
  )
  expect(await rowsOf(target.url, 'select email from users')).toEqual([{ email: 'a@b.c' }])
  await rowsOf(target.url, 'delete from users')
  const db = connectDatabases(target.url, undefined, () => {})
  try {
    await db.write.selectFrom('users').select('id').execute()
    await expect(restoreInto(target, archive)).rejects.toThrow(
      'a site is running on this database; stop it first',
    )
  } finally {
    await db.close()
  }
})

test('a site that was started, but has nobody yet, can be restored into, also twice after a failure', async () => {
  const db = connectDatabases(target.url, undefined, () => {})
  const mailer = { send: async () => {} }
  const { http } = await buildApp({
    config: target.config,
    db,
    clock: site.clock,
    mailer,
    threads,
    logger: testLogger,
  })
  await new TestClient(http).call(signup, { body: form('early@example.com') })
  await http.close()
  await db.close()
  const failing = { ...target.files, put: async () => Promise.reject(new Error('the bucket is away')) }
  await expect(restoreInto(target, archive, { files: failing })).rejects.toThrow('the bucket is away')
  expect(await rowsOf(target.url, 'select email from signups')).toEqual([{ email: 'early@example.com' }])
  expect([...(await uploadsIn(target.folder)).keys()]).toEqual([])
  await restoreInto(target, archive)
  expect(await rowsOf(target.url, 'select email from users')).toEqual([{ email: 'alice@example.com' }])
  expect(await uploadsIn(target.folder)).toEqual(await uploadsIn(site.folder))
})

test('an interrupted restore leaves the site empty', async () => {
  const interrupted = new AbortController()
  const files = {
    ...target.files,
    put: async (...put: Parameters<typeof target.files.put>) => {
      await target.files.put(...put)
      interrupted.abort(new Error('interrupted'))
    },
  }
  const { signal } = interrupted
  await expect(restoreInto(target, archive, { files, signal })).rejects.toThrow('interrupted')
  await expectEmpty()
})

async function migrationsIn(names: string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cendekia-migrations-'))
  for (const name of names) await copyFile(join(MIGRATIONS, name), join(folder, name))
  return folder
}

test('an archive of a newer schema is refused, one of an older schema is restored and migrated', async () => {
  const names = (await readdir(MIGRATIONS)).sort()
  // The one after these scores posts, so that it shows whether it ran.
  const scores = '0005_article_life.sql'
  const older = await migrationsIn(names.filter((name) => name < scores))
  const past = await emptyTarget()
  const path = join(past.folder, 'older.tar')
  try {
    await expect(restoreInto(target, archive, { migrations: older })).rejects.toThrow(
      /it has the migration \S+, which this version does not know: install a newer one/,
    )
    await expectEmpty()
    await rowsOf(past.url, 'drop schema public cascade; create schema public')
    await migrate(past.url, older)
    await rowsOf(
      past.url,
      `insert into users (email, first_name, last_name, alias_name) values ('a@b.c', 'A', 'B', 'ab');
       insert into page_posts (type, state, nodes, renderer_version, created_at, title)
         values ('discussion', 'published', '[]', 1, '2025-01-01', 'x');
       insert into page_post_places (post_id, type, is_nsfw, hot, created_at)
         values (1, 'discussion', false, 9000, '2025-01-01')`,
    )
    await backUp(past, path)
    await restoreInto(target, path)
    const [row] = await rowsOf(target.url, 'select score > 0 as "isScored" from page_post_places')
    expect(row, 'the migration worked on what was restored').toEqual({ isScored: true })
    expect(await rowsOf(target.url, 'select name from migrations order by 1')).toEqual(
      names.map((name) => ({ name })),
    )
    expect(await migrate(target.url, MIGRATIONS)).toEqual([])
  } finally {
    await past.drop()
    await rm(older, { recursive: true })
  }
})

test('uploads come from a bucket and go to one', async () => {
  const s3 = await startS3()
  const inBucket = await emptyTarget(s3.config)
  const path = join(inBucket.folder, 'again.tar')
  try {
    await restoreInto(inBucket, archive)
    expect(await s3.names()).toHaveLength((await uploadsIn(site.folder)).size)
    expect(await readdir(join(inBucket.folder, 'incoming'))).toEqual([])
    expect((await backUp(inBucket, path)).missing).toBe(0)
    await restoreInto(target, path)
    expect(await uploadsIn(target.folder)).toEqual(await uploadsIn(site.folder))
  } finally {
    await inBucket.drop()
    await s3.stop()
  }
})

test('generated and identity columns, keys in circles and triggers come back as they were', async () => {
  const folder = await migrationsIn(await readdir(MIGRATIONS))
  await writeFile(
    join(folder, '9999_odd.sql'),
    `create table eggs (id bigint generated always as identity primary key, hen_id bigint, "order" text,
       price numeric(9, 2), gross numeric generated always as (price * 1.11) stored, pi double precision, at interval);
     create table hens (id bigint generated by default as identity (start 7) primary key,
       egg_id bigint not null references eggs, tags text[]);
     alter table eggs add foreign key (hen_id) references hens deferrable initially deferred;
     create function tag() returns trigger language plpgsql as $$ begin new.tags = '{fresh}'; return new; end $$;
     create trigger tag before insert on hens for each row execute function tag();
     create view brown_eggs as select * from eggs where "order" = 'brown'`,
  )
  const odd = await emptyTarget()
  const path = join(odd.folder, 'odd.tar')
  try {
    await migrate(odd.url, folder)
    await rowsOf(
      odd.url,
      `begin;
       insert into eggs (hen_id, "order", price, pi, at)
         values (7, E'tab\\tline\\nback\\\\slash\\\\N', 12.30, 0.1 + 0.2, '1 mon 2 days'), (7, null, null, 'infinity', null);
       insert into hens (egg_id) values (1);
       update hens set tags = array['a,b', null, '"'];
       commit`,
    )
    await backUp(odd, path)
    await migrate(target.url, folder)
    await restoreInto(target, path, { migrations: folder })
    const [before, after] = [await withClient(odd.url, contentsOf), await withClient(target.url, contentsOf)]
    expect(after).toEqual(before)
    expect(after['eggs']).toHaveLength(2)
    expect(await rowsOf(target.url, 'insert into eggs (hen_id) values (7) returning id::int')).toEqual([
      { id: 3 },
    ])
    await expect(rowsOf(target.url, 'insert into eggs (hen_id) values (99)')).rejects.toThrow('foreign key')
    expect(await rowsOf(target.url, 'insert into hens (egg_id) values (1) returning id::int')).toEqual([
      { id: 8 },
    ])
  } finally {
    await odd.drop()
    await rm(folder, { recursive: true })
  }
})
