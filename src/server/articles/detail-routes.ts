import * as contract from '../../contract/articles.ts'
import { can } from '../content/can.ts'
import { serve } from '../platform/serve.ts'
import { serveCached } from '../platform/serve-cached.ts'
import type { Server } from '../platform/server.ts'
import { listInvited } from './co-authors/queries.ts'
import { findMarks } from './marks-queries.ts'
import { getArticle } from './queries.ts'
import { getArticleForReader } from './detail-queries.ts'
import { listVersions } from './translate-queries.ts'

export function detailRoutes(server: Server): void {
  serveCached(
    server,
    contract.getArticle,
    {
      personal: ({ db, params, language, viewer }) =>
        getArticleForReader(db, Number(params.id), language, viewer),
    },
    ({ db, params, language }) => getArticleForReader(db, Number(params.id), language, null),
  )

  serveCached(
    server,
    contract.listTranslations,
    {
      byLanguage: false,
      personal: async ({ db, params, viewer }) => {
        const article = await getArticle(db, viewer, Number(params.id))
        return listVersions(db, article.groupId)
      },
    },
    async ({ db, params }) => {
      const article = await getArticle(db, null, Number(params.id))
      return listVersions(db, article.groupId)
    },
  )

  serve(server, contract.getArticleMine, async ({ db, viewer, params }) => {
    const article = await getArticle(db, viewer, Number(params.id))
    const isAuthor = viewer.id === article.authorId
    return {
      ...(await findMarks(db, article.id, viewer.id)),
      canEdit: can(viewer, 'edit', article),
      canDelete: can(viewer, 'delete', article),
      canDecide: can(viewer, 'decide', article),
      isCoAuthor: article.editorIds.includes(viewer.id),
      invited: isAuthor ? await listInvited(db, article.id) : [],
    }
  })
}
