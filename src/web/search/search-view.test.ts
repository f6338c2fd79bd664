import { expect, test } from 'vitest'
import { readView, viewPath } from './search-view.ts'

test.each([
  ['/?q=star', { filter: 'all', hasNsfw: false }],
  ['/?q=star&filter=guilds', { filter: 'guilds', hasNsfw: false }],
  ['/?q=star&filter=pagefeed', { filter: 'pagefeed', hasNsfw: false }],
  ['/?q=star&filter=pagefeed&nsfw=on', { filter: 'pagefeed', hasNsfw: true }],
] as const)('%s is read and written', (path, view) => {
  expect(readView(new URLSearchParams(path.slice(2)))).toEqual(view)
  expect(viewPath('star', view)).toBe(path)
})

test('what makes no sense in the address is as if it were not there', () => {
  expect(readView(new URLSearchParams('q=star&filter=cellar&nsfw=yes'))).toEqual({
    filter: 'all',
    hasNsfw: false,
  })
  expect(viewPath('ring & fire', { filter: 'all', hasNsfw: true })).toBe('/?q=ring%20%26%20fire&nsfw=on')
})
