import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { CollectionCard } from '../../contract/collections.ts'
import { createArticleComment, listArticleComments } from '../../contract/comments.ts'
import { endpoint } from '../../contract/endpoint.ts'
import { Done, IdParams, LikeBody, Liked } from '../../contract/objects.ts'
import type { Db } from '../platform/db.ts'
import type { ContentType, Founded } from './content-type.ts'
import { searchFor } from './search-forms.ts'
import { describedState } from './moderated.ts'

/** The whole migration of a content type: its table, its view, and its part of the view of all objects. */
export async function createPlanted(db: Db): Promise<void> {
  await sql`
    create table planted_notes (
      id bigint generated always as identity primary key,
      author_id bigint, state text not null default 'published', is_nsfw boolean not null default false,
      is_private boolean not null default false, title text not null, rank real not null default 0,
      deleted_at timestamptz(3), created_at timestamptz(3) not null default now());
    create table planted_members (note_id bigint not null, user_id bigint not null);
    create view planted_visible as
      select * from planted_notes where state = 'published' and not is_private;
    create or replace view visible_objects as
      select 'article'::text as object_type, id as object_id, author_id, false as is_nsfw from visible_articles
      union all select 'page-post', id, author_id, is_nsfw from visible_page_posts
      union all select 'collection', id, author_id, is_nsfw from planted_visible`.execute(db)
}

const path = '/api/planted/:id' as const
const member = { method: 'POST', access: 'member', params: IdParams } as const
export const likeNote = endpoint({ ...member, path: `${path}/like`, body: LikeBody, response: Liked })
export const shareNote = endpoint({
  ...member,
  access: 'public',
  isSignal: true,
  path: `${path}/share`,
  response: Done,
})
export const searchNotes = endpoint({
  method: 'GET',
  access: 'public',
  path: '/api/planted/search',
  query: z.strictObject({ q: z.string() }),
  response: z.array(z.object({ id: z.number() })),
})
export const listNoteComments = { ...listArticleComments, path: `${path}/comments` } as const
export const createNoteComment = { ...createArticleComment, path: `${path}/comments` } as const

interface NoteRow {
  state: string
  authorId: number | null
  isNsfw: boolean
  isPublic: boolean
  isShared: boolean
}

const setState = (state: string) => async (trx: Db, id: number) => {
  const { numAffectedRows = 0n } = await sql`
    update planted_notes set state = ${state} where id = ${id} and state <> ${state}`.execute(trx)
  return numAffectedRows === 1n
}

/** What saved items show of it. */
const CARD: Omit<CollectionCard, 'id'> = {
  title: 'A note',
  description: '',
  category: 'world',
  tags: [],
  language: 'en',
  licence: 'cc0-1.0',
  editing: 'owner',
  isNsfw: false,
  rows: 0,
  columnLabels: [],
  likes: 0,
  comments: 0,
  author: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
}

/** A content type that lives only in tests: everything that a new one has to bring, in one object. */
export const plantedType: ContentType = {
  // A name of the contract: in its tests it stands in the place of collections.
  name: 'collection',
  path: (id) => `/planted/${id}`,
  async find(db, id, viewer) {
    const { rows } = await sql<NoteRow>`
      select state, author_id as "authorId", is_nsfw as "isNsfw",
        exists (select from planted_visible v where v.id = n.id) as "isPublic",
        state = 'published' and exists (
          select from planted_members m where m.note_id = n.id and m.user_id = ${viewer?.id ?? null}::int8
        ) as "isShared"
      from planted_notes n where id = ${id}`.execute(db)
    return rows[0]
  },
  async listCards(_site, { db, viewer }, ids) {
    const { rows } = await sql<{ id: number }>`
      select n.id from planted_notes n where n.id = any(${ids}::int8[]) and (
        n.id in (select id from planted_visible) or n.id in (
          select note_id from planted_members where user_id = ${viewer?.id ?? null}::int8))`.execute(db)
    return rows.map(({ id }) => ({ id, ...CARD }))
  },
  async listHeadlines(_site, db, { id: userId, hidden, isUnderAge }, ids) {
    const { rows } = await sql<{ id: number; title: string }>`
      select n.id, case when n.is_nsfw then '' else n.title end as title from planted_notes n
      where n.id = any(${ids}::int8[]) and coalesce(n.author_id, 0) <> all(${[...hidden]}::int8[])
        and not (n.is_nsfw and ${isUnderAge}::bool) and (
          n.id in (select id from planted_visible) or n.id in (
            select note_id from planted_members where user_id = ${userId}::int8))`.execute(db)
    return rows.map(({ id, title }) => ({ id, title, path: `/planted/${id}` }))
  },
  like: { endpoint: likeNote },
  share: shareNote,
  comments: { list: listNoteComments, create: createNoteComment },
  canBeSaved: true,
  canBeReported: true,
  async rerank(trx, ids) {
    await sql`
      update planted_notes set rank = (
        select attention from object_counters where object_type = 'collection' and object_id = planted_notes.id)
      where id = any(${ids}::int8[])`.execute(trx)
  },
  judged: {
    async lock(trx, id) {
      const { rows } = await sql`
        select from planted_notes where id = ${id} and state in ('published', 'hidden') for update`.execute(
        trx,
      )
      return rows.length === 1
    },
    hide: setState('hidden'),
    async markNsfw(trx, id) {
      const { numAffectedRows = 0n } = await sql`
        update planted_notes set is_nsfw = true where id = ${id} and not is_nsfw`.execute(trx)
      return numAffectedRows === 1n
    },
    async listHidden(db) {
      const { rows } = await sql<{ id: number; createdAt: Date }>`
        select id, created_at as "createdAt" from planted_notes where state = 'hidden'`.execute(db)
      return rows
    },
    isMarked: async () => false,
    async lift(trx, id) {
      return (await setState('published')(trx, id)) ? ['restored'] : []
    },
    async uphold(trx, id, founded: Founded) {
      return founded.isForbidden && (await setState('removed')(trx, id)) ? ['removed'] : []
    },
  },
  moderated: {
    async describe(db, ids) {
      const { rows } = await sql<{ id: number; title: string; authorId: number | null; state: string }>`
        select id, title, author_id as "authorId", state from planted_notes where id = any(${ids}::int8[])`.execute(
        db,
      )
      return rows.map(({ state, ...row }) => ({
        ...row,
        state: describedState(state),
        excerpt: row.title,
        isNsfw: false,
        isMarkedByReports: false,
        parent: null,
      }))
    },
    takeDown: {
      remove: setState('removed'),
      giveBack: setState('published'),
      putOff: async () => undefined,
    },
    mark: null,
    withholding: null,
  },
  search: {
    name: 'collection',
    endpoint: searchNotes,
    async find(db, { term, limit }) {
      const ids = await searchFor(db, term, async (trx, query) => {
        const { rows } = await sql<{ id: number }>`
          select id from planted_visible
          where to_tsvector('simple', title) @@ ${query}::tsquery and not is_nsfw
          order by id desc limit ${limit}`.execute(trx)
        return rows.map(({ id }) => id)
      })
      return { ids: ids ?? [], next: null }
    },
    async listCards(_site, _reader, ids) {
      return ids.map((id) => ({ id }))
    },
    audienceOf: null,
    suggest: null,
    words: null,
    listTitles: null,
  },
  feeds: [
    {
      path: '/planted/',
      find: async () => ({
        page: '/planted',
        title: 'Notes',
        description: 'The newest notes',
        async listEntries({ db, config: { publicUrl } }, _asked, limit) {
          const { rows } = await sql<{ id: number; title: string; created_at: Date }>`
            select id, title, created_at from planted_visible where not is_nsfw
            order by id desc limit ${limit}`.execute(db.read)
          return rows.map(({ id, title, created_at }) => ({
            url: `${publicUrl}/planted/${id}`,
            title,
            summary: title,
            publishedAt: created_at.toISOString(),
            updatedAt: created_at.toISOString(),
            author: undefined,
            language: undefined,
            translations: [],
            categories: [],
            imageUrl: undefined,
          }))
        },
      }),
    },
  ],
  sitemap: {
    name: 'planted',
    listed: sql`select id, created_at as changed_at from planted_visible where not is_nsfw`,
    listVersions: null,
  },
  answer: z.object({ id: z.number() }),
  erase: {
    async lockDeleted(trx, until, limit) {
      const { rows } = await sql<{ id: number }>`
        select id from planted_notes where deleted_at <= ${until} limit ${limit} for update skip locked`.execute(
        trx,
      )
      return rows.map(({ id }) => id)
    },
    async takeDown(trx, { id }, limit) {
      const { rows } = await sql<{ id: number }>`
        select id from planted_notes where author_id = ${id} limit ${limit} for update`.execute(trx)
      return rows.map((row) => row.id)
    },
    async remove(trx, ids) {
      await sql`delete from planted_notes where id = any(${ids}::int8[])`.execute(trx)
    },
  },
}
