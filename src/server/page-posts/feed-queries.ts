import { sql } from 'kysely'
import type { SitemapSource } from '../content/sitemap-source.ts'

export const postSitemap: SitemapSource = {
  name: 'posts',
  listed: sql`
    select id, coalesce(edited_at, created_at) as changed_at from visible_page_posts where not is_nsfw`,
  listVersions: null,
}
