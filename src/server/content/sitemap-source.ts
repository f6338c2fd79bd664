import type { RawBuilder } from 'kysely'
import type { Language } from '../../contract/messages.ts'
import type { Db } from '../platform/db.ts'

/** What of a content type machines may find. */
export interface SitemapSource {
  /** In the address: `/sitemap-articles-0.xml`. */
  name: string
  /** Selects `id` and `changed_at` of what everybody may see; adult content is for nobody's index. */
  listed: RawBuilder<unknown>
  /** In which languages these can be read, by id; null where nobody translates. */
  listVersions: ((db: Db, ids: number[]) => Promise<Map<number, SitemapVersion[]>>) | null
}

export interface SitemapVersion {
  id: number
  language: Language
  isOriginal: boolean
}
