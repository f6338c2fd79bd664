import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Language } from '../../contract/messages.ts'
import { leaveApp, renderPart } from '../testing/render-app.tsx'
import { useReadableList } from './use-readable-list.ts'

afterEach(leaveApp)

const card = (groupId: number, language: Language) => ({ groupId, languages: [{ language, id: groupId }] })
const FIRST = [card(2, 'en'), card(1, 'id')]

/** A list, and what a poll brings: two new ones, of which one is in another language. */
function List() {
  const [fresh, setFresh] = useState(FIRST)
  const { items, newCount, showNew, readable } = useReadableList('list', fresh)
  return (
    <>
      <p>
        {items.map(({ groupId }) => groupId).join()} shown, {newCount} wait, {readable.otherCount} other
      </p>
      <button type="button" onClick={() => setFresh([card(4, 'my'), card(3, 'en'), ...FIRST])}>
        poll
      </button>
      <button type="button" onClick={showNew}>
        new
      </button>
    </>
  )
}

test('only what will be seen is said to wait, and nothing is moved before it is asked for', async () => {
  localStorage.setItem('reading-languages', 'only=on')
  await renderPart(<List />)
  await expect.element(page.getByText('2 shown, 0 wait, 1 other')).toBeVisible()
  await page.getByRole('button', { name: 'poll' }).click()
  await expect.element(page.getByText('2 shown, 1 wait, 1 other')).toBeVisible()
  await page.getByRole('button', { name: 'new' }).click()
  await expect.element(page.getByText('3,2 shown, 0 wait, 2 other')).toBeVisible()
})
