import { sql } from 'kysely'
import type { SitemapSource } from '../content/sitemap-source.ts'

export const questionSitemap: SitemapSource = {
  name: 'questions',
  listed: sql`select id, updated_at as changed_at from visible_questions where not is_nsfw`,
  listVersions: null,
}
