import type { Db } from '../platform/db.ts'
import { redrawnTable, type RedrawnTable } from '../rich-text/public.ts'

export const redrawnPosts = (db: Db): RedrawnTable => redrawnTable(db, 'page_posts', 'lite-text-trees')
