import { EXCERPT_LENGTH } from '../../contract/limits.ts'
import { wilson } from '../../contract/question-rules.ts'
import type { RichText } from '../../contract/rich-text.ts'
import { POINTS, ranksOfQuestion } from '../content/ranks.ts'
import { toLiteText } from '../lite-text/public.ts'
import { addMs, MINUTE_MS } from '../platform/clock.ts'
import { copyRows, withoutIndexes, type Cell, type Seeding } from '../platform/seeding.ts'
import { excerpt, parseRichText, RENDERER_VERSION } from '../rich-text/public.ts'
import { DEMO_SPEAKERS } from '../seeds/demo/people.ts'
import { planQuestion, QUESTIONS_AT_SCALE_1, type Community, type PlannedQuestion } from './seed-plan.ts'
import { acceptSeeded, continueIds, highestId, indexSeeded, prepareChoices } from './seed-queries.ts'

const HEAVY = ['questions', 'answers', 'votes', 'question_places', 'answer_places', 'question_tags']

/** Questions of the last months in three languages with their answers and votes. */
export async function seedQuestions(seeding: Seeding, people: number): Promise<number> {
  const { client, scale, until } = seeding
  const questions = people < 2 ? 0 : Math.max(1, Math.round(QUESTIONS_AT_SCALE_1 * scale))
  const speakers = seeding.isDemo === true ? { speakers: DEMO_SPEAKERS } : {}
  await withoutIndexes(client, HEAVY, () => write(seeding, { questions, people, until, ...speakers }))
  await indexSeeded(client)
  await continueIds(client)
  return questions
}

async function write({ client, until }: Seeding, community: Community): Promise<void> {
  const copy = (table: string, columns: string, rows: (question: PlannedQuestion) => Iterable<Cell[]>) =>
    copyRows(client, table, columns.split(' '), eachQuestion(community, rows))
  await copy(
    'questions',
    'id author_id state status close_reason duplicate_of title source nodes renderer_version excerpt category language tags created_at updated_at',
    (question) => {
      const { id, authorId, status, title, content, category, language, createdAt, updatedAt } = question
      const reason = status === 'duplicate' ? 'duplicate' : (question.closeReason ?? null)
      const { nodes, short } = textOf(content)
      const words = [title, content, nodes, RENDERER_VERSION, short, category, language]
      const tags = `{${question.tags.join(',')}}`
      const state = [id, authorId, 'published', status, reason, question.originalId]
      return [[...state, ...words, tags, createdAt, updatedAt]]
    },
  )
  await copy(
    'answers',
    'id question_id author_id state source nodes renderer_version created_at',
    ({ id, given }) =>
      given.map((answer): Cell[] => {
        const said = [answer.text, textOf(answer.text).nodes, RENDERER_VERSION]
        return [answer.id, id, answer.authorId, 'published', ...said, answer.createdAt]
      }),
  )
  await prepareChoices(client)
  await copy('seeded_choices', 'question_id accepted_id accepted_at pick_id', (question) => {
    const { id, acceptedId, acceptedAt, pickId } = question
    return acceptedId === null && pickId === null ? [] : [[id, acceptedId, acceptedAt, pickId]]
  })
  await acceptSeeded(client)
  await copy(
    'question_places',
    'question_id category language is_nsfw score answers answer_weight is_solved is_open hot hot_week worth created_at',
    (question) => {
      const { id, category, language, ups, downs, given, acceptedId, status, createdAt } = question
      const drawn = attentionOf(question) + POINTS.vote * given.length
      const { hot, hotWeek, score } = ranksOfQuestion(drawn, createdAt)
      const answers = [given.length, given.length]
      const numbers = [ups.length - downs.length, ...answers, acceptedId !== null, status === 'open']
      return [[id, category, language, false, ...numbers, hot, hotWeek, score, createdAt]]
    },
  )
  await copy('answer_places', 'answer_id question_id ups downs rank created_at', ({ id, given }) =>
    given.map((answer): Cell[] => {
      const [ups, downs] = [answer.ups.length, answer.downs.length]
      return [answer.id, id, ups, downs, wilson(ups, downs), answer.createdAt]
    }),
  )
  await copy('question_tags', 'tag question_id score created_at', ({ id, tags, ups, downs, createdAt }) =>
    tags.map((tag): Cell[] => [tag, id, ups.length - downs.length, createdAt]),
  )
  await copy('votes', 'object_type object_id user_id value created_at', (question) => [
    ...votesOn('question', question, until),
    ...question.given.flatMap((answer) => votesOn('answer', answer, until)),
  ])
  await copy('bookmarks', 'object_type object_id user_id weight created_at', ({ id, saved, createdAt }) =>
    saved.map((person): Cell[] => ['question', id, person, 1, createdAt]),
  )
  await copy('object_counters', 'object_type object_id comments bookmarks attention', (question) => [
    ['question', question.id, commentsOf(question), question.saved.length, attentionOf(question)],
  ])
  await copy(
    'comments',
    'object_type object_id id root_id level author_id source nodes renderer_version created_at',
    commentRows(await highestId(client, 'comments'), until),
  )
}

function* eachQuestion(
  community: Community,
  rows: (question: PlannedQuestion) => Iterable<Cell[]>,
): Iterable<Cell[]> {
  for (let id = 1; id <= community.questions; id++) yield* rows(planQuestion(community, id))
}

interface VotedOn {
  id: number
  ups: number[]
  downs: number[]
  createdAt: Date
}

/** Every seventeen minutes somebody votes. */
function votesOn(type: 'question' | 'answer', { id, ups, downs, createdAt }: VotedOn, until: Date): Cell[][] {
  return [...ups.map((person) => [person, 1]), ...downs.map((person) => [person, -1])].map(
    ([person = 0, value = 0], nr) => {
      const at = addMs(createdAt, (nr + 1) * 17 * MINUTE_MS)
      return [type, id, person, value, at > until ? until : at]
    },
  )
}

const commentsOf = ({ commenterId }: PlannedQuestion) => (commenterId === null ? 0 : 1)

/** All of them are counted for their weight of 1: nobody in the seeded past has just arrived. */
function attentionOf(question: PlannedQuestion): number {
  const { ups, saved } = question
  return POINTS.like * ups.length + POINTS.bookmark * saved.length + POINTS.comment * commentsOf(question)
}

function commentRows(highest: number, until: Date): (question: PlannedQuestion) => Iterable<Cell[]> {
  let commentId = highest
  return ({ id, comment, commenterId, createdAt }) => {
    if (comment === undefined || commenterId === null) return []
    commentId++
    const at = addMs(createdAt, 11 * MINUTE_MS)
    const nodes = JSON.stringify(toLiteText(parseRichText(comment)))
    const said = [commenterId, comment, nodes, RENDERER_VERSION, at > until ? until : at]
    return [['question', id, commentId, commentId, 1, ...said]]
  }
}

const texts = new Map<string, { nodes: string; short: string }>()

/** There are only so many texts: each is parsed once, whatever the scale. */
function textOf(content: string): { nodes: string; short: string } {
  const known = texts.get(content) ?? parsed(content)
  texts.set(content, known)
  return known
}

function parsed(content: string): { nodes: string; short: string } {
  const nodes: RichText = content === '' ? [] : parseRichText(content)
  return { nodes: JSON.stringify(nodes), short: excerpt(nodes, EXCERPT_LENGTH) }
}
