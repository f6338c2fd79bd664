import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAnswer, voteAnswer, voteQuestion } from '../../contract/answers.ts'
import { createSuggestion, decideSuggestion } from '../../contract/article-history.ts'
import { getArticle } from '../../contract/articles.ts'
import { HONOR_REASONS } from '../../contract/honor-rules.ts'
import type { ObjectType } from '../../contract/objects.ts'
import { deletePagePost, restorePagePost } from '../../contract/page-posts.ts'
import { acceptAnswer, createQuestion } from '../../contract/questions.ts'
import { closeReports, reportObject } from '../../contract/reports.ts'
import { DAY_MS } from '../platform/clock.ts'
import { setLike } from '../reactions/public.ts'
import { insertPost } from '../testing/insert-post.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { writeArticle } from '../testing/write-article.ts'
import { at, comment, people, type Client } from './honor-testing.ts'
import {
  countEntries,
  ledgerIsWhatIsTrue,
  limitsHold,
  reasonsPaid,
  sumsAreTheLedger,
  whatIsUnpaidMetALimit,
} from './ledger-truth-testing.ts'
import { voidHonor } from './void-actions.ts'

const ACTS = 10_000
const AT_ONCE = 20
const PEOPLE = 24

/** Paid by a job once a day has passed, once in a life, or only with much else: none of it here. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  'article-published',
  'email-verified',
  'iq-finished',
  'profile-completed',
  'spam-confirmed',
  'translation-accepted',
])

let app: TestApp
let moderator: Client
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 100_000 } })
  moderator = await app.signIn('moderator', 'moderator')
})
afterAll(() => app.close())

interface Thing {
  objectType: ObjectType
  objectId: number
  author: Client
}

interface Asked {
  id: number
  asker: Client
  /** Of others. */
  answers: number[]
}

/** A post that will be taken down. */
interface Doomed {
  id: number
  author: Client
}

interface World {
  things: Thing[]
  questions: Asked[]
  doomed: Doomed[]
}

/** The same numbers in every run. */
function dice(seed: number): (sides: number) => number {
  let state = seed
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

const roll = dice(7)
const pick = <T>(list: readonly T[]): T => list[roll(list.length)] as T

test(
  '[S1-8] after 10,000 random acts at once fame is the ledger, and the ledger what the rules say',
  { timeout: 600_000 },
  async () => {
    const members = await people(app, ...Array.from({ length: PEOPLE }, (_, nr) => `actor-${nr}`))
    // One of them joined today: nothing that they give is paid.
    await sql`update users set created_at = ${app.clock.now()} where id = ${members[0]?.userId}`.execute(
      app.db,
    )
    const world = await makeWorld(members)
    let left = ACTS
    const ended = new AbortController()
    // Two nodes handle the follow-ups while the acts go on.
    const runners = [1, 2].map(async () => {
      while (!ended.signal.aborted)
        if ((await app.followUps.runDue()) === 0) await new Promise((done) => setTimeout(done, 20))
    })
    const actors = Array.from({ length: AT_ONCE }, async () => {
      while (left-- > 0) await act(pick(members), world, roll(100))
    })
    const all = Promise.all(actors).finally(() => ended.abort())
    for (let day = 1; day <= 3; day++) {
      // When one fails nobody waits for acts that are not done.
      await Promise.race([all, until(() => ended.signal.aborted || left <= ACTS - (ACTS / 4) * day)])
      app.clock.advance(DAY_MS)
      // Staff take back what somebody was given, while others go on giving.
      const farmed = { userId: members[day]?.userId ?? 0, note: 'Farmed.', now: app.clock.now() }
      if (day === 2) expect((await voidHonor(app.db, farmed)).entries).toBeGreaterThan(0)
    }
    await all
    await Promise.all(runners)
    await app.settle()

    expect(await countEntries(app)).toBeGreaterThan(500)
    const expected = HONOR_REASONS.filter((reason) => !ELSEWHERE.has(reason))
    expect(await reasonsPaid(app)).toEqual(expected.toSorted())
    await sumsAreTheLedger(app)
    await ledgerIsWhatIsTrue(app)
    await limitsHold(app)
    await whatIsUnpaidMetALimit(app)
    // What is asked again changes nothing.
    const before = await countEntries(app)
    await sql`insert into follow_ups (kind, subject)
    select 'notify-like', object_type || ' ' || object_id || ' ' || user_id from likes
    where exists (select from honor_entries e where e.object_type = likes.object_type
      and e.object_id = likes.object_id and e.actor_id = likes.user_id
      group by e.user_id having sum(e.delta) > 0)`.execute(app.db)
    await app.settle()
    expect(await countEntries(app)).toBe(before)
  },
)

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((done) => setTimeout(done, 10))
}

async function makeWorld(members: Client[]): Promise<World> {
  const world: World = { things: [], questions: [], doomed: [] }
  for (const [nr, author] of members.entries()) {
    const authorId = author.userId
    const article = await writeArticle(author, { title: `What person ${nr} knows` })
    world.things.push({ objectType: 'article', objectId: article.id, author })
    for (let post = 0; post < 2; post++)
      world.things.push({
        objectType: 'page-post',
        objectId: (await insertPost(app, { authorId })).id,
        author,
      })
    world.things.push({ objectType: 'comment', objectId: await comment(author, article.id), author })
    world.doomed.push({ id: (await insertPost(app, { authorId })).id, author })
    world.questions.push(await makeQuestion(members, nr))
  }
  return world
}

async function makeQuestion(members: Client[], nr: number): Promise<Asked> {
  const asker = members[nr] as Client
  const title = `What does person ${nr} want to know?`
  const { id } = await asker.call(createQuestion, { body: { title, category: 'science', language: 'en' } })
  const answers: number[] = []
  for (const next of [1, 2, 5]) {
    const other = members[(nr + next) % members.length] as Client
    const content = `What person ${nr} asks is known to person ${next}.`
    answers.push((await other.call(createAnswer, { params: at({ id }), body: { content } })).id)
  }
  return { id, asker, answers }
}

/** Mostly likes, some of them taken back; what else pays, and what takes it back, in between. */
async function act(actor: Client, { things, questions, doomed }: World, luck: number): Promise<void> {
  if (luck < 8) return vote(actor, pick(questions))
  if (luck < 10) return accept(pick(questions))
  if (luck === 10) return suggest(actor, pick(things))
  const post = luck === 11 ? doomed.pop() : undefined
  if (post !== undefined) return report(actor, post)
  return likeOrDelete(actor, pick(things), roll(100))
}

/** Some posts are deleted and restored. */
async function likeOrDelete({ userId }: Client, thing: Thing, luck: number): Promise<void> {
  const { objectType, objectId, author } = thing
  if (luck < 4 && objectType === 'page-post') {
    await author.attempt(luck < 2 ? deletePagePost : restorePagePost, { params: { id: objectId } })
    return
  }
  const count = objectType === 'comment' ? app.site.content.comment?.like?.count : undefined
  const like = {
    objectType,
    objectId,
    userId,
    authorId: author.userId,
    isLike: luck < 65,
    now: app.clock.now(),
  }
  await setLike(app.db, { ...like, ...(count && { countIn: count }) })
}

/** Votes for oneself are refused, and downvotes of those who have not earned the right; a moderator has it. */
async function vote(actor: Client, { id, answers }: Asked): Promise<void> {
  const body = { value: pick([1, 1, 1, 1, 0, -1]) }
  const voter = body.value < 0 && roll(2) === 0 ? moderator : actor
  if (roll(3) === 0) await voter.attempt(voteQuestion, { params: at({ id }), body })
  else await voter.attempt(voteAnswer, { params: at({ id: pick(answers) }), body })
}

async function accept({ id, asker, answers }: Asked): Promise<void> {
  await asker.attempt(acceptAnswer, {
    params: at({ id }),
    body: { answerId: pick([null, ...answers]) },
  })
}

let suggested = 0
/** Of two at once that change the same lines one is refused. */
async function suggest(actor: Client, { objectType, objectId: id, author }: Thing): Promise<void> {
  if (objectType !== 'article' || actor === author) return
  const { title, content, revisionId } = await actor.call(getArticle, { params: at({ id }) })
  const more = `${content}\n\nParagraph number ${(suggested += 1)}.`
  const made = await actor.attempt(createSuggestion, {
    params: at({ id }),
    body: { title, content: more, summary: 'More', baseRevisionId: revisionId },
  })
  const suggestionId = (made.body as { id?: number }).id
  if (suggestionId === undefined) return
  await author.attempt(decideSuggestion, {
    params: { id: String(id), suggestionId: String(suggestionId) },
    body: { decision: 'accept' },
  })
}

/** It is taken down: what it earned is gone, and who reported it is paid. */
async function report(actor: Client, { id, author }: Doomed): Promise<void> {
  if (actor === author) return
  const about = { objectType: 'page-post', objectId: id } as const
  await actor.call(reportObject, { body: { ...about, reason: 'exploitation' } })
  await moderator.call(closeReports, {
    body: { ...about, verdict: 'founded', reason: 'We have looked at it.' },
  })
}
