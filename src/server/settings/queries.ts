import { isLanguage } from '../../contract/messages.ts'
import type { Theme } from '../../contract/plans.ts'
import type { LanguageChoices } from '../../contract/settings.ts'
import type { Db } from '../platform/db.ts'

export async function updateTheme(db: Db, userId: number, theme: Theme): Promise<void> {
  await db.updateTable('users').set({ selected_theme: theme }).where('id', '=', userId).execute()
}

export async function findLanguages(db: Db, userId: number): Promise<LanguageChoices> {
  const row = await db
    .selectFrom('users')
    .select(['reading_languages', 'only_reading_languages', 'writing_language'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return {
    reading: row.reading_languages.filter(isLanguage),
    isOnlyReading: row.only_reading_languages,
    writing: isLanguage(row.writing_language) ? row.writing_language : null,
  }
}

export async function updateLanguages(
  db: Db,
  userId: number,
  { reading, isOnlyReading, writing }: LanguageChoices,
): Promise<void> {
  await db
    .updateTable('users')
    .set({
      reading_languages: reading,
      only_reading_languages: isOnlyReading,
      writing_language: writing,
    })
    .where('id', '=', userId)
    .execute()
}
