import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { deleteArticle, updateArticle } from '../../contract/articles.ts'
import { explore, getExploreFacets } from '../../contract/explore.ts'
import { migrate } from '../platform/migrate.ts'
import { testApp } from '../testing/test-app.ts'
import { copyDatabase } from '../testing/test-database.ts'
import { WORDS, writeArticle, writeTranslation } from '../testing/write-article.ts'

const MIGRATIONS = new URL('../../../migrations', import.meta.url).pathname
const ADDED_BY = '0050_explored_stale.sql'

test('stale=true finds translations whose original changed, until they follow it', async () => {
  const app = await testApp({ config: { rateLimitScale: 1000 } })
  const [alice, bela] = [await app.signIn('alice'), await app.signIn('bela')]
  const stale = async () => {
    await app.settle()
    app.clock.advance(20_000)
    const { items, total } = await app.visitor().call(explore, { query: { stale: 'true' } })
    expect(total.count).toBe(items.length)
    return items.map(({ id }) => id)
  }
  const original = await writeArticle(alice)
  const translation = await writeTranslation(bela, original)
  expect(await stale()).toEqual([])
  const params = { id: String(original.id) }
  const content = `${WORDS} ${WORDS} And more of it than there was before.`
  const edited = await alice.call(updateArticle, {
    params,
    body: { content, baseRevisionId: original.revisionId },
  })
  expect(await stale()).toEqual([translation.id])
  // What would have to be counted is not.
  const { facets } = await app.visitor().call(getExploreFacets, { query: { stale: 'true' } })
  expect(facets).toBeNull()
  expect((await app.visitor().attempt(explore, { query: { stale: 'false' } })).status).toBe(400)
  await bela.call(updateArticle, {
    params: { id: String(translation.id) },
    body: { baseRevisionId: translation.revisionId, translatedRevisionId: edited.revisionId },
  })
  expect(await stale()).toEqual([])
  // Once it is the original itself, there is nothing that it could be behind.
  await alice.call(updateArticle, {
    params,
    body: { content: `${WORDS} Quite another end.`, baseRevisionId: edited.revisionId },
  })
  expect(await stale()).toEqual([translation.id])
  await alice.call(deleteArticle, { params })
  expect(await stale()).toEqual([])
  await app.close()
})

test('what a site has already when it is upgraded says whether it is stale', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cendekia-stale-'))
  const database = await copyDatabase(inject('templateUrl'))
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query('drop schema public cascade; create schema public')
  for (const name of await readdir(MIGRATIONS))
    if (name < ADDED_BY) await cp(join(MIGRATIONS, name), join(folder, name))
  await migrate(database.url, folder)
  await client.query(`
    insert into article_groups (id, original_article_id, categories, created_at) overriding system value
    values (1, 1, '{science}', now());
    insert into articles (id, group_id, language, state, title, source, nodes, renderer_version, excerpt, words, tags,
      created_at, published_at, updated_at, stale_since) overriding system value
    select id, 1, language, 'published', 'Stars', 'x', '[]', 1, 'x', 1, '{}', now(), now(), now(), now()
    from (values (1, 'en'), (2, 'id')) as a (id, language);
    select explore_anew()`)
  await migrate(database.url, MIGRATIONS)
  const { rows } = await client.query(`
    select e.object_id::int as id, e.is_stale, l.labels @@ ''' s'''::tsquery as is_labelled
    from explored e join explored_labels l on l.id = e.id where object_type = 'article' order by 1`)
  expect(rows).toEqual([
    { id: 1, is_stale: false, is_labelled: false },
    { id: 2, is_stale: true, is_labelled: true },
  ])
  await client.end()
  await database.drop()
  await rm(folder, { recursive: true })
})
