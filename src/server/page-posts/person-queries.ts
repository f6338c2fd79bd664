import { sql } from 'kysely'
import { markdownFile } from '../content/markdown-file.ts'
import type { ExportPerson } from '../content/person-data.ts'
import { EXPORT_PAGE_OF_TEXTS, readRows, rowsFile } from '../content/person-queries.ts'

interface ExportedPost {
  id: number
  type: string
  title: string
  state: string
  guildId: number | null
  mediaId: number | null
  mediaAlt: string
  isAdult: boolean
  createdAt: Date
  editedAt: Date | null
  deletedAt: Date | null
  source: string
}

/** What somebody posted on Page and in guilds, a file each, and what it said before. */
export const exportPosts: ExportPerson = async function* (_site, db, userId) {
  const rows = readRows<ExportedPost>(
    db,
    ['id'],
    sql`
      select id, type, title, state, guild_id as "guildId", media_id as "mediaId", media_alt as "mediaAlt",
        is_nsfw as "isAdult", created_at as "createdAt", edited_at as "editedAt", deleted_at as "deletedAt", source
      from page_posts where author_id = ${userId}`,
    EXPORT_PAGE_OF_TEXTS,
  )
  for await (const { source, ...facts } of rows)
    yield markdownFile(`${facts.guildId === null ? 'posts' : 'guild-posts'}/${facts.id}.md`, facts, source)
  yield rowsFile(
    'posts/versions.json',
    db,
    ['postId', 'id'],
    sql`
      select v.post_id as "postId", v.id, v.title, v.source as text, v.created_at as "createdAt"
      from page_post_versions v join page_posts p on p.id = v.post_id where p.author_id = ${userId}`,
    EXPORT_PAGE_OF_TEXTS,
  )
}
