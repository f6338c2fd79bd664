import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { leaveApp, renderPart } from '../testing/render-app.tsx'
import type { ListState } from './list-state.ts'
import { PagedList } from './paged-list.tsx'

afterEach(leaveApp)

const WHOLE: ListState = {
  isPending: false,
  hasFailed: false,
  isOutdated: false,
  isBusy: false,
  retry: () => undefined,
  hasMore: false,
  isLoadingMore: false,
  hasMoreFailed: false,
  loadMore: () => undefined,
}

async function draw(state: Partial<ListState>, items: string[] = ['first', 'second']): Promise<void> {
  await renderPart(
    <PagedList
      list={{ ...WHOLE, ...state }}
      label="Sample"
      items={items}
      empty={<p>Nothing here</p>}
      failed="It did not arrive"
      end="That is all"
    >
      {(item) => <li key={item}>{item}</li>}
    </PagedList>,
  )
}
const rows = () =>
  Array.from(document.querySelectorAll('[aria-label=Sample] li'), ({ textContent }) => textContent)
const more = page.getByRole('button', { name: 'Load more' })
const again = page.getByRole('button', { name: 'Try again' })

test('a list that is on its way is busy and keeps the room of its rows', async () => {
  await draw({ isPending: true, hasMore: undefined }, [])
  await expect.element(page.getByRole('list', { name: 'Sample' })).toHaveAttribute('aria-busy', 'true')
  expect(rows()).toHaveLength(3)
  await expect.element(page.getByText('That is all')).not.toBeInTheDocument()
})

test('a list that did not arrive says so and can be asked for again', async () => {
  const retry = vi.fn()
  await draw({ hasFailed: true, hasMore: undefined, retry }, [])
  await expect.element(page.getByText('It did not arrive')).toBeVisible()
  await again.click()
  expect(retry).toHaveBeenCalledTimes(1)
  await expect.element(page.getByText('Nothing here')).not.toBeInTheDocument()
})

test('rows stay when the next ones do not arrive, and the same button asks again', async () => {
  const loadMore = vi.fn()
  await draw({ hasMore: true, hasMoreFailed: true, loadMore })
  expect(rows()).toEqual(['first', 'second'])
  await expect.element(page.getByText('Couldn’t load more.')).toBeVisible()
  await more.click()
  expect(loadMore).toHaveBeenCalledTimes(1)
})

test('rows that could not be refreshed stay and are called what they are', async () => {
  const retry = vi.fn()
  await draw({ isOutdated: true, hasMore: true, retry })
  expect(rows()).toEqual(['first', 'second'])
  await expect.element(page.getByText('Couldn’t refresh. You’re seeing an earlier version')).toBeVisible()
  await again.click()
  expect(retry).toHaveBeenCalledTimes(1)
})

test('the end of a whole list is told', async () => {
  await draw({})
  await expect.element(page.getByText('That is all')).toBeVisible()
})

test('where a list goes on is not known: no end is told', async () => {
  await draw({ hasMore: undefined })
  expect(rows()).toEqual(['first', 'second'])
  await expect.element(page.getByText('That is all')).not.toBeInTheDocument()
})

test('a list without rows says what would be there, and tells no end', async () => {
  await draw({}, [])
  await expect.element(page.getByText('Nothing here')).toBeVisible()
  await expect.element(page.getByText('That is all')).not.toBeInTheDocument()
})

test('a page without rows is not the whole list while there is another', async () => {
  await draw({ hasMore: true }, [])
  await expect.element(more).toBeVisible()
  await expect.element(page.getByText('Nothing here')).not.toBeInTheDocument()
})
