import type { RawBuilder } from 'kysely'
import type { Language } from '../../contract/messages.ts'
import type { Db } from '../platform/db.ts'

/** The objects of a content type that sitemaps list. */
export interface SitemapSource {
  /** In the address: `/sitemap-articles-0.xml`. */
  name: string
  /** Selects `id` and `changed_at` of what everybody may see; adult content is never indexed. */
  listed: RawBuilder<unknown>
  /** The languages in which these can be read, by id; null for a type without translations. */
  listVersions: ((db: Db, ids: number[]) => Promise<Map<number, SitemapVersion[]>>) | null
}

export interface SitemapVersion {
  id: number
  language: Language
  isOriginal: boolean
}
