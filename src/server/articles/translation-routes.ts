import * as contract from '../../contract/articles.ts'
import { serve } from '../platform/serve.ts'
import type { Server } from '../platform/server.ts'
import { readContent, requirePublishable } from './content.ts'
import { getArticleForReader } from './reading/queries.ts'
import { createTranslation, getSource } from './translating/actions.ts'
import { holdArticleLimits } from './writing-routes.ts'

export function translationRoutes(server: Server): void {
  serve(server, contract.createTranslation, async ({ db, viewer, params, body, language, now }) => {
    const { isDraft = false, title, tags, revisionId } = body
    const wanted = { sourceId: Number(params.id), revisionId, language: body.language }
    await getSource(db, viewer, wanted)
    const content = readContent(body.content)
    if (!isDraft) requirePublishable(content.source)
    await holdArticleLimits(server, viewer, now)
    const translation = { authorId: viewer.id, language: body.language, title, content, tags, isDraft, now }
    const id = await createTranslation(db, viewer, wanted, translation)
    if (!isDraft) server.metrics.articles.inc({ result: 'published' })
    return getArticleForReader(db, id, language, viewer)
  })
}
