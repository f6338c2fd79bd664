import type { Client } from 'pg'
import type { Language } from '../../../contract/messages.ts'

/** The newest groups are enough to find somebody who writes a lot, however large the site is. */
const LOOKED_AT = 2000

const SERIES: { parts: number; title: Record<Language, string> }[] = [
  {
    parts: 4,
    title: { en: 'Letters to a curious friend', id: 'Catatan untuk teman', my: 'Surat buat sahabat' },
  },
  {
    parts: 3,
    title: { en: 'Ten quiet minutes', id: 'Sepuluh menit tenang', my: 'Sepuluh minit yang tenang' },
  },
]

const ORIGINALS = `
  select g.id, a.author_id, a.language, a.title from article_groups g
  join articles a on a.id = g.original_article_id where g.id > $1`

interface Writer {
  author_id: number
  language: Language
}

/** The most active writers of a language have a series; on a tiny site it may be one person twice. */
export async function seedSeries(client: Client, groups: number, until: Date): Promise<void> {
  const after = groups - LOOKED_AT
  const { rows: writers } = await client.query<Writer>(
    `select author_id, language from (
       select author_id, language, count(distinct title) as titles,
         row_number() over (partition by author_id order by count(distinct title) desc, language) as turn
       from (${ORIGINALS}) originals group by 1, 2) writers
     where titles > 1 order by turn, titles desc, author_id limit $2`,
    [after, SERIES.length],
  )
  for (const [at, { author_id, language }] of writers.entries()) {
    const { title, parts } = SERIES[at] ?? { title: { en: '', id: '', my: '' }, parts: 0 }
    await client.query(
      `with series as (
         insert into article_series (owner_id, title, created_at) values ($2, $3, $4) returning id),
       parts as (
         select id, row_number() over (order by id) as place from (
           select max(id) as id from (${ORIGINALS}) originals
           where author_id = $2 and language = $5 group by title order by 1 desc limit $6) newest)
       update article_groups g set series_id = (select id from series), series_place = parts.place
       from parts where g.id = parts.id`,
      [after, author_id, title[language], until, language, parts],
    )
  }
}
