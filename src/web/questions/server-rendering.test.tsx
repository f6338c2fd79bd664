import { hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { App, seedQueries } from '../app/app.tsx'
import { locationStore } from '../platform/location.ts'
import { EMPTY_STATE } from '../platform/page-state.tsx'
import { createQueryClient } from '../platform/query-client.ts'
import { secureLink } from '../platform/secure-link.ts'
import { renderPage } from '../render.tsx'
import { drawn } from '../testing/clock.ts'
import { leaveApp } from '../testing/render-app.tsx'
import { answering } from '../testing/stand-ins.ts'
import { answerOf, cardOf, commentOf, COMMENTS, commentsOf, questionOf } from './questions-testing.ts'

let root: Root | undefined
let stop: (() => void) | undefined
afterEach(async () => {
  root?.unmount()
  stop?.()
  document.body.replaceChildren()
  await leaveApp()
})

/** The document as the server makes it, and then taken over. */
async function hydrate(path: string, queries: Record<string, unknown>, hasSession = false) {
  const state = { ...EMPTY_STATE, path, queries, hasSession }
  const rendered = await renderPage(state)
  const container = document.createElement('div')
  container.innerHTML = rendered.html
  document.body.append(container)
  answering({})
  history.replaceState({ key: `hydrate ${path}` }, '', secureLink(path))
  stop = locationStore.start()
  const queryClient = createQueryClient()
  seedQueries(queryClient, queries)
  const mismatches: unknown[] = []
  root = hydrateRoot(container, <App state={state} queryClient={queryClient} />, {
    onRecoverableError: (error) => mismatches.push(error),
  })
  await drawn()
  await drawn()
  return { ...rendered, mismatches }
}

const LIST = { '/api/questions': { items: [cardOf(2, { hasAccepted: true }), cardOf(1)], nextCursor: null } }
const asked = questionOf(5, { acceptedId: 3, hasAccepted: true, answers: 2, comments: 1 })
const ONE = {
  '/api/questions/5': asked,
  '/api/questions/5/answers': { items: [answerOf(3, { score: 4 }), answerOf(2)], nextCursor: null },
  [COMMENTS]: commentsOf([commentOf(1, 'Do you mean at sea?')]),
}

test.each([
  ['the list', '/question', LIST, false],
  ['the list of a member', '/question', LIST, true],
  ['a list without its data', '/question?tab=top', {}, false],
  ['the wall before the form', '/question/ask', {}, false],
  ['the form', '/question/ask?category=science', {}, true],
  ['a question', '/question/5', ONE, false],
  ['a question for a member', '/question/5', ONE, true],
  ['a question that is not there', '/question/5', { '/api/questions/5': null }, false],
  ['a question whose data the document may not have', '/question/5', {}, false],
])(
  '%s is taken over without a mismatch, and has no style attributes',
  async (_, path, queries, hasSession) => {
    const logged = vi.spyOn(console, 'error')
    const { html, mismatches } = await hydrate(path, queries, hasSession)
    expect(mismatches).toEqual([])
    expect(logged.mock.calls).toEqual([])
    expect(html).not.toContain('style=')
  },
)

test('the document of the list holds its questions', async () => {
  const { html, isIndexable, title } = await hydrate('/question', LIST)
  for (const words of [
    'Why is question 2 hard?',
    'What question 1 is about.',
    'Budi Hartono',
    'Go to the Help centre',
  ])
    expect(html).toContain(words)
  expect({ isIndexable, title }).toEqual({ isIndexable: true, title: 'Questions / Cendekia' })
})

test('the document of a question holds question, comments and answers, and tells machines of them', async () => {
  const page = await renderPage({ ...EMPTY_STATE, path: '/question/5', queries: ONE }, 'https://site.example')
  expect(page).toMatchObject({
    title: 'Why is question 5 hard? / Cendekia',
    description: 'What question 5 is about.',
    canonical: '/question/5',
    isIndexable: true,
    status: 200,
  })
  for (const words of [
    'What question 5 is about.',
    'What answer 3 says.',
    'What answer 2 says.',
    'Do you mean at sea?',
  ])
    expect(page.html).toContain(words)
  const { html: _, ...head } = page
  const told = JSON.stringify(head)
  for (const words of [
    'QAPage',
    '"acceptedAnswer":{"@type":"Answer","text":"What answer 3 says."',
    '"suggestedAnswer"',
  ])
    expect(told).toContain(words)
})

test('of an adult question machines are told nothing', async () => {
  for (const question of [undefined, questionOf(5, { isNsfw: true, title: 'Told too much' })]) {
    const page = await renderPage({
      ...EMPTY_STATE,
      path: '/question/5',
      queries: question === undefined ? {} : { '/api/questions/5': question },
    })
    expect(page).toMatchObject({ title: 'Question / Cendekia', description: '', isIndexable: false })
    const { html: _, ...head } = page
    expect(JSON.stringify(head)).not.toMatch(/Told too much|What question 5|QAPage/)
  }
})

test('of a question without an answer in words machines are told no QAPage', async () => {
  for (const items of [[], [answerOf(2, { nodes: [] })]]) {
    const page = await renderPage(
      {
        ...EMPTY_STATE,
        path: '/question/5',
        queries: { ...ONE, '/api/questions/5/answers': { items, nextCursor: null } },
      },
      'https://site.example',
    )
    expect(page.title).toBe('Why is question 5 hard? / Cendekia')
    const { html: _, ...head } = page
    expect(JSON.stringify(head)).not.toContain('QAPage')
  }
})
