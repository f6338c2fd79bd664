import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createArticleComment } from '../../contract/comments.ts'
import { reportObject } from '../../contract/reports.ts'
import { DAY_MS, HOUR_MS } from '../platform/clock.ts'
import { cleanUp, emptyFolder, patience } from '../platform/embedded/embedded-testing.ts'
import { insertArticle } from '../testing/insert-article.ts'
import { runCommand } from '../testing/run-command.ts'
import { reportsApp } from './reports-testing.ts'

let site: Awaited<ReturnType<typeof reportsApp>>
beforeAll(async () => {
  site = await reportsApp()
})
afterAll(() => site.app.close())
afterEach(cleanUp)

const reports = (...args: string[]) => runCommand('reports', args, { DATABASE_URL: site.app.url })
const refused = (line: string) => ({ code: 1, out: [''], errors: [line] })
const USAGE = 'reports: takes nothing, or: close <type> <id> founded|unfounded'

test('what waits for a verdict is listed, hidden posts first, and closed on a running site', async () => {
  const { app, author, newPost, report, memberOf, stateOf, logOf } = site
  const [spam, hidden] = [await newPost(), await newPost()]
  const article = await insertArticle(app, { authorId: author.userId })
  const [old, young] = [await memberOf('old', 3 * DAY_MS), await memberOf('young', 0)]
  await report(old, spam, 'spam')
  const about = { objectType: 'page-post', objectId: spam.id } as const
  const text = 'Buy\n\u001b[2Jnow \u202eplease'
  await young.call(reportObject, { body: { ...about, reason: 'spam', text } })
  await report(old, hidden, 'exploitation')
  const comment = await author.call(createArticleComment, {
    params: { id: String(article.id) },
    body: { text: 'Well' },
  })
  await old.call(reportObject, { body: { objectType: 'comment', objectId: comment.id, reason: 'hate' } })
  const since = new Date(Date.now() - 5.5 * HOUR_MS)
  await app.db.updateTable('reports').set({ created_at: since }).where('reason', '=', 'spam').execute()

  const listed = await reports()
  expect(listed.code).toBe(0)
  expect(listed.out).toEqual([
    `page-post ${hidden.id}; hidden; exploitation × 1; weight 1; 0 h old; http://localhost:3000/page-post/${hidden.id}`,
    `page-post ${spam.id}; published; spam × 2; weight 1.5; 5 h old; http://localhost:3000/page-post/${spam.id}`,
    '    spam: Buy [2Jnow please',
    `comment ${comment.id}; visible; hate × 1; weight 1; 0 h old; http://localhost:3000/article/${article.id}`,
  ])

  expect(await reports('close', 'page-post', String(hidden.id), 'unfounded')).toEqual({
    code: 0,
    out: [`page-post ${hidden.id}: 1 closed as unfounded; visible again`],
    errors: [''],
  })
  expect(await stateOf(hidden)).toBe('published')
  expect((await logOf(hidden)).at(-1)).toMatchObject({ by: ['command', null], action: 'close-reports' })
  expect((await reports('close', 'comment', String(comment.id), 'founded')).out).toEqual([
    `comment ${comment.id}: 1 closed as founded; nothing else changed`,
  ])
  expect(await reports('close', 'page-post', String(hidden.id), 'founded')).toEqual(
    refused(`reports: there is nothing to close about page-post ${hidden.id}`),
  )
})

test('what is hidden waits without reports too, and the list says who marked it as adult', async () => {
  const { app, newPost, report, memberOf } = site
  const [orphaned, marked, gone] = [await newPost(), await newPost(), await newPost()]
  const createdAt = new Date(Date.now() - 2.5 * HOUR_MS)
  await app.db
    .updateTable('page_posts')
    .set({ state: 'hidden', created_at: createdAt })
    .where('id', '=', orphaned.id)
    .execute()
  await app.db
    .updateTable('page_posts')
    .set({ is_nsfw: true, nsfw_by: 'reports' })
    .where('id', '=', marked.id)
    .execute()
  const old = await memberOf('older', 3 * DAY_MS)
  for (const post of [marked, gone]) await report(old, post, 'hate')
  await app.db.deleteFrom('page_posts').where('id', '=', gone.id).execute()
  const address = (id: number) => `http://localhost:3000/page-post/${id}`
  const { out } = await reports()
  expect(out[0]).toBe(
    `page-post ${orphaned.id}; hidden; no reports left; weight 0; 2 h old; ${address(orphaned.id)}`,
  )
  expect(out.slice(-2)).toEqual([
    `page-post ${marked.id}; published, marked as adult by reports; hate × 1; weight 1; 0 h old; ${address(marked.id)}`,
    `page-post ${gone.id}; gone; hate × 1; weight 1; 0 h old; ${address(gone.id)}`,
  ])
})

test('what it does not understand is refused in one line', async () => {
  for (const args of [['open'], ['close', 'page-post', '0', 'founded'], ['close', 'page-post', '1', 'maybe']])
    expect(await reports(...args), args.join(' ')).toEqual(refused(USAGE))
})

test('it works on the embedded database of a site that is not running', { timeout: patience }, async () => {
  const target = { DATA_DIR: await emptyFolder() }
  const listed = await runCommand('reports', [], target)
  expect(listed).toEqual({ code: 0, out: ['There are no open reports.'], errors: [''] })
})
