import { sql } from 'kysely'
import type { SitemapSource } from '../content/sitemap-source.ts'

/** Of a private one there is nothing to index. */
export const guildSitemap: SitemapSource = {
  name: 'guilds',
  listed: sql`
    select id, created_at as changed_at from visible_guilds where not is_private and not is_nsfw`,
  listVersions: null,
}
