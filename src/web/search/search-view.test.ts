import { expect, test } from 'vitest'
import { isShown, KINDS, narrowingOf, readView, viewPath, type SearchView } from './search-view.ts'

const VIEW: SearchView = { filter: 'all', hasNsfw: false }

test.each([
  ['/?q=star', VIEW],
  ['/?q=star&filter=guilds', { ...VIEW, filter: 'guilds' }],
  ['/?q=star&filter=pagefeed', { ...VIEW, filter: 'pagefeed' }],
  ['/?q=star&filter=pagefeed&nsfw=on', { filter: 'pagefeed', hasNsfw: true }],
  ['/?q=star&category=science&language=id', { ...VIEW, category: 'science', language: 'id' }],
  [
    '/?q=star&author=sari_w&from=2026-01-31&to=2026-02-01',
    { ...VIEW, author: 'sari_w', from: '2026-01-31', to: '2026-02-01' },
  ],
] as const)('%s is read and written', (path, view) => {
  expect(readView(new URLSearchParams(path.slice(2)))).toEqual(view)
  expect(viewPath('star', view)).toBe(path)
})

test('what makes no sense in the address is as if it were not there', () => {
  const none =
    'q=star&filter=cellar&nsfw=yes&category=moon&language=xx&author=%20@&from=yesterday&to=2026-02-30'
  expect(readView(new URLSearchParams(none))).toEqual(VIEW)
  expect(viewPath('ring & fire', { filter: 'all', hasNsfw: true })).toBe('/?q=ring%20%26%20fire&nsfw=on')
})

test.each([
  ['longer than an alias', 'a'.repeat(51)],
  ['an emoji over the end', `${'a'.repeat(49)}😀`],
  ['a line break', 'sari\nw'],
  ['a mark that turns the direction', 'sari\u202ew'],
])('what can be no alias is as if it were not there: %s', (_, author) => {
  const view = readView(new URLSearchParams({ author }))
  expect(view).toEqual(VIEW)
  expect(viewPath('star', view)).toBe('/?q=star')
})

test('an alias is read with and without its @, days in either order', () => {
  expect(readView(new URLSearchParams('author=@sari_w&from=2026-03-01&to=2026-02-01'))).toEqual({
    ...VIEW,
    author: 'sari_w',
    from: '2026-02-01',
    to: '2026-03-01',
  })
})

test('a kind that can not be narrowed down so is left out', () => {
  const shown = (view: Partial<SearchView>) => KINDS.filter((kind) => isShown(kind, { ...VIEW, ...view }))
  expect(shown({})).toEqual(KINDS)
  expect(shown({ author: 'sari_w' })).toEqual(['articles', 'posts', 'questions', 'collections'])
  expect(shown({ from: '2026-01-01' })).toEqual(['articles', 'posts', 'questions', 'collections'])
  expect(shown({ category: 'science', from: '2026-01-01' })).toEqual(['articles', 'questions', 'collections'])
  expect(shown({ language: 'id' })).toEqual(['articles', 'questions', 'collections'])
  expect(shown({ filter: 'guilds', language: 'id' })).toEqual(['guilds'])
  expect(shown({ filter: 'pagefeed', language: 'id' })).toEqual(['posts'])
})

test('what can not narrow down what is shown stays in the address, and does nothing', () => {
  const view: SearchView = { ...VIEW, filter: 'pagefeed', category: 'science', author: 'sari_w' }
  expect(narrowingOf(view)).toEqual({ author: 'sari_w' })
  expect(viewPath('star', view)).toBe('/?q=star&filter=pagefeed&category=science&author=sari_w')
  expect(narrowingOf({ ...view, filter: 'guilds' })).toEqual({})
})
