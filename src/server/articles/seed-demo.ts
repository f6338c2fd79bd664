import { toLiteText } from '../lite-text/public.ts'
import { addMs, DAY_MS, HOUR_MS } from '../platform/clock.ts'
import { copyRows, createRandom, type Cell, type Seeding } from '../platform/seeding.ts'
import { parseRichText, RENDERER_VERSION } from '../rich-text/public.ts'
import { COMMENT_COLUMNS, commentCells } from '../seeds/demo/comment-rows.ts'
import { DRAFT } from '../seeds/demo/draft.ts'
import { ACCEPTED } from '../seeds/demo/suggestions.ts'
import { demoGroups, type DemoGroup } from '../seeds/demo/read-articles.ts'
import { someOf, threadRows, type DemoComment, type Member, type ThreadRow } from '../seeds/demo/thread.ts'
import { contentOf } from './content.ts'
import { seedCoAuthors } from './co-authors/seed-queries.ts'
import { seedScheduled } from './schedule-seed-queries.ts'
import { seedCovers } from './seed-covers.ts'
import { withEmbeds } from './seed-demo-embeds.ts'
import { planDemoArticle, type Outline } from './seed-demo-plan.ts'
import { countRows, fillSiteDays, highestId, listMembers, listSeededCollections } from './seed-queries.ts'
import type { SeededArticle, SeededGroup } from './seed-rows.ts'
import { writeArticles } from './seed-write.ts'
import { seedSeries } from './series/seed-queries.ts'

const IDS_A_GROUP = 3

/** The articles that were written for the demo, with what readers made of them. */
export async function seedDemoArticles(seeding: Seeding): Promise<number> {
  const { client, until } = seeding
  const members = await listMembers(client)
  const written = withEmbeds(await demoGroups(), {
    collections: await listSeededCollections(client),
    articleId,
  })
  const covers = await seedCovers(seeding, written)
  const places = popularity(written.length)
  const threads = new Map<number, ThreadRow[]>()
  let highest = await highestId(client, 'comments')
  const planned = written.map((group, index): SeededGroup => {
    const id = index + 1
    const outlines = group.versions.map((version, at): Outline => ({
      id: articleId(index, at),
      version,
      publishedAt: addMs(until, -version.days * DAY_MS),
      thumbnailId: (group.cover === null ? undefined : covers.get(group.cover)) ?? null,
      place: places[index] ?? 0,
      isTranslation: at > 0,
    }))
    for (const { outline, comments } of shareOut(group, outlines)) {
      const said = threadRows(comments, { highest, until, timeOf: (one) => timeOf(one, outline, until) })
      highest += said.length
      threads.set(outline.id, said)
    }
    const articles = outlines.map((outline) =>
      planDemoArticle(outline, { until, members: members.length, said: threads.get(outline.id) ?? [] }),
    )
    return { id, categories: [group.category], articles }
  })
  const groups = withAccepted(planned)
  await copyRows(client, 'media_uses', ['media_id', 'object_type', 'object_id'], useRows(groups))
  await writeArticles(seeding, sourceOf(groups, { members, until, threads }), async () => {
    await copyRows(client, 'comments', COMMENT_COLUMNS, commentRows(threads))
    await countRows(client, groups.length, until)
    await fillSiteDays(client, until)
    await seedSeries(client, groups.length, until)
    await seedScheduled(client, until, { ...DRAFT, text: draftText() })
    await seedCoAuthors(client, until)
  })
  return groups.length
}

function articleId(group: number, version: number): number {
  return group * IDS_A_GROUP + version + 1
}

/** One of the originals has a last paragraph that a reader suggested and its author accepted. */
function withAccepted(groups: SeededGroup[]): SeededGroup[] {
  const accepted = groups
    .flatMap(({ articles }) => articles.slice(0, 1))
    .find(({ language, revisions }) => language === 'en' && revisions.length > 1)
  const editorId = ACCEPTED.editors.find((id) => id !== accepted?.authorId) ?? 0
  const lastEdit = { editorId, summary: ACCEPTED.summary }
  return groups.map((group) => ({
    ...group,
    articles: group.articles.map((article) => (article === accepted ? { ...article, lastEdit } : article)),
  }))
}

function useRows(groups: SeededGroup[]): Cell[][] {
  return groups.flatMap(({ articles }) =>
    articles.flatMap(({ id, thumbnailId }): Cell[][] =>
      thumbnailId === null ? [] : [[thumbnailId, 'article', id]],
    ),
  )
}

/** Which place each has among the most read: all of them in a new order, always the same. */
function popularity(count: number): number[] {
  const random = createRandom(202_611)
  const turns = Array.from({ length: count }, (_, index) => ({ index, turn: random.next() }))
  const order = turns.toSorted((one, other) => one.turn - other.turn).map(({ index }) => index)
  return turns.map(({ index }) => order.indexOf(index))
}

/** Comments are under the version in their language, where there is one. */
function shareOut({ comments }: DemoGroup, outlines: Outline[]) {
  return outlines.map((outline, at) => ({
    outline,
    comments: comments.filter((comment) => {
      const own = outlines.findIndex(({ version }) => version.language === comment.language)
      return Math.max(own, 0) === at
    }),
  }))
}

/** So many hours after that version; what would lie ahead was said a while ago. */
function timeOf({ hours = 1 }: DemoComment, { publishedAt }: Outline, until: Date): Date {
  const at = addMs(publishedAt, hours * HOUR_MS)
  const age = until.getTime() - publishedAt.getTime()
  return at < until ? at : addMs(publishedAt, age * (1 - 1 / (2 + hours)))
}

function sourceOf(
  groups: SeededGroup[],
  { members, until, threads }: { members: Member[]; until: Date; threads: Map<number, ThreadRow[]> },
) {
  return {
    groups: () => groups,
    reactions({ id, authorId, publishedAt: from, ...article }: SeededArticle, kind: 'likes' | 'bookmarks') {
      const random = createRandom(31_000 + id * 7919 + (kind === 'likes' ? 0 : 1))
      const people = someOf(members, { count: article[kind], but: [authorId], from, until, random })
      return people.map(({ id: person, at }): [number, Date] => [person, at])
    },
    comments: () => [],
    countComments: ({ id }: SeededArticle) => threads.get(id)?.length ?? 0,
  }
}

function* commentRows(threads: Map<number, ThreadRow[]>): Iterable<Cell[]> {
  for (const [articleId, rows] of threads)
    for (const row of rows) {
      const nodes = JSON.stringify(toLiteText(parseRichText(row.text)))
      yield commentCells(['article', articleId], row, { nodes, rendererVersion: RENDERER_VERSION })
    }
}

function draftText() {
  const content = contentOf(DRAFT.source, parseRichText(DRAFT.source))
  return { ...content, title: DRAFT.title, nodes: JSON.stringify(content.nodes) }
}
