import type { BodyOf } from '../../contract/endpoint.ts'
import type { updateArticle } from '../../contract/articles.ts'
import type { Language } from '../../contract/messages.ts'
import type { Db } from '../platform/db.ts'
import type { Server } from '../platform/server.ts'
import { checkEditedText, checkNewText, type PublicText, type TextWriter } from '../spam-checks/public.ts'
import type { Content } from './content.ts'
import { getTree, type ArticleFacts } from './queries.ts'

export function publicText(
  { title, language }: { title?: string | undefined; language?: Language | undefined },
  content: Pick<Content, 'nodes'> | undefined,
): PublicText {
  const field = content === undefined ? 'title' : 'content'
  return { field, lines: [title], nodes: content?.nodes ?? [], language, links: 'article' }
}

type Changing = TextWriter & { db: Db; body: BodyOf<typeof updateArticle> }

/** A draft is nobody's to judge until it is published, or waits for its day; then all of it is looked at. */
export async function checkChangedArticle(
  server: Server,
  context: Changing,
  { id, state, language }: ArticleFacts,
  content: Content | undefined,
): Promise<void> {
  const { db, body } = context
  const isPublishing = body.state === 'published' || typeof body.publishAt === 'string'
  if (state === 'draft' && isPublishing) {
    const whole = content !== undefined && body.title !== undefined ? undefined : await getTree(db, id)
    const title = body.title ?? whole?.title
    await checkNewText(server, context, publicText({ title, language }, content ?? whole))
  } else if (state === 'published' && (content !== undefined || body.title !== undefined)) {
    await checkEditedText(server, context, publicText({ title: body.title, language }, content))
  }
}
