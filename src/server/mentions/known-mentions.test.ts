import { afterAll, beforeAll, expect, test } from 'vitest'
import { getArticle } from '../../contract/articles.ts'
import { createArticleComment, updateComment } from '../../contract/comments.ts'
import { startConversation } from '../../contract/conversations.ts'
import { createPagePost } from '../../contract/page-posts.ts'
import { previewText, type RichNode } from '../../contract/rich-text.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { WORDS, writeArticle } from '../testing/write-article.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
})
afterAll(() => app.close())

/** Whom the links of a text lead to. */
const linked = (nodes: readonly RichNode[]): string[] =>
  nodes.flatMap((node) =>
    node.type === 'mention' ? [node.alias] : 'children' in node ? linked(node.children) : [],
  )
const TEXT = 'Ask **@budi-1000** or @Nobody_here.\n\n> @nobody_here and @BUDI-1000'

test('an alias that nobody has stays plain words, in every kind of text, also when texts are redrawn', async () => {
  const [ana, budi] = [await app.signIn('ana'), await app.signIn('budi')]
  const article = await writeArticle(ana, { content: `${TEXT}\n\n${WORDS}` })
  const params = { id: String(article.id) }
  const comment = await ana.call(createArticleComment, { params, body: { text: TEXT } })
  const post = await ana.call(createPagePost, {
    body: { type: 'discussion', title: 'Whom to ask', content: TEXT },
  })
  const body = { userIds: [budi.userId], key: 'a-key-of-ana', body: TEXT }
  const { message } = await ana.call(startConversation, { body })
  const shown = await ana.call(previewText, { body: { text: TEXT } })
  const both = ['budi-1000', 'BUDI-1000']
  const read = async () => (await ana.call(getArticle, { params })).nodes
  expect(linked(await read())).toEqual(both)
  expect(linked(comment.nodes)).toEqual(both)
  expect(JSON.stringify(comment.nodes)).toContain('@Nobody_here')
  expect(linked(post.nodes ?? [])).toEqual(both)
  expect(linked(message.body)).toEqual(both)
  expect(linked(shown.nodes)).toEqual(both)

  await app.db.updateTable('articles').set({ renderer_version: 0 }).execute()
  await app.redraw()
  expect(linked(await read())).toEqual(both)

  // Who takes it later was not meant, until somebody writes it again.
  await app.signIn('nobody_here')
  await app.db
    .updateTable('users')
    .set({ alias_name: 'nobody_here' })
    .where('first_name', '=', 'nobody_here')
    .execute()
  expect(linked(await read())).toEqual(both)
  const edited = await ana.call(updateComment, {
    params: { id: String(comment.id) },
    body: { text: `${TEXT} !` },
  })
  expect(linked(edited.nodes)).toEqual(['budi-1000', 'Nobody_here', 'nobody_here', 'BUDI-1000'])
})
