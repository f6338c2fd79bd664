import type { Db } from '../platform/db.ts'
import { redrawnTable, type RedrawnTable } from '../rich-text/public.ts'

export const redrawnComments = (db: Db): RedrawnTable => redrawnTable(db, 'comments', 'lite-text-trees')
