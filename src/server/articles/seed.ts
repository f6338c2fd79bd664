import type { Cell, Seeding } from '../platform/seeding.ts'
import { RENDERER_VERSION } from '../rich-text/public.ts'
import { seedCoAuthors } from './co-authors/seed-queries.ts'
import { seedScheduled } from './schedule-seed-queries.ts'
import { COMMENTS } from '../seeds/article-aspects.ts'
import { seedDemoArticles } from './seed-demo.ts'
import { GROUPS_AT_SCALE_1, peopleAround, planGroup, type Community } from './seed-plan.ts'
import { countRows, highestId } from './seed-queries.ts'
import type { SeededGroup } from './seed-rows.ts'
import { textOf } from './seed-texts.ts'
import { writeArticles, type ArticleSource } from './seed-write.ts'
import { seedSeries } from './series/seed-queries.ts'
import { TOPICS } from '../seeds/topics.ts'

/** Articles in three languages with their history, readers and comments, over two years, more of them lately. */
export async function seedArticles(seeding: Seeding, people: number): Promise<number> {
  if (seeding.isDemo === true) return seedDemoArticles(seeding)
  const { client, scale, random, until } = seeding
  const community: Community = {
    groups: Math.max(1, Math.round(GROUPS_AT_SCALE_1 * scale)),
    people,
    until,
    seed: random.int(2 ** 30),
    topics: TOPICS,
  }
  const highest = await highestId(client, 'comments')
  await writeArticles(seeding, sourceOf(community, highest), async () => {
    await countRows(client, community.groups, until)
    await seedSeries(client, community.groups, until)
    await seedScheduled(client, until, scheduledOf(community))
    await seedCoAuthors(client, until)
  })
  return community.groups
}

function sourceOf(community: Community, highest: number): ArticleSource {
  return {
    *groups() {
      for (let id = 1; id <= community.groups; id++) yield seededGroup(community, id)
    },
    *reactions(article, kind) {
      for (const person of peopleAround(community, article, article[kind]))
        yield [person, article.publishedAt]
    },
    comments: commentRows(community, highest),
    countComments: ({ commenters }) => commenters,
  }
}

function seededGroup(community: Community, id: number): SeededGroup {
  const group = planGroup(community, id)
  const { topic } = group
  const articles = group.articles.map((article) => ({
    ...article,
    text: textOf(group, article.language),
    tags: topic.tags[article.language],
    thumbnailId: null,
  }))
  return { id, categories: topic.categories, articles }
}

function scheduledOf(community: Community) {
  const group = planGroup(community, 1)
  const { categories, tags } = group.topic
  return { text: textOf(group, 'id'), language: 'id', categories, tags: tags.id } as const
}

function commentRows(community: Community, highest: number): (group: SeededGroup) => Iterable<Cell[]> {
  let id = highest
  return function* rows({ articles }: SeededGroup) {
    for (const article of articles) {
      const words = COMMENTS[article.language]
      const people = [...peopleAround(community, article, article.commenters)]
      const rootOf = (index: number) => index - (index % 3)
      const firstId = id + 1
      for (const [index, person] of people.entries()) {
        id++
        const root = firstId + rootOf(index)
        const isRoot = root === id
        const text = words[(article.id + index) % words.length] ?? ''
        const nodes = JSON.stringify([{ type: 'paragraph', children: [{ type: 'text', value: text }] }])
        const replies = isRoot ? Math.min(2, people.length - 1 - index) : 0
        const at = new Date(article.publishedAt.getTime() + (index + 1) * 600_000)
        yield [
          'article',
          article.id,
          id,
          isRoot ? null : root,
          root,
          isRoot ? 1 : 2,
          person,
          text,
          nodes,
          RENDERER_VERSION,
          replies,
          at > community.until ? community.until : at,
        ]
      }
    }
  }
}
