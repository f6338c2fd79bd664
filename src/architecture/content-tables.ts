import { posix } from 'node:path'
import type { Violation } from './import-rules.ts'
import { isForTests, locationOf } from './locations.ts'
import type { SourceFile } from './read-module.ts'
import { readTables } from './sql-tables.ts'

export const CONTENT_TABLE_RULE = 'SQL names a content table only in its owner'

/** The history of articles is a part of them with a folder of its own. */
const OF_ARTICLES = ['articles', 'article-history']

/** The tables of content by the features that may name them; all others ask those, or read the views `visible_…`. */
export const OWNERS: Record<string, readonly string[]> = {
  articles: OF_ARTICLES,
  article_groups: OF_ARTICLES,
  article_revisions: OF_ARTICLES,
  article_coauthors: OF_ARTICLES,
  // What is uploaded for an open one is kept.
  article_suggestions: [...OF_ARTICLES, 'media'],
  page_posts: ['page-posts'],
  page_post_versions: ['page-posts'],
  comments: ['comments'],
  guilds: ['guilds', 'guild-members', 'guild-posts'],
  questions: ['questions'],
  answers: ['questions'],
  text_versions: ['questions'],
  question_retags: ['questions'],
  collections: ['collections'],
  collection_rows: ['collections'],
  collection_row_versions: ['collections'],
  collection_suggestions: ['collections', 'media'],
  saved_views: ['explore'],
}

/** The backup copies every table there is. */
const OF_ALL_TABLES = new Set(['backup'])

export function checkContentTables(files: SourceFile[]): Violation[] {
  return files
    .filter(({ path }) => mayContainSql(path))
    .flatMap((file) => {
      const { feature = '' } = locationOf(file.path)
      return [...readTables(file)]
        .filter((table) => !(OWNERS[table] ?? [feature]).includes(feature))
        .map((table) => `names ${table}`)
        .map((detail) => ({ rule: CONTENT_TABLE_RULE, path: file.path, detail }))
    })
}

/** Where another rule allows SQL, except platform, which knows no feature and serves them all. */
function mayContainSql(path: string): boolean {
  const { root, feature = '' } = locationOf(path)
  if (root !== 'server' || isForTests(path) || OF_ALL_TABLES.has(feature)) return false
  return path.startsWith('src/server/content/') || /^(.+-)?(queries|actions)\.ts$/.test(posix.basename(path))
}
