import { sql } from 'kysely'
import { afterAll, beforeAll, expect, expectTypeOf, test } from 'vitest'
import { listBookmarks, setBookmark } from '../../contract/bookmarks.ts'
import { createComment, likeComment } from '../../contract/comments.ts'
import { TRASH_DAYS } from '../../contract/limits.ts'
import { closeReports, reportObject } from '../../contract/reports.ts'
import { contentTypes } from '../content-types.ts'
import { DAY_MS } from '../platform/clock.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestWriter } from '../testing/write-post.ts'
import type { ContentType } from './content-type.ts'
import {
  createNoteComment,
  createPlanted,
  likeNote,
  listNoteComments,
  plantedType,
  searchNotes,
  shareNote,
} from './planted-type-testing.ts'

const MARK = 'moonflower'
const OBJECT = 'collection' as const

let app: TestApp
let author: TestWriter
let reader: TestWriter
let moderator: TestWriter
beforeAll(async () => {
  app = await testApp({
    content: { ...contentTypes, collection: plantedType },
    config: { rateLimitScale: 1000 },
  })
  await createPlanted(app.db)
  for (const name of ['author', 'reader']) await app.signIn(name)
  app.clock.advance(4 * DAY_MS)
  author = await app.signIn('author')
  reader = await app.signIn('reader')
  moderator = await app.signIn('mod', 'moderator')
})
afterAll(() => app.close())

interface Note {
  title?: string
  state?: string
  isNsfw?: boolean
  isPrivate?: boolean
}

async function writeNote({ title = 'A note', state = 'published', isNsfw = false, isPrivate = false }: Note) {
  const { rows } = await sql<{ id: number }>`
    insert into planted_notes (author_id, title, state, is_nsfw, is_private, created_at)
    values (${author.userId}, ${title}, ${state}, ${isNsfw}, ${isPrivate}, ${app.clock.now()})
    returning id`.execute(app.db)
  return rows[0]?.id ?? 0
}

const at = (id: number) => ({ params: { id: String(id) } })
const like = (client: TestWriter, id: number, isLike = true) =>
  client.attempt(likeNote, { ...at(id), body: { isLike } })

async function rowsAbout(id: number): Promise<number> {
  const tables = ['likes', 'bookmarks', 'shares', 'object_counters', 'comments', 'reports', 'media_uses']
  const counts = tables.map(
    (table) =>
      sql`select count(*) as n from ${sql.table(table)} where object_type = ${OBJECT} and object_id = ${id}`,
  )
  const { rows } = await sql<{ n: number }>`
    select sum(n)::int8 as n from (${sql.join(counts, sql` union all `)}) as counted`.execute(app.db)
  return rows[0]?.n ?? 0
}

test('a content type has no optional part: what is left out does not compile', () => {
  type Optional = {
    [Part in keyof ContentType]-?: Partial<Pick<ContentType, Part>> extends Pick<ContentType, Part>
      ? Part
      : never
  }[keyof ContentType]
  expectTypeOf<Optional>().toBeNever()
  const { erase: _, ...withoutErasing } = plantedType
  // @ts-expect-error a type that does not define how it is erased is none
  const incomplete: ContentType = withoutErasing
  expect(incomplete.erase).toBeUndefined()
})

test('it is liked, saved, shared, commented and reported like everything else', async () => {
  const id = await writeNote({})
  expect(await like(reader, id)).toMatchObject({ status: 200, body: { likes: 1, liked: true } })
  expect(await reader.call(shareNote, at(id))).toEqual({ done: true })
  const bookmark = { params: { objectType: OBJECT, objectId: String(id) }, body: {} }
  expect(await reader.call(setBookmark, bookmark)).toEqual({ bookmarked: true })
  const { items } = await reader.call(listBookmarks)
  expect(items).toMatchObject([{ objectType: OBJECT, objectId: id }])
  const comment = await reader.call(createNoteComment, { ...at(id), body: { text: 'I know that one.' } })
  await author.call(createComment, { body: { objectType: OBJECT, objectId: id, text: 'Do you?' } })
  expect(await app.visitor().call(listNoteComments, at(id))).toMatchObject({ total: 2 })
  expect(await author.attempt(likeComment, { ...at(comment.id), body: { isLike: true } })).toMatchObject({
    status: 200,
  })
  const report = { objectType: OBJECT, objectId: id, reason: 'spam' as const }
  expect(await reader.call(reportObject, { body: report })).toEqual({ done: true })
  await app.settle()
  // A like, a bookmark, a share and a commenter, less the report of somebody who is trusted.
  const { rows } = await sql<{ rank: number }>`select rank from planted_notes where id = ${id}`.execute(
    app.db,
  )
  expect(rows[0]?.rank).toBe(3 + 5 + 4 + 4 - 6)
})

test('what was taken back is not limited, and what nobody may do is refused as elsewhere', async () => {
  const id = await writeNote({})
  expect(await like(reader, id, false)).toMatchObject({ status: 200, body: { likes: 0 } })
  const own = { objectType: OBJECT, objectId: id, reason: 'spam' as const }
  expect(await author.attempt(reportObject, { body: own })).toMatchObject({ status: 400 })
  expect(await app.visitor().attempt(likeNote, { ...at(id), body: { isLike: true } })).toMatchObject({
    status: 401,
  })
  expect(await like(reader, 999_999)).toMatchObject({ status: 404 })
})

/** Everywhere a word of it may turn up, asked by a visitor. */
async function placesWith(id: number): Promise<string[]> {
  const visitor = app.visitor()
  const bodyOf = async (path: string) => (await visitor.request('GET', path)).body
  const comments = await visitor.attempt(listNoteComments, at(id))
  const shared = await visitor.attempt(shareNote, at(id))
  const liked = await like(reader, id)
  const saved = await reader.attempt(setBookmark, {
    params: { objectType: OBJECT, objectId: String(id) },
    body: {},
  })
  const found = await visitor.call(searchNotes, { query: { q: MARK } })
  const { rows } = await sql`
    select from visible_objects
    where object_type = ${OBJECT} and object_id = ${id} and not is_nsfw`.execute(app.db)
  // Requested again: the earlier answer is cached for a minute.
  app.clock.advance(DAY_MS)
  const places = {
    view: rows.length === 1,
    search: found.some((note) => note.id === id),
    feed: (await bodyOf('/planted/feed.xml')).includes(`/planted/${id}<`),
    atom: (await bodyOf('/planted/atom.xml')).includes(`/planted/${id}<`),
    sitemap: (await bodyOf('/sitemap-planted-0.xml')).includes(`/planted/${id}<`),
    comments: comments.status === 200,
    shared: shared.status === 200,
    liked: liked.status === 200,
    saved: saved.status === 200,
  }
  return Object.entries(places).flatMap(([place, isThere]) => (isThere ? [place] : []))
}

test('what everybody may see is found everywhere', async () => {
  const id = await writeNote({ title: MARK })
  expect(await placesWith(id)).toEqual([
    'view',
    'search',
    'feed',
    'atom',
    'sitemap',
    'comments',
    'shared',
    'liked',
    'saved',
  ])
})

test.each([
  ['a draft', { state: 'draft' }],
  ['hidden', { state: 'hidden' }],
  ['deleted', { state: 'deleted' }],
  ['removed', { state: 'removed' }],
  ['private', { isPrivate: true }],
  ['adult', { isNsfw: true }],
] as const)('what is %s is found nowhere by who may not see it', async (_, hiding) => {
  const id = await writeNote({ title: MARK, ...hiding })
  expect(await placesWith(id)).toEqual([])
})

test('what is private is there for its members, and for nobody else', async () => {
  const id = await writeNote({ title: MARK, isPrivate: true })
  await sql`insert into planted_members values (${id}, ${reader.userId})`.execute(app.db)
  expect(await like(reader, id)).toMatchObject({ status: 200 })
  expect(await reader.attempt(listNoteComments, at(id))).toMatchObject({ status: 200 })
  const comment = await reader.call(createNoteComment, { ...at(id), body: { text: MARK } })
  expect(await moderator.attempt(likeNote, { ...at(id), body: { isLike: true } })).toMatchObject({
    status: 404,
  })
  expect(await moderator.attempt(likeComment, { ...at(comment.id), body: { isLike: true } })).toMatchObject({
    status: 404,
  })
  expect(await app.visitor().attempt(listNoteComments, at(id))).toMatchObject({ status: 404 })
  const { rows } = await sql`select from visible_comments where id = ${comment.id}`.execute(app.db)
  expect(rows).toEqual([])
  await sql`delete from planted_members where note_id = ${id}`.execute(app.db)
  expect(await like(reader, id)).toMatchObject({ status: 404 })
})

test('reports hide it, and a verdict brings it back', async () => {
  const id = await writeNote({ title: MARK })
  const body = { objectType: OBJECT, objectId: id, reason: 'exploitation' as const }
  await reader.call(reportObject, { body })
  expect(await app.visitor().attempt(listNoteComments, at(id))).toMatchObject({ status: 404 })
  const verdict = {
    objectType: OBJECT,
    objectId: id,
    verdict: 'unfounded' as const,
    reason: 'We have looked at it.',
  }
  expect(await moderator.call(closeReports, { body: verdict })).toMatchObject({
    closed: 1,
    effects: ['restored'],
  })
  expect(await app.visitor().attempt(listNoteComments, at(id))).toMatchObject({ status: 200 })
})

test('erased, it leaves nothing behind', async () => {
  const id = await writeNote({})
  await like(reader, id)
  await reader.call(setBookmark, { params: { objectType: OBJECT, objectId: String(id) }, body: {} })
  await reader.call(shareNote, at(id))
  await reader.call(createNoteComment, { ...at(id), body: { text: 'Here.' } })
  await reader.call(reportObject, { body: { objectType: OBJECT, objectId: id, reason: 'spam' } })
  expect(await rowsAbout(id)).toBeGreaterThan(4)
  await sql`
    update planted_notes set state = 'deleted', deleted_at = ${app.clock.now()} where id = ${id}`.execute(
    app.db,
  )
  app.clock.advance(TRASH_DAYS * DAY_MS)
  await app.purge()
  expect(await plantedType.find(app.db, id, null)).toBeUndefined()
  expect(await rowsAbout(id)).toBe(0)
})
