import { sql } from 'kysely'
import type { ExportPerson } from '../content/person-data.ts'
import { rowsFile } from '../content/person-queries.ts'

/** Names, address and choices as they are stored; of the password only whether there is one. */
export const exportAccount: ExportPerson = (_site, db, userId) => [
  rowsFile(
    'account/account.json',
    db,
    ['id'],
    sql`
      select id, email, first_name as "firstName", last_name as "lastName", alias_name as alias, language, role,
        selected_theme as theme, reading_languages as "readingLanguages",
        only_reading_languages as "onlyReadingLanguages", writing_language as "writingLanguage",
        birth_year as "birthYear", nsfw_consent_at as "adultConsentAt", takes_guild_invites as "takesGuildInvites",
        profile_image_url as "profileImage", password_hash is not null as "hasPassword",
        alias_changed_at as "aliasChangedAt", suspended_at as "suspendedAt", created_at as "createdAt"
      from users where id = ${userId}`,
  ),
  rowsFile(
    'account/former-aliases.json',
    db,
    ['alias'],
    sql`
      select alias, kept_until as "keptUntil" from alias_history where user_id = ${userId}`,
  ),
  rowsFile(
    'account/email-change.json',
    db,
    ['newEmail'],
    sql`
      select new_email as "newEmail", is_old_proven as "isOldProven", is_new_proven as "isNewProven",
        created_at as "createdAt", expires_at as "expiresAt"
      from email_changes where user_id = ${userId}`,
  ),
]
