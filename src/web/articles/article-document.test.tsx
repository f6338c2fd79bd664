import { QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Comment } from '../../contract/comments.ts'
import { HeadContext, type Head } from '../platform/head.tsx'
import { loadDeferredParts } from '../platform/deferred-hydration.tsx'
import { FixedPlace } from '../platform/link.tsx'
import { EMPTY_STATE, PageStateContext } from '../platform/page-state.tsx'
import { createQueryClient } from '../platform/query-client.ts'
import { ArticlePage } from './article-page.tsx'
import { articleOf, cardOf, MEI } from './articles-testing.ts'

const SAID: Comment = {
  id: 1,
  parentId: null,
  level: 1,
  state: 'visible',
  author: MEI,
  content: 'Said long ago',
  nodes: [{ type: 'paragraph', children: [{ type: 'text', value: 'Said long ago' }] }],
  likes: 0,
  liked: false,
  replies: 0,
  canEdit: false,
  canDelete: false,
  isPinned: false,
  createdAt: '2026-11-14T08:00:00.000Z',
  editedAt: null,
}

/** As the server draws it for a document, with the first data it found. */
async function draw(
  queries: Record<string, unknown>,
  hasSession = false,
): Promise<{ html: string; head: Head | undefined }> {
  await loadDeferredParts()
  const client = createQueryClient()
  for (const [address, data] of Object.entries(queries)) client.setQueryData([address], data)
  let head: Head | undefined
  const html = renderToString(
    <HeadContext value={(found) => void (head = found)}>
      <PageStateContext value={{ ...EMPTY_STATE, path: '/article/7', queries, hasSession }}>
        <FixedPlace path="/article/7">
          <QueryClientProvider client={client}>
            <ArticlePage params={{ id: '7' }} />
          </QueryClientProvider>
        </FixedPlace>
      </PageStateContext>
    </HeadContext>,
  )
  return { html, head }
}

test('the document of an article holds its words, its comments and what to read next', async () => {
  const { html, head } = await draw({
    '/api/articles/7': articleOf({
      related: [cardOf({ id: 9, title: 'Corals by moonlight' })],
      series: {
        id: 1,
        title: 'Scales',
        parts: [
          { id: 7, title: 'How to weigh a star', language: 'en' },
          { id: 12, title: 'How to weigh a cloud', language: 'en' },
        ],
      },
    }),
    '/api/articles/7/comments': {
      items: [SAID],
      nextCursor: null,
      total: 1,
      isOpen: true,
      canManage: false,
    },
  })
  for (const words of ['Nobody has ever put a star on a scale.', 'Said long ago', 'Corals by moonlight'])
    expect(html).toContain(words)
  expect(html).toMatch(/<a href="\/article\/12"[^>]*rel="next"/)
  expect(html).not.toContain('style=')
  expect(head).toMatchObject({ title: 'How to weigh a star / Cendekia', status: 200, isIndexable: true })
})

test.each([
  ['not there', false],
  ['hidden from a member by a block', true],
])('the document of an article that is %s says 404', async (_, hasSession) => {
  const { html, head } = await draw({ '/api/articles/7': null }, hasSession)
  expect(html).toContain('Page Not Found')
  expect(head).toMatchObject({ status: 404, isIndexable: false })
})
