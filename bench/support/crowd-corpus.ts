import type { Client } from 'pg'
import { withoutIndexes } from '../../src/server/platform/seeding.ts'
import { fillExploredRows } from './explore-corpus.ts'

/** Of a seeded community of scale 1, without its translations. */
const AT_SCALE_1 = {
  people: 60,
  guilds: 10,
  articles: 180,
  posts: 120,
  guildPosts: 72,
  comments: 300,
  questions: 60,
  answers: 120,
}
/** What somebody has a thousand of, when they have a thousand of everything. */
const OF_EVERYTHING = 1000

/** Two large guilds, one of them private, and people to look at them as. */
export interface Crowd {
  busy: number
  open: number
  closed: number
  owner: number
  officer: number
  member: number
}

const countAt = (scale: number) =>
  Object.fromEntries(
    Object.entries(AT_SCALE_1).map(([name, count]) => [name, Math.max(2 * OF_EVERYTHING, count * scale)]),
  ) as typeof AT_SCALE_1

export function describeCrowd(scale: number): Crowd {
  const { people, guilds } = countAt(scale)
  return { busy: people / 2, open: guilds + 1, closed: guilds + 2, owner: 1, officer: 5, member: 1500 }
}

/** Fills an empty, migrated database: somebody with a thousand of everything, and two guilds that everybody joined. */
export async function fillCrowd(client: Client, scale: number): Promise<void> {
  const { people, guilds, articles, posts, guildPosts, comments, questions, answers } = countAt(scale)
  const crowd = describeCrowd(scale)
  const ago = (minutes: string) => `timestamptz '2026-11-18' - (${minutes}) * interval '1 minute'`
  // Of each kind the busy one has a thousand, spread evenly over the others'.
  const author = (count: number) =>
    `case when n % ${Math.floor(count / OF_EVERYTHING)} = 0 then ${crowd.busy} else 1 + (n * 7919) % ${people} end`
  const run = (text: string) => client.query(text)
  await run("set session_replication_role = replica; set maintenance_work_mem = '512MB'; select setseed(0.5)")
  await run(
    `insert into users (id, email, first_name, last_name, alias_name, created_at) overriding system value
     select n, n || '@bench.example', 'Person', 'Number ' || n, 'person-' || n, ${ago(`n * 20`)}
     from generate_series(1::int8, ${people}) as n`,
  )
  const everybody = [crowd.open, crowd.closed].join()
  await withoutIndexes(
    client,
    ['guild_members', 'guild_post_places', 'articles', 'page_posts', 'comments', 'object_counters', 'likes'],
    async () => {
      await run(
        `insert into guilds (id, name, insignia, logo, color, join_mode, is_private, owner_id, member_count, post_count,
           active_at, created_at) overriding system value
         select n, 'Guild ' || n, 'GU', 'logo1', '#1f5f8b', case when is_private then 'request' else 'open' end, is_private,
           case when n > ${guilds} then ${crowd.owner} else 1 + n % ${people} end,
           case when n > ${guilds} then ${people} else 6 end, 7, ${ago('n % 5000')}, ${ago('n * 50')}
         from (select n, n = ${crowd.closed} or n <= ${guilds} and n % 5 = 0 as is_private
           from generate_series(1::int8, ${crowd.closed}) as n) as g`,
      )
      await run(
        `insert into guild_members (guild_id, user_id, rank, joined_at)
         select g, n, case when n = ${crowd.owner} then 0 when n <= 20 then 1 else 2 end, ${ago('n * 20')}
           from generate_series(1::int8, ${people}) as n, unnest(array[${everybody}]) as g
         union all
         select g, 1 + (g + k * 9973) % ${people}, least(k, 2), ${ago('g * 40 + k')}
           from generate_series(1::int8, ${guilds}) as g, generate_series(0, 5) as k
           where 1 + (g + k * 9973) % ${people} <> ${crowd.busy}
         union all
         select g, ${crowd.busy}, 2, ${ago('g')} from generate_series(1::int8, ${guilds}, ${Math.floor(guilds / OF_EVERYTHING)}) as g`,
      )
      await run(
        `insert into article_groups (id, original_article_id, categories, created_at) overriding system value
         select n, n, array['science'], now() from generate_series(1::int8, ${articles}) as n`,
      )
      await run(
        `insert into articles (id, group_id, language, author_id, state, title, source, nodes, renderer_version, excerpt,
           words, tags, created_at, published_at, updated_at) overriding system value
         select n, n, 'en', ${author(articles)}, 'published', 'Article ' || n, repeat('Some words. ', 100), '[]', 1,
           repeat('x', 300), 200, '{stars}', ${ago('n * 5')}, ${ago('n * 5')}, ${ago('n * 5')}
         from generate_series(1::int8, ${articles}) as n`,
      )
      await run(
        `insert into page_posts (id, author_id, type, state, title, source, nodes, renderer_version, is_nsfw, guild_id,
           created_at) overriding system value
         select n, case when n <= ${posts} then ${author(posts)} else 1 + n % ${people} end, 'discussion', 'published',
           'Post ' || n, repeat('Some words. ', 10), '[]', 1, n % 20 = 1,
           case when n > ${posts} then case n % 3 when 0 then 1 + (n * 31) % ${guilds} when 1 then ${crowd.open}
             else ${crowd.closed} end end, ${ago('n * 5')}
         from generate_series(1::int8, ${posts + guildPosts}) as n`,
      )
      await run(
        `insert into comments (object_type, object_id, id, level, author_id, source, nodes, renderer_version, created_at)
         overriding system value
         select case when n / ${OF_EVERYTHING} % 5 < 3 then 'article' else 'page-post' end,
           1 + (n * 104729) % case when n / ${OF_EVERYTHING} % 5 < 3 then ${articles} else ${posts} end, n, 1, ${author(comments)},
           'Some words.', '[]', 1, ${ago('n * 3')}
         from generate_series(1::int8, ${comments}) as n`,
      )
      await run(
        `insert into object_counters (object_type, object_id, likes, comments)
         select type, n, n * 7 % 61, n % 7 from unnest(array['article', 'page-post'], array[${articles}, ${posts + guildPosts}])
           as t (type, count), generate_series(1::int8, count) as n`,
      )
      await run(
        `insert into likes (object_type, object_id, user_id, weight, created_at)
         select 'article', n, k, 1, ${ago('n * 4')} from generate_series(${Math.floor(articles / OF_EVERYTHING)}::int8, ${articles}, ${Math.floor(articles / OF_EVERYTHING)}) as n,
           generate_series(1::int8, 59) as k where k <= n * 7 % 61`,
      )
    },
  )
  await run(
    `insert into guild_post_places (post_id, guild_id, author_id, is_nsfw, is_listed, hot, hot_week, score, created_at)
     select p.id, p.guild_id, p.author_id, p.is_nsfw, not g.is_private, random() * 1000, random() * 1000, random() * 9,
       p.created_at from page_posts p join guilds g on g.id = p.guild_id`,
  )
  await run(
    `insert into article_updates (article_id, group_id, kind, editor_id, created_at)
     select n, n, 'edited', ${author(articles).replace('n %', '(n + 1) %')}, ${ago('n * 4')} from generate_series(1::int8, ${articles}) as n`,
  )
  await run(
    `insert into questions (id, author_id, state, title, nodes, renderer_version, category, language, created_at, updated_at)
     overriding system value
     select n, ${author(questions)}, 'published', 'Question ' || n, '[]', 1, 'science', 'en', ${ago('n * 15')}, ${ago('n * 15')}
     from generate_series(1::int8, ${questions}) as n`,
  )
  await run(
    `insert into answers (question_id, author_id, state, source, nodes, renderer_version, created_at)
     select 1 + (n * 7907) % ${questions}, ${author(answers)}, 'published', 'Some words.', '[]', 1, ${ago('n * 7')}
     from generate_series(1::int8, ${answers}) as n on conflict do nothing`,
  )
  await run(
    `insert into follows (follower_id, followed_id, created_at)
     select n, ${crowd.busy}, ${ago('n')} from generate_series(1::int8, ${OF_EVERYTHING}) as n
     union all select ${crowd.busy}, n, ${ago('n')} from generate_series(1::int8, ${OF_EVERYTHING}) as n
     union all select n, 1 + (n * 31 + k) % ${people}, ${ago('n')} from generate_series(1::int8, ${people}) as n,
       generate_series(0, 4) as k where n <> 1 + (n * 31 + k) % ${people} and n <> ${crowd.busy}
     on conflict do nothing`,
  )
  await run(
    `insert into guild_requests (guild_id, user_id, state, created_at)
     select case when n % 2 = 0 then ${crowd.closed} else 1 + n % ${guilds} end, n, 'open', ${ago('n % 9000')}
     from generate_series(1::int8, ${people}) as n`,
  )
  await run(
    `insert into honor_totals (user_id, total) select n, n % 900 from generate_series(1::int8, ${people}) as n
     on conflict do nothing`,
  )
  await run('vacuum analyze')
  await withoutIndexes(client, ['explored'], () => fillExploredRows(client))
  await run('vacuum analyze')
  await run('set session_replication_role = default')
}
