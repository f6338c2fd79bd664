import * as contract from '../../contract/articles.ts'
import { isStaff } from '../content/can.ts'
import { getOwnImage } from '../media/public.ts'
import { DAY_MS, addMs } from '../platform/clock.ts'
import { enforceRateLimits, type RateLimitName } from '../platform/rate-limits.ts'
import { serve } from '../platform/serve.ts'
import type { Server } from '../platform/server.ts'
import type { Viewer } from '../platform/session.ts'
import { checkNewText, type PublicText, type TextWriter } from '../spam-checks/public.ts'
import { readCoAuthors } from './co-authors/read-co-authors.ts'
import { findNewlyAsked, enforceInvitationLimits } from './co-authors/routes.ts'
import { checkChangedArticle, publicText } from './check-public-text.ts'
import { readContent, requirePublishable } from './content.ts'
import { createArticle } from './create-actions.ts'
import { articleCounter, invitationCounter } from './metrics.ts'
import { getArticle } from './queries.ts'
import { getArticleForReader } from './detail-queries.ts'
import { readFirstPublishAt, readPublishAt } from './schedule-rules.ts'
import { deleteArticle, restoreArticle } from './trash-actions.ts'
import { updateArticle } from './update-actions.ts'

export function writingRoutes(server: Server): void {
  const { config } = server

  serve(server, contract.createArticle, async (context) => {
    const { db, viewer, body, language, now, work } = context
    const content = await readContent({ db, work, now }, body.content)
    const { thumbnailId = null } = body
    const publishAt = readFirstPublishAt(body.publishAt, now)
    const isDraft = body.isDraft === true || publishAt !== null
    if (!isDraft || publishAt !== null) requirePublishable(content.source)
    if (thumbnailId !== null) await getOwnImage(db, viewer.id, thumbnailId)
    const coAuthorIds = await readCoAuthors(db, body.coAuthors ?? [], viewer.id)
    const isForAll = !isDraft || publishAt !== null
    await enforceArticleLimits(server, context, isForAll ? publicText(body, content) : null)
    await enforceInvitationLimits(server, viewer, coAuthorIds, now)
    const id = await createArticle(db, config, {
      authorId: viewer.id,
      language: body.language,
      title: body.title,
      content,
      categories: body.categories,
      tags: body.tags ?? [],
      thumbnailId,
      coAuthorIds,
      series: body.series ?? null,
      isDraft,
      publishAt,
      now,
    })
    invitationCounter(server).inc({ result: 'sent' }, coAuthorIds.length)
    if (!isDraft) articleCounter(server).inc({ result: 'published' })
    if (publishAt !== null) articleCounter(server).inc({ result: 'scheduled' })
    return getArticleForReader(db, id, language, viewer)
  })

  serve(server, contract.updateArticle, async (context) => {
    const { db, viewer, params, body, language, now, work } = context
    const article = await getArticle(db, viewer, Number(params.id))
    const { authorId, id } = article
    const content =
      body.content === undefined ? undefined : await readContent({ db, work, now }, body.content)
    const coAuthorIds = body.coAuthors && (await readCoAuthors(db, body.coAuthors, authorId ?? viewer.id))
    if (body.title !== undefined || body.content !== undefined)
      await enforceRateLimits(server.limits, [['editsPerHour', String(viewer.id)]])
    await checkChangedArticle(server, context, article, content)
    if (coAuthorIds !== undefined && authorId === viewer.id) {
      const asked = await findNewlyAsked(db, article, coAuthorIds)
      await enforceInvitationLimits(server, viewer, asked, now)
    }
    const updated = await updateArticle(db, work, config, viewer, {
      articleId: id,
      change: {
        baseRevisionId: body.baseRevisionId,
        title: body.title,
        content,
        categories: body.categories,
        tags: body.tags,
        thumbnailId: body.thumbnailId,
        coAuthorIds,
        summary: body.summary,
        isMinor: body.isMinor,
        translatedRevisionId: body.translatedRevisionId,
        series: body.series,
        state: body.state,
        publishAt: readPublishAt(body.publishAt),
      },
      language,
      now,
    })
    invitationCounter(server).inc({ result: 'sent' }, updated.invited)
    if (updated.isEdited) articleCounter(server).inc({ result: 'edited' })
    if (updated.isPublished) articleCounter(server).inc({ result: 'published' })
    if (updated.isScheduled) articleCounter(server).inc({ result: 'scheduled' })
    return getArticleForReader(db, id, language, viewer)
  })

  serve(server, contract.deleteArticle, async ({ db, viewer, params, now }) => {
    const id = Number(params.id)
    const until = await deleteArticle(db, viewer, id, now)
    articleCounter(server).inc({ result: 'deleted' })
    return { id, restorableUntil: until.toISOString() }
  })

  serve(server, contract.restoreArticle, async ({ db, viewer, params, language, now }) => {
    const id = Number(params.id)
    await restoreArticle(db, viewer, id, now)
    return getArticleForReader(db, id, language, viewer)
  })
}

/**
 * Drafts and translations count too. The staff may write as much on their first day as on any other. `text` is null while
 * nobody else will read it.
 */
export async function enforceArticleLimits(
  server: Server,
  writer: TextWriter,
  text: PublicText | null,
): Promise<void> {
  const counts = limitsOf(writer.viewer, writer.now)
  if (text === null) await enforceRateLimits(server.limits, counts, writer.reply)
  else await checkNewText(server, writer, text, counts)
}

function limitsOf(viewer: Viewer, now: Date): [RateLimitName, string][] {
  const isFirstDay = viewer.joinedAt > addMs(now, -DAY_MS) && !isStaff(viewer)
  const person = String(viewer.id)
  return [
    ...(isFirstDay ? [['articlesOnFirstDay', person] as [RateLimitName, string]] : []),
    ['articlesPerDay', person],
  ]
}
