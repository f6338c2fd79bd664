import type { Db } from '../platform/db.ts'
import { redrawnTable, type RedrawnTable } from '../rich-text/public.ts'

export const redrawnArticles = (db: Db): RedrawnTable => redrawnTable(db, 'articles', 'rich-text-trees')
