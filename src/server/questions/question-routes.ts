import type { FastifyRequest } from 'fastify'
import type { Language } from '../../contract/messages.ts'
import * as contract from '../../contract/questions.ts'
import type { Site } from '../content/content-type.ts'
import { isFirstDay } from '../lite-text/public.ts'
import { isOffered } from '../nsfw/public.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import { enforceRateLimits, type RateLimitName } from '../platform/rate-limits.ts'
import { serve } from '../platform/serve.ts'
import type { Viewer } from '../platform/session.ts'
import { withTrees } from '../rich-text/public.ts'
import { checkEditedText, checkNewText, type PublicText } from '../spam-checks/public.ts'
import { getQuestionDetail } from './card-queries.ts'
import { insertQuestion } from './create-actions.ts'
import { loadQuestion } from './loading.ts'
import { findMarks } from './marks-queries.ts'
import { questionCounter } from './metrics.ts'
import { readQuestionText, type QuestionText } from './question-text.ts'
import { deleteQuestion, restoreQuestion } from './trash-actions.ts'
import { reviseQuestion } from './update-actions.ts'
import { listRetags, listVersions, storeVersionTree } from './version-queries.ts'

export function questionRoutes(site: Site): void {
  const counter = questionCounter(site)

  serve(site, contract.getQuestion, async (context) => {
    const { id } = await loadQuestion(site, context)
    return getQuestionDetail(context.db, context.viewer, id)
  })

  serve(site, contract.getQuestionMine, async (context) =>
    findMarks(context.db, context.viewer, await loadQuestion(site, context), context.now),
  )

  serve(site, contract.createQuestion, async (context) => {
    const { db, viewer, body, request, now, work } = context
    const { content = '', ...rest } = body
    const text = await readQuestionText({ db, work, now }, content)
    if (body.isNsfw === true) await refuseNsfw(site, request, viewer)
    await checkNewText(site, context, publicText(body, text), limitsOf(viewer, now))
    const id = await insertQuestion(db, { ...rest, authorId: viewer.id, text, now })
    counter.inc({ result: 'asked' })
    return getQuestionDetail(db, viewer, id)
  })

  serve(site, contract.updateQuestion, async (context) => {
    const { db, viewer, body, request, now, work } = context
    const { id, authorId } = await loadQuestion(site, context)
    const { content, isNsfw, ...change } = body
    const text = content === undefined ? undefined : await readQuestionText({ db, work, now }, content)
    if (isNsfw === true && viewer.id === authorId) await refuseNsfw(site, request, viewer)
    await checkEditedText(site, context, publicText(body, text))
    await enforceRateLimits(site.limits, [['editsPerHour', String(viewer.id)]])
    if (await reviseQuestion(db, viewer, id, { ...change, text, isNsfw }, now))
      counter.inc({ result: 'edited' })
    return getQuestionDetail(db, viewer, id)
  })

  serve(site, contract.deleteQuestion, async (context) => {
    const { db, viewer, now } = context
    const { id } = await loadQuestion(site, context)
    const until = await deleteQuestion(db, viewer, id, now)
    counter.inc({ result: 'deleted' })
    return { id, restorableUntil: until.toISOString() }
  })

  serve(site, contract.restoreQuestion, async (context) => {
    const { db, viewer, now } = context
    const { id } = await loadQuestion(site, context)
    await restoreQuestion(db, viewer, id, now)
    return getQuestionDetail(db, viewer, id)
  })

  serve(site, contract.listQuestionVersions, async (context) => {
    const { db, viewer, work } = context
    const question = await loadQuestion(site, context)
    const versions = await withTrees(
      work,
      'rich-text-trees',
      await listVersions(db, 'question', question.id),
      async (texts) => {
        for (const { id, nodes } of texts) await storeVersionTree(site.db.write, id, nodes)
      },
    )
    const retags = await listRetags(db, viewer, question.id)
    return {
      items: versions.map(({ id, title, source, nodes, createdAt }) => ({
        id,
        title,
        content: source,
        nodes,
        createdAt: createdAt.toISOString(),
      })),
      retags: retags.map((retag) => ({ ...retag, createdAt: retag.createdAt.toISOString() })),
    }
  })
}

async function refuseNsfw(site: Site, request: FastifyRequest, viewer: Viewer): Promise<void> {
  if (viewer.isUnderAge) fail('under_age', common.nsfwUnderAge)
  if (!(await isOffered(site, request))) fail('not_allowed', common.noNsfwHere)
}

function publicText(
  { title, language }: { title?: string | undefined; language?: Language | undefined },
  text: QuestionText | undefined,
): PublicText {
  return {
    field: text ? 'content' : 'title',
    lines: [title],
    nodes: text?.nodes ?? [],
    language,
    links: 'answer',
  }
}

function limitsOf(viewer: Viewer, now: Date): [RateLimitName, string][] {
  const key = String(viewer.id)
  const first: [RateLimitName, string][] = isFirstDay(viewer, now) ? [['questionsOnFirstDay', key]] : []
  return [...first, ['questionsPerDay', key]]
}
