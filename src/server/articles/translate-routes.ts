import * as contract from '../../contract/articles.ts'
import { serve } from '../platform/serve.ts'
import type { Server } from '../platform/server.ts'
import { publicText } from './check-public-text.ts'
import { readContent, requirePublishable } from './content.ts'
import { articleCounter } from './metrics.ts'
import { getArticleForReader } from './detail-queries.ts'
import { readFirstPublishAt } from './schedule-rules.ts'
import { createTranslation, getSource } from './translate-actions.ts'
import { enforceArticleLimits } from './write-routes.ts'

export function translationRoutes(server: Server): void {
  serve(server, contract.createTranslation, async (context) => {
    const { db, viewer, params, body, language, now, work } = context
    const { title, tags, revisionId } = body
    const wanted = { sourceId: Number(params.id), revisionId, language: body.language }
    await getSource(db, viewer, wanted)
    const content = await readContent({ db, work, now }, body.content)
    const publishAt = readFirstPublishAt(body.publishAt, now)
    const isDraft = body.isDraft === true || publishAt !== null
    if (!isDraft || publishAt !== null) requirePublishable(content.source)
    const isForAll = !isDraft || publishAt !== null
    await enforceArticleLimits(server, context, isForAll ? publicText(body, content) : null)
    const id = await createTranslation(db, work, viewer, wanted, {
      authorId: viewer.id,
      language: body.language,
      title,
      content,
      tags,
      isDraft,
      publishAt,
      now,
    })
    if (!isDraft) articleCounter(server).inc({ result: 'published' })
    if (publishAt !== null) articleCounter(server).inc({ result: 'scheduled' })
    return getArticleForReader(db, id, language, viewer)
  })
}
