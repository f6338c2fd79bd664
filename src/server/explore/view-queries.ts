import { sql, type RawBuilder } from 'kysely'
import type { SavedView } from '../../contract/explore.ts'
import type { Db } from '../platform/db.ts'
import type { Viewer } from '../platform/session.ts'
import { readState } from './view-state.ts'

interface ViewRow extends Omit<SavedView, 'createdAt' | 'updatedAt' | 'isMine'> {
  userId: number
  createdAt: Date
  updatedAt: Date
}

export async function listViewsOf(db: Db, userId: number): Promise<SavedView[]> {
  const rows = await readViews(db, sql`v.user_id = ${userId}`)
  return rows.map((row) => toView(row, userId))
}

/** One that this reader may open: their own, or a public one of somebody whom they can meet. */
export async function findView(
  db: Db,
  id: number,
  viewer: Pick<Viewer, 'id' | 'hidden'> | null,
): Promise<SavedView | undefined> {
  const [row] = await readViews(db, sql`v.id = ${id} and (v.is_public or v.user_id = ${viewer?.id ?? 0})`)
  if (row === undefined || viewer?.hidden.has(row.userId) === true) return undefined
  return toView(row, viewer?.id ?? 0)
}

async function readViews(db: Db, condition: RawBuilder<unknown>): Promise<ViewRow[]> {
  const { rows } = await sql<ViewRow>`
    select v.id, v.name, v.is_public as "isPublic", v.state, v.user_id as "userId", v.created_at as "createdAt",
      v.updated_at as "updatedAt",
      case when p.id is null then null else json_build_object('id', p.id, 'name', trim(p.first_name || ' ' || p.last_name),
        'alias', p.alias_name, 'profileUrl', p.profile_image_url, 'honor', greatest(0, coalesce(h.total, 0))) end as author
    from visible_saved_views v
    left join people p on p.id = v.user_id
    left join honor_totals h on h.user_id = p.id
    where ${condition} order by lower(v.name), v.id`.execute(db)
  return rows
}

function toView({ userId, createdAt, updatedAt, ...view }: ViewRow, viewerId: number): SavedView {
  return {
    ...view,
    state: readState(view.state),
    isMine: userId === viewerId,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}
