import { sql } from 'kysely'
import type { DraftContent } from '../../contract/drafts.ts'
import { markdownFile } from '../content/markdown-file.ts'
import type { ExportPerson } from '../content/person-data.ts'
import { EXPORT_PAGE_OF_TEXTS, readRows } from '../content/person-queries.ts'

interface ExportedDraft {
  kind: string
  key: string
  updatedAt: Date
  content: DraftContent
}

/** What somebody is writing, a file each; the text that another device wrote a day ago is not theirs to look for. */
export const exportDrafts: ExportPerson = async function* (_site, db, userId) {
  const rows = readRows<ExportedDraft>(
    db,
    ['kind', 'key'],
    sql`
      select kind, key, updated_at as "updatedAt", content from drafts where user_id = ${userId}`,
    EXPORT_PAGE_OF_TEXTS,
  )
  for await (const { kind, key, updatedAt, content } of rows) {
    const { content: source, ...fields } = content
    const text = typeof source === 'string' ? source : ''
    yield markdownFile(`drafts/${kind}-${key}.md`, { kind, key, updatedAt, ...fields }, text)
  }
}
