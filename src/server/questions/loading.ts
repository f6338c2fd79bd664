import type { FastifyRequest } from 'fastify'
import type { Answer } from '../../contract/questions.ts'
import { can } from '../content/can.ts'
import type { Site } from '../content/content-type.ts'
import { getObject } from '../content/objects.ts'
import { seesNsfw } from '../nsfw/public.ts'
import type { Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import type { Viewer } from '../platform/session.ts'
import { loadAnswers } from './answer-queries.ts'
import { findAnswer, type AnswerFacts, type QuestionFacts } from './queries.ts'

interface Caller {
  db: Db
  viewer: Viewer | null
  request: FastifyRequest
  params: { id: string }
}

/** The question that the path names, if the caller may see it. */
export async function loadQuestion(
  site: Site,
  { db, viewer, request, params }: Caller,
): Promise<QuestionFacts> {
  const audience = { seesNsfw: await seesNsfw(site, request, viewer) }
  // What `find` of the type has found, with all that it knows.
  return (await getObject(
    site,
    db,
    viewer,
    'question',
    Number(params.id),
    audience,
  )) as object as QuestionFacts
}

/** The answer that the path names, if the caller may see it and its question; one's own without that. */
export async function loadAnswer(site: Site, { db, viewer, request, params }: Caller): Promise<AnswerFacts> {
  const answer = await findAnswer(db, Number(params.id), viewer)
  const isHidden = answer?.authorId != null && viewer?.hidden.has(answer.authorId) === true
  if (answer === undefined || isHidden || !can(viewer, 'read', answer))
    return fail('not_found', common.notFound)
  if (viewer !== null && answer.authorId === viewer.id) return answer
  const audience = { seesNsfw: await seesNsfw(site, request, viewer) }
  await getObject(site, db, viewer, 'question', answer.questionId, audience)
  return answer
}

/** One answer, for somebody who may see it. */
export async function getAnswerDetail(db: Db, id: number): Promise<Answer> {
  const [answer] = await loadAnswers(db, [id])
  return answer ?? fail('not_found', common.notFound)
}
