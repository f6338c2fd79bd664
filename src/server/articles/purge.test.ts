import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '../../contract/articles.ts'
import { TRASH_DAYS } from '../../contract/limits.ts'
import { purgeContent } from '../content/erase.ts'
import { DAY_MS, addMs } from '../platform/clock.ts'
import { appendFollowUps } from '../platform/follow-ups-batch.ts'
import { eraseReactions } from '../reactions/public.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { joinArticle, writeArticle, writeTranslation } from '../testing/write-article.ts'
import { removeByStaff } from '../testing/remove-by-staff.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
})
afterAll(() => app.close())

const idOf = ({ id }: { id: number }) => ({ params: { id: String(id) } })
const purge = (days: number) => purgeContent(app.site, addMs(app.clock.now(), days * DAY_MS))

/** Every table that speaks of articles, with how many rows of it do. */
async function countRows(): Promise<Record<string, number>> {
  const tables = [
    'article_groups',
    'articles',
    'article_coauthors',
    'article_invitations',
    'article_revisions',
    'article_suggestions',
    'article_places',
    'article_updates',
    'article_search',
    'article_reads',
    'object_counters',
    'likes',
    'bookmarks',
    'shares',
    'comments',
    'comment_rules',
    'reports',
    'media_uses',
  ]
  const counts: Record<string, number> = {}
  for (const table of tables) {
    const { rows } = await sql<{ count: number }>`select count(*) from ${sql.table(table)}`.execute(app.db)
    counts[table] = rows[0]?.count ?? 0
  }
  return counts
}

async function leaveTracesOn(articleId: number, revisionId: number, userId: number): Promise<void> {
  const now = app.clock.now()
  const of = (objectType: string, objectId: number) => ({
    object_type: objectType,
    object_id: objectId,
    user_id: userId,
    weight: 1,
    created_at: now,
  })
  const comment = await app.db
    .insertInto('comments')
    .values({
      object_type: 'article',
      object_id: articleId,
      level: 1,
      author_id: userId,
      source: 'Well said',
      nodes: '[]',
      renderer_version: 1,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await app.db
    .insertInto('comment_rules')
    .values({ object_type: 'article', object_id: articleId, pinned_id: comment.id })
    .execute()
  for (const mark of [of('article', articleId), of('comment', comment.id)]) {
    await app.db.insertInto('likes').values(mark).execute()
    await app.db.insertInto('bookmarks').values(mark).execute()
    await app.db.insertInto('shares').values(mark).execute()
    await app.db
      .insertInto('reports')
      .values({ ...mark, reason: 'spam' })
      .execute()
    const { object_type, object_id } = mark
    await app.db
      .insertInto('object_counters')
      .values({ object_type, object_id, likes: 1 })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  await app.db
    .insertInto('article_suggestions')
    .values({
      article_id: articleId,
      base_revision_id: revisionId,
      author_id: userId,
      title: 'Better',
      source: 'Better',
      created_at: now,
    })
    .execute()
  await app.db
    .insertInto('article_reads')
    .values({ article_id: articleId, day: now.toISOString().slice(0, 10), key: Buffer.from('reader') })
    .execute()
  const media = await app.db
    .insertInto('media')
    .values({
      key: `key-${articleId}`,
      owner_id: userId,
      kind: 'image',
      state: 'ready',
      width: 1,
      height: 1,
      bytes: 1,
      placeholder: '',
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await app.db
    .insertInto('media_uses')
    .values({ media_id: media.id, object_type: 'article', object_id: articleId })
    .execute()
}

test('after thirty days a deleted article is erased with everything that hangs on it', async () => {
  const alice = await app.signIn('alice')
  const bela = await app.signIn('bela')
  await app.signIn('citra')
  const kept = await writeArticle(alice, { tags: ['kept'] })
  await leaveTracesOn(kept.id, kept.revisionId, bela.userId)
  await app.settle()
  const before = await countRows()

  const article = await writeArticle(alice, { coAuthors: ['bela-1000', 'citra-1000'], tags: ['gone'] })
  await joinArticle(bela, article)
  await leaveTracesOn(article.id, article.revisionId, bela.userId)
  await app.settle()
  await alice.call(contract.deleteArticle, idOf(article))
  await purge(TRASH_DAYS - 1)
  expect(await alice.call(contract.getArticle, idOf(article))).toMatchObject({ state: 'deleted' })
  await purge(TRASH_DAYS)
  expect((await alice.attempt(contract.getArticle, idOf(article))).status).toBe(404)
  expect(await countRows()).toEqual(before)
})

test('what follows from writes to an article that is erased meanwhile does nothing', async () => {
  const alice = await app.signIn('alice')
  const bela = await app.signIn('bela')
  await app.settle()
  const before = await countRows()
  const article = await writeArticle(alice)
  await bela.call(contract.likeArticle, { ...idOf(article), body: { isLike: true } })
  await alice.call(contract.deleteArticle, idOf(article))
  await purge(TRASH_DAYS)
  await appendFollowUps(app.db, 'rank', ['page-post 4711'])
  await app.settle()
  expect(await countRows()).toEqual(before)
})

test('what the staff removed is erased too, and the rest of a group stays', async () => {
  const alice = await app.signIn('alice')
  const mod = await app.signIn('mod', 'moderator')
  const original = await writeArticle(alice)
  const translation = await writeTranslation(alice, original)
  await removeByStaff(mod, 'article', original.id)
  await purge(TRASH_DAYS)
  const left = await app.visitor().call(contract.getArticle, idOf(translation))
  expect(left).toMatchObject({ original: null, languages: [{ language: 'id', id: translation.id }] })
})

test('a draft that outlives its original leads its group', async () => {
  const alice = await app.signIn('alice')
  const bela = await app.signIn('bela')
  const original = await writeArticle(alice)
  const draft = await writeTranslation(bela, original, { isDraft: true })
  await alice.call(contract.deleteArticle, idOf(original))
  await purge(TRASH_DAYS)
  const published = await bela.call(contract.updateArticle, { ...idOf(draft), body: { state: 'published' } })
  expect(published).toMatchObject({ state: 'published', original: null })
})

test('a hundred and one old articles go in one run', async () => {
  const alice = await app.signIn('alice')
  const article = await writeArticle(alice)
  await sql`
    with groups as (
      insert into article_groups (categories, created_at)
      select '{world}', now() from generate_series(1, 101) returning id)
    insert into articles (group_id, language, state, title, source, nodes, renderer_version, excerpt, words,
      created_at, updated_at, deleted_at)
    select id, 'en', 'deleted', 'Old', 'Old', '[]', 1, 'Old', 1, now(), now(), now() - interval '31 days'
    from groups`.execute(app.db)
  await purge(0)
  const left = await app.db.selectFrom('articles').select('id').where('title', '=', 'Old').execute()
  expect(left).toEqual([])
  expect(await alice.call(contract.getArticle, idOf(article))).toMatchObject({ id: article.id })
})

test('reactions to more comments than a statement has values are erased in one step', async () => {
  const ids = Array.from({ length: 66_000 }, (_, index) => index + 1)
  await app.db.insertInto('object_counters').values({ object_type: 'comment', object_id: 66_000 }).execute()
  await eraseReactions(app.db, 'comment', ids)
  const left = app.db.selectFrom('object_counters').select('object_id').where('object_type', '=', 'comment')
  expect(await left.where('object_id', '=', 66_000).execute()).toEqual([])
})
