import { CONTENT_TABLE_RULE } from './content-tables.ts'
import { plant, type Planted } from './plant.ts'
import type { SourceFile } from './read-module.ts'

const QUERIES = 'src/server/honor/queries.ts'

/** Each way in which a statement can name a table. */
const NAMING = [
  'sql`select id from articles where state = ${x}`',
  'sql`select h.id from honor h left join public."page_posts" p on p.id = h.id`',
  'sql`select from honor, lateral (select 1) l, comments c where c.id = 1`',
  'sql`select from (honor join articles using (id))`',
  'sql`delete from honor using article_groups g where g.id = ${x}`',
  "sql`with w as (select ${x}) update page_posts set title = ''`",
  'sql`insert into article_revisions select * from honor`',
  'sql`select ${x} from ${sql`comments`}`',
  "db.query('insert into article_coauthors (id) values ($1)')",
  "db.selectFrom('articles as a').selectAll()",
  "db.selectFrom(['honor', 'comments'])",
  "db.selectFrom('honor').innerJoin('page_posts', 'page_posts.id', 'honor.id')",
  "db.updateTable('honor').from('articles')",
  "db.insertInto('comments')",
  "db.deleteFrom('page_post_versions')",
  "sql`select from ${sql.table('articles')}`",
]

export const PLANTED_TABLES: Planted[] = [
  ...NAMING.map((statement) => plant(CONTENT_TABLE_RULE, QUERIES, statementIn(statement))),
  plant(
    CONTENT_TABLE_RULE,
    'src/server/comments/actions.ts',
    statementIn('sql`update articles set comments = 1`'),
  ),
  plant(CONTENT_TABLE_RULE, 'src/server/content/ranks.ts', statementIn("db.selectFrom('articles')")),
]

/** Views, columns, aliases and values that have the name of a table; and owners. */
export const HARMLESS_TABLES: SourceFile[] = [
  {
    path: QUERIES,
    source: [
      'sql`select articles.id, count(*) as comments from visible_articles articles where articles.id > 1`',
      "sql`select tag, articles from tags where kind = 'from articles' order by articles, comments`",
      'sql`select extract(year from articles.at) from visible_articles articles -- not from articles`',
      "db.selectFrom('visible_comments as comments').where('name', '=', 'articles')",
    ]
      .map((statement, index) => statementIn(statement, index))
      .join('\n'),
  },
  { path: 'src/server/comments/queries.ts', source: statementIn("db.selectFrom('comments')") },
  { path: 'src/server/article-history/actions.ts', source: statementIn('sql`update articles set x = 1`') },
  { path: 'src/server/backup/queries.ts', source: statementIn('sql`copy articles to stdout`') },
  { path: 'src/server/honor/honor.test.ts', source: statementIn('sql`select from articles`') },
]

function statementIn(statement: string, index = 0): string {
  return `export const s${index} = (db: any, sql: any, x: any) => [x, sql, ${statement}]`
}
