import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSuggestion, decideSuggestion, supportSuggestion } from '../../contract/article-history.ts'
import { deleteArticle, getArticleMine, listMyArticles } from '../../contract/articles.ts'
import { blockUser } from '../../contract/blocks.ts'
import { createRowSuggestion, decideRowSuggestion } from '../../contract/collection-suggestions.ts'
import { createCollection, deleteCollection, getCollectionMine } from '../../contract/collections.ts'
import { createSavedView, deleteSavedView, listSavedViews, updateSavedView } from '../../contract/explore.ts'
import { getModerationCase } from '../../contract/moderation.ts'
import { listNotifications } from '../../contract/notifications.ts'
import { eraseMadeBy, purgeContent } from '../content/erase.ts'
import { addMs, DAY_MS } from '../platform/clock.ts'
import type { TestClient } from '../testing/test-client.ts'
import { writeArticle, WORDS } from '../testing/write-article.ts'
import { moderationApp, type Thing } from './moderation-testing.ts'

type Member = TestClient & { userId: number }

let site: Awaited<ReturnType<typeof moderationApp>>
let keeper: Member
beforeAll(async () => {
  site = await moderationApp()
  keeper = await site.app.signIn('keeper')
})
afterAll(() => site.app.close())

/** Something that can be reported, where it is read, and what shows it. */
interface Made extends Thing {
  parentId: number
  /** Its own address. */
  one: string
  /** The list that it is in; null where there is none. */
  list: string | null
}

async function suggestEdit(by = site.author): Promise<Made> {
  const { id: parentId, revisionId, title } = await writeArticle(keeper, { title: 'About the moon' })
  const { id: objectId } = await by.call(createSuggestion, {
    params: { id: String(parentId) },
    body: { title, content: `${WORDS} Cheap watches.`, summary: 'A better word', baseRevisionId: revisionId },
  })
  const list = `/api/articles/${parentId}/suggestions`
  return { objectType: 'suggestion', objectId, parentId, one: `${list}/${objectId}`, list }
}

async function suggestRow(): Promise<Made> {
  const columns = [{ label: 'Planet', type: 'text' } as const]
  const { id: parentId } = await keeper.call(createCollection, {
    body: { title: 'Planets', category: 'astronomy', language: 'en', editing: 'suggest', columns },
  })
  const { id: objectId } = await site.author.call(createRowSuggestion, {
    params: { id: String(parentId) },
    body: { kind: 'add', values: { c1: 'Cheap watches' }, summary: 'A new planet' },
  })
  const list = `/api/collections/${parentId}/suggestions`
  return { objectType: 'row-suggestion', objectId, parentId, one: `${list}/${objectId}`, list }
}

async function saveView(isPublic = true): Promise<Made> {
  const state = { query: {}, columns: ['title' as const], kind: 'table' as const }
  const { id } = await site.author.call(createSavedView, { body: { name: 'Cheap watches', isPublic, state } })
  return {
    objectType: 'saved-view',
    objectId: id,
    parentId: id,
    one: `/api/database/views/${id}`,
    list: null,
  }
}

const KINDS = [
  ['a suggested edit', suggestEdit, 'a suggested edit'],
  ['a suggestion about a row', suggestRow, 'a row suggestion'],
  ['a public view of Explore', saveView, '“Cheap watches”'],
] as const

const thing = ({ objectType, objectId }: Made): Thing => ({ objectType, objectId })

/** Who finds it, at its own address and in its list; a list that shows it has its id. */
async function foundBy(client: TestClient, { one, list, objectId }: Made): Promise<boolean> {
  const isOpen = (await client.request('GET', one)).statusCode === 200
  if (list === null) return isOpen
  const { items } = (await client.request('GET', list)).json<{ items: { id: number }[] }>()
  expect(items.some(({ id }) => id === objectId)).toBe(isOpen)
  return isOpen
}

async function everybodyFinds(made: Made): Promise<boolean[]> {
  const { app, author, member, mod } = site
  return Promise.all([app.visitor(), author, member, keeper, mod].map((client) => foundBy(client, made)))
}
const ALL = [true, true, true, true, true]
const NONE = ALL.map(() => false)

test.each(KINDS)('%s is reported by others, not by whom it is of', async (_, make) => {
  const { report, member, author, app } = site
  const made = await make()
  expect((await report(member, thing(made))).status).toBe(200)
  expect(await report(author, thing(made))).toMatchObject({
    status: 400,
    body: { message: 'This is yours, so you can edit or delete it yourself.' },
  })
  expect((await report(app.visitor(), thing(made))).status).toBe(401)
  expect((await report(member, { ...thing(made), objectId: 999_999 })).status).toBe(404)
})

test.each(KINDS)('%s is a case with its words, its author and its place', async (_, make) => {
  const { report, member, mod, author, caseOf } = site
  const made = await make()
  await report(member, thing(made), 'spam')
  const found = await caseOf(mod, thing(made))
  const { parentId, objectId } = made
  expect(found).toMatchObject({ author: { id: author.userId }, state: 'visible', reportCount: 1 })
  expect(`${found.title} ${found.excerpt}`).toContain('Cheap watches')
  expect([found.path, found.context?.path ?? null]).toEqual(
    {
      suggestion: [`/article/${parentId}/suggestions?suggestion=${objectId}`, `/article/${parentId}`],
      'row-suggestion': [
        `/collection/${parentId}/suggestions?suggestion=${objectId}`,
        `/collection/${parentId}`,
      ],
      'saved-view': [`/database?view=${objectId}`, null],
    }[made.objectType as 'suggestion'],
  )
  expect(found.actions).toEqual(expect.arrayContaining(['keep', 'hide', 'warn']))
})

test.each(KINDS)(
  '%s that was removed is nowhere, its author is told, and an appeal brings it back',
  async (_, make, name) => {
    const { report, member, mod, second, author, act, told, appeal, decide, ownOf } = site
    const made = await make()
    expect(await everybodyFinds(made)).toEqual(ALL)
    await report(member, thing(made), 'spam')
    const [first, late] = await Promise.all([
      act(mod, thing(made), { action: 'hide', version: 0 }),
      act(second, thing(made), { action: 'hide', version: 0 }),
    ])
    expect([first.status, late.status].toSorted((one, other) => one - other)).toEqual([200, 409])
    const { actionId } = (first.status === 200 ? first : late).body as { actionId: number }
    expect(await everybodyFinds(made)).toEqual(NONE)
    expect((await report(member, thing(made))).status).toBe(404)
    expect((await told(author)).join()).toContain('This insults a person.')
    expect((await ownOf(author, actionId)).body).toMatchObject({
      objectType: made.objectType,
      excerpt: expect.stringContaining('Cheap watches'),
      path: null,
    })
    const appealed = await appeal(author, actionId)
    const appealId = (appealed.body as { appeal: { id: number } }).appeal.id
    const judge = first.status === 200 ? second : mod
    expect((await decide(judge, appealId, true)).status).toBe(200)
    expect(await everybodyFinds(made)).toEqual(ALL)
    expect(await told(author)).toContain(`A moderator brought ${name} back`)
    const { items, unread } = await author.call(listNotifications)
    expect(items.filter(({ isRead }) => !isRead)).toHaveLength(unread)
  },
)

test.each(KINDS)('%s of a suspended person is not there until they are back', async (_, make) => {
  const { mod, author, act, personOf, app } = site
  const made = await make()
  expect((await act(mod, personOf(author), { action: 'suspend', days: 30 })).status).toBe(200)
  for (const client of [app.visitor(), keeper, mod]) expect(await foundBy(client, made)).toBe(false)
  expect((await act(mod, personOf(author), { action: 'lift' })).status).toBe(200)
  for (const client of [app.visitor(), keeper, mod]) expect(await foundBy(client, made)).toBe(true)
  site.author = await app.signIn('author')
})

test('nobody decides on, supports or withdraws what was removed, and nobody is told of it', async () => {
  const { author, mod, member, act, told } = site
  const [edit, row] = [await suggestEdit(), await suggestRow()]
  const isTold = async () => (await told(keeper)).filter((said) => /suggest/i.test(said)).length
  const before = await isTold()
  const counts = async () => [
    (await keeper.call(getArticleMine, { params: { id: String(edit.parentId) } })).openSuggestions,
    (await keeper.call(getCollectionMine, { params: { id: String(row.parentId) } })).openSuggestions,
    (await keeper.call(listMyArticles)).items.find(({ id }) => id === edit.parentId)?.openSuggestions,
  ]
  expect(await counts()).toEqual([1, 1, 1])
  for (const made of [edit, row]) await act(mod, thing(made), { action: 'hide' })
  expect(await counts()).toEqual([0, 0, 0])
  expect(await isTold()).toBe(before - 2)
  const at = ({ parentId, objectId }: Made) => ({ id: String(parentId), suggestionId: String(objectId) })
  const answers = await Promise.all([
    keeper.attempt(decideSuggestion, { params: at(edit), body: { decision: 'accept' } }),
    author.attempt(decideSuggestion, { params: at(edit), body: { decision: 'withdraw' } }),
    member.attempt(supportSuggestion, { params: at(edit) }),
    keeper.attempt(decideRowSuggestion, { params: at(row), body: { decision: 'accept' } }),
    author.attempt(decideRowSuggestion, { params: at(row), body: { decision: 'withdraw' } }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
})

async function honorOf({ objectType, objectId }: Made): Promise<string[]> {
  await site.app.settle()
  const { rows } = await sql<{ entry: string }>`
    select delta || ' ' || reason as entry from honor_entries
    where object_type = ${objectType} and object_id = ${objectId}`.execute(site.app.db)
  return rows.map(({ entry }) => entry).toSorted()
}

test('an accepted one that is removed hides itself alone: its words are the article’s', async () => {
  const { mod, act, app } = site
  // Who is new pays nobody.
  app.clock.advance(2 * DAY_MS)
  const made = await suggestEdit(await app.signIn('helper'))
  const params = { id: String(made.parentId), suggestionId: String(made.objectId) }
  await keeper.call(decideSuggestion, { params, body: { decision: 'accept' } })
  const earned = ['4 suggestion-accepted']
  expect(await honorOf(made)).toEqual(earned)
  await act(mod, thing(made), { action: 'hide' })
  const lost = ['-10 content-removed', '-4 suggestion-accepted', ...earned]
  expect(await honorOf(made)).toEqual(lost)
  expect(await everybodyFinds(made)).toEqual(NONE)
  const { body } = await app.visitor().request('GET', `/api/articles/${made.parentId}`)
  expect(body).toContain('Cheap watches')
  await act(mod, thing(made), { action: 'restore' })
  expect(await honorOf(made)).toEqual([...lost, '10 content-removed', ...earned].toSorted())
  expect(await everybodyFinds(made)).toEqual(ALL)
})

test('whoever may not see the article or collection, or was blocked, reports nothing in it', async () => {
  const { report, member, app } = site
  const stranger = await app.signIn('stranger')
  const [edit, row] = [await suggestEdit(), await suggestRow()]
  await keeper.call(blockUser, { params: { id: String(stranger.userId) } })
  app.clock.advance(10_000)
  for (const made of [edit, row])
    expect((await report(await app.signIn('stranger'), thing(made))).status).toBe(404)
  await keeper.call(deleteArticle, { params: { id: String(edit.parentId) } })
  await keeper.call(deleteCollection, { params: { id: String(row.parentId) } })
  for (const made of [edit, row]) expect((await report(member, thing(made))).status).toBe(404)
})

test('a declined one is reported by those who still see it', async () => {
  const { report, member } = site
  const [edit, row] = [await suggestEdit(), await suggestRow()]
  const at = ({ parentId, objectId }: Made) => ({ id: String(parentId), suggestionId: String(objectId) })
  await keeper.call(decideSuggestion, { params: at(edit), body: { decision: 'decline' } })
  await keeper.call(decideRowSuggestion, { params: at(row), body: { decision: 'decline' } })
  for (const made of [edit, row]) {
    expect((await report(member, thing(made))).status).toBe(404)
    expect((await report(keeper, thing(made))).status).toBe(200)
  }
})

test('a private view is nobody’s to report, and one that was removed is not changed', async () => {
  const { report, member, author, mod, act } = site
  expect((await report(member, thing(await saveView(false)))).status).toBe(404)
  const view = await saveView()
  await act(mod, thing(view), { action: 'hide' })
  const params = { id: String(view.objectId) }
  expect((await author.attempt(updateSavedView, { params, body: { name: 'Again' } })).status).toBe(404)
  expect((await author.attempt(deleteSavedView, { params })).status).toBe(404)
  const { items } = await author.call(listSavedViews)
  expect(items.map(({ id }) => id)).not.toContain(view.objectId)
})

test('what was reported goes with what it belongs to, or with who made it: the queue has nothing of it', async () => {
  const { report, member, mod, author, app } = site
  const made = [await suggestEdit(), await suggestRow(), await saveView(), await suggestEdit()] as const
  const [edit, row, view] = made
  for (const one of made) await report(member, thing(one))
  await keeper.call(deleteArticle, { params: { id: String(edit.parentId) } })
  await keeper.call(deleteCollection, { params: { id: String(row.parentId) } })
  await author.call(deleteSavedView, { params: { id: String(view.objectId) } })
  await purgeContent(app.site, addMs(app.clock.now(), 31 * DAY_MS))
  const leaver = { id: author.userId, keepsArticles: false }
  while ((await eraseMadeBy('suggestion', 'article_suggestions', 'author_id').run(app.site, leaver, [])) > 0);
  for (const { objectType, objectId } of made) {
    const query = { objectType, objectId: String(objectId) }
    expect((await mod.attempt(getModerationCase, { query })).status).toBe(404)
    const waiting = app.db.selectFrom('report_cases').select('reports').where('object_id', '=', objectId)
    expect(await waiting.where('object_type', '=', objectType).execute()).toEqual([])
  }
})
