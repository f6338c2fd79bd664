import * as contract from '../../contract/answers.ts'
import { LIST_SIZE } from '../../contract/limits.ts'
import { readContent } from '../articles/public.ts'
import type { Site } from '../content/content-type.ts'
import { isFirstDay } from '../lite-text/public.ts'
import { getSeen } from '../profiles/public.ts'
import { enforceRateLimits, type RateLimitName } from '../platform/rate-limits.ts'
import { serve } from '../platform/serve.ts'
import type { Viewer } from '../platform/session.ts'
import { withTrees } from '../rich-text/public.ts'
import { checkEditedText, checkNewText, type PublicText } from '../spam-checks/public.ts'
import { insertAnswer, refuseClosed, refuseSecond, reviseAnswer } from './answer-actions.ts'
import {
  listAnswerPlaces,
  listAnswersBy,
  loadAnswers,
  type AnswerPosition,
  type TimePosition,
} from './answer-queries.ts'
import { getAnswerDetail, loadAnswer, loadQuestion } from './loading.ts'
import { answerCounter } from './metrics.ts'
import { deleteAnswer, restoreAnswer } from './trash-actions.ts'
import { listVersions, storeVersionTree } from './version-queries.ts'

export function answerRoutes(site: Site): void {
  const { cursors } = site
  const counter = answerCounter(site)

  serve(site, contract.listAnswers, async (context) => {
    const { db, query } = context
    const { id } = await loadQuestion(site, context)
    const sort = query.sort ?? 'best'
    const list = `answers ${id} ${sort}`
    const after = query.cursor === undefined ? null : positionOf(cursors.read(list, query.cursor))
    const { ids, next } = await listAnswerPlaces(db, id, sort, after, LIST_SIZE)
    return {
      items: await loadAnswers(db, ids),
      nextCursor: next && cursors.make(list, [next.rank, next.at, next.id, next.acceptedId]),
    }
  })

  serve(site, contract.createAnswer, async (context) => {
    const { db, viewer, body, now, work } = context
    const question = await loadQuestion(site, context)
    refuseClosed(question)
    await refuseSecond(db, viewer, question.id)
    const text = await readContent({ db, work, now }, body.content)
    await checkNewText(site, context, publicText(text), limitsOf(viewer, now))
    const id = await insertAnswer(db, viewer, question.id, text, now)
    counter.inc({ result: 'written' })
    return getAnswerDetail(db, id)
  })

  serve(site, contract.getAnswer, async (context) => {
    const { id } = await loadAnswer(site, context)
    return getAnswerDetail(context.db, id)
  })

  serve(site, contract.updateAnswer, async (context) => {
    const { db, viewer, body, now, work } = context
    const { id } = await loadAnswer(site, context)
    const text = await readContent({ db, work, now }, body.content)
    await checkEditedText(site, context, publicText(text))
    await enforceRateLimits(site.limits, [['editsPerHour', String(viewer.id)]])
    await reviseAnswer(db, viewer, id, text, now)
    counter.inc({ result: 'edited' })
    return getAnswerDetail(db, id)
  })

  serve(site, contract.deleteAnswer, async (context) => {
    const { db, viewer, now } = context
    const { id } = await loadAnswer(site, context)
    const until = await deleteAnswer(db, viewer, id, now)
    counter.inc({ result: 'deleted' })
    return { id, restorableUntil: until.toISOString() }
  })

  serve(site, contract.restoreAnswer, async (context) => {
    const { db, viewer, now } = context
    const { id } = await loadAnswer(site, context)
    await restoreAnswer(db, viewer, id, now)
    return getAnswerDetail(db, id)
  })

  serve(site, contract.listAnswerVersions, async (context) => {
    const { db, work } = context
    const answer = await loadAnswer(site, context)
    const stored = await listVersions(db, 'answer', answer.id)
    const versions = await withTrees(work, 'rich-text-trees', stored, async (texts) => {
      for (const { id, nodes } of texts) await storeVersionTree(site.db.write, id, nodes)
    })
    return {
      items: versions.map(({ id, source, nodes, createdAt }) => ({
        id,
        content: source,
        nodes,
        createdAt: createdAt.toISOString(),
      })),
    }
  })

  serve(site, contract.listAnswersOf, async ({ db, viewer, params, query, now }) => {
    const { person } = await getSeen(db, viewer, Number(params.id), now)
    const list = `answers of ${person.id}`
    const after = query.cursor === undefined ? null : timeOf(cursors.read(list, query.cursor))
    const { ids, next } = await listAnswersBy(db, person.id, { after, hidden: viewer?.hidden }, LIST_SIZE)
    return { items: await loadAnswers(db, ids), nextCursor: next && cursors.make(list, [next.at, next.id]) }
  })
}

type Values = (string | number)[]

function positionOf([rank, at, id, acceptedId]: Values): AnswerPosition {
  return { rank: Number(rank), at: String(at), id: Number(id), acceptedId: Number(acceptedId) }
}

function timeOf([at, id]: Values): TimePosition {
  return { at: String(at), id: Number(id) }
}

function publicText({ nodes }: Pick<PublicText, 'nodes'>): PublicText {
  return { field: 'content', nodes, links: 'answer' }
}

function limitsOf(viewer: Viewer, now: Date): [RateLimitName, string][] {
  const key = String(viewer.id)
  const first: [RateLimitName, string][] = isFirstDay(viewer, now) ? [['answersOnFirstDay', key]] : []
  return [...first, ['answersPerDay', key]]
}
