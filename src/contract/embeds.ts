import * as z from 'zod/mini'
import { ArticleLanguage } from './articles.ts'
import { CollectionRow, NamedArticle } from './collection-rows.ts'
import { CollectionColumn } from './collections.ts'
import { Id, Time } from './common.ts'
import { endpoint } from './endpoint.ts'
import { EMBEDDABLE, EMBEDS_MAX } from './rich-text-rules.ts'
import { Person } from './people.ts'

/** Rows of a collection that an embed shows. */
export const EMBEDDED_ROWS = 10

export const Embed = z.object({
  objectType: z.enum(EMBEDDABLE),
  objectId: Id,
  path: z.string(),
  title: z.string(),
  /** Its first plain characters. */
  excerpt: z.string(),
  language: z.nullable(ArticleLanguage),
  author: z.nullable(z.pick(Person, { id: true, name: true, alias: true, profileUrl: true })),
  /** An address under /media, of an image or a poster. */
  image: z.nullable(z.string()),
  createdAt: Time,
  /** Of a collection: its beginning. */
  table: z.nullable(
    z.object({
      columns: z.array(CollectionColumn),
      rows: z.array(CollectionRow),
      total: z.number(),
      articles: z.array(NamedArticle),
    }),
  ),
})
export type Embed = z.infer<typeof Embed>

const ONE = `(?:${EMBEDDABLE.join('|')}):[1-9]\\d{0,14}`

/** What texts embed, `article:7,collection:12`: those that this reader may see, in any order; the others are not there. */
export const listEmbeds = endpoint({
  method: 'GET',
  path: '/api/embeds',
  access: 'public',
  query: z.strictObject({
    objects: z.string().check(z.regex(new RegExp(`^${ONE}(?:,${ONE}){0,${EMBEDS_MAX - 1}}$`))),
  }),
  response: z.object({ items: z.array(Embed) }),
})
