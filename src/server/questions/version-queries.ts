import { sql } from 'kysely'
import type { Person } from '../../contract/people.ts'
import type { RichText } from '../../contract/rich-text.ts'
import type { Db } from '../platform/db.ts'
import { RENDERER_VERSION } from '../rich-text/public.ts'
import type { Viewer } from '../platform/session.ts'
import { personIn, type VotedType } from './queries.ts'

export interface Version {
  id: number
  title: string
  source: string
  nodes: RichText | null
  rendererVersion: number
  createdAt: Date
}

const MOST_VERSIONS = 50

/** What a question or an answer said before, the newest first. */
export async function listVersions(db: Db, type: VotedType, objectId: number): Promise<Version[]> {
  const rows = await db
    .selectFrom('text_versions')
    .select([
      'id',
      'title',
      'source',
      'nodes',
      'renderer_version as rendererVersion',
      'created_at as createdAt',
    ])
    .where('object_type', '=', type)
    .where('object_id', '=', objectId)
    .orderBy('id', 'desc')
    .limit(MOST_VERSIONS)
    .execute()
  return rows.map((row) => ({ ...row, nodes: row.nodes as unknown as RichText | null }))
}

export async function storeVersionTree(db: Db, id: number, nodes: RichText): Promise<void> {
  await db
    .updateTable('text_versions')
    .set({ nodes: JSON.stringify(nodes), renderer_version: RENDERER_VERSION })
    .where('id', '=', id)
    .execute()
}

interface Retag {
  id: number
  editor: Person | null
  before: string[]
  after: string[]
  createdAt: Date
}

/** What others made of a question's tags, the newest first; of those whom the viewer does not meet without a name. */
export async function listRetags(db: Db, viewer: Viewer | null, questionId: number): Promise<Retag[]> {
  const { rows } = await sql<Retag>`
    select r.id, ${personIn('users')} as editor, r.before, r.after, r.created_at as "createdAt"
    from question_retags r
    left join users on users.id = r.editor_id and users.id <> all(${[...(viewer?.hidden ?? [])]}::int8[])
    where r.question_id = ${questionId} order by r.id desc limit ${MOST_VERSIONS}`.execute(db)
  return rows
}
