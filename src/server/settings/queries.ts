import type { Theme } from '../../contract/plans.ts'
import type { Db } from '../platform/db.ts'

export async function updateTheme(db: Db, userId: number, theme: Theme): Promise<void> {
  await db.updateTable('users').set({ selected_theme: theme }).where('id', '=', userId).execute()
}
