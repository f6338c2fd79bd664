import { seedSuggestions } from './article-history/seed.ts'
import { seedArticles } from './articles/seed.ts'
import { seedPeople } from './auth/seed.ts'
import { seedCommentRules } from './comments/seed.ts'
import { seedSubscriptions } from './market/seed.ts'
import { seedPagePosts } from './page-posts/seed.ts'
import type { Seeding } from './platform/seeding.ts'

export interface SeededSite {
  people: number
  /** Each in one to three languages. */
  articles: number
  posts: number
  /** Somebody to sign in as. */
  firstEmail: string
}

/** Fills an empty site with a believable community. The one list of the features' seeds, in order. */
export async function seedSite(seeding: Seeding): Promise<SeededSite> {
  const { rows } = await seeding.client.query<{ taken: boolean }>(
    'select exists (select from users) as taken',
  )
  if (rows[0]?.taken === true)
    throw new Error('this site has people already; only an empty one can be seeded')
  await seeding.client.query('begin')
  const people = await seedPeople(seeding)
  await seedSubscriptions(seeding, people)
  const articles = await seedArticles(seeding, people)
  await seedSuggestions(seeding)
  const posts = await seedPagePosts(seeding, people)
  await seedCommentRules(seeding)
  await seeding.client.query('commit')
  await seeding.client.query('analyze')
  const first = await seeding.client.query<{ email: string }>('select email from users where id = 1')
  return { people, articles, posts, firstEmail: first.rows[0]?.email ?? '' }
}
