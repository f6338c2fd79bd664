import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { leaveApp, renderPart } from '../testing/render-app.tsx'
import { useSteadyList } from './steady-list.ts'

afterEach(leaveApp)

const keyOf = (item: number): number => item

function List({ lists }: { lists: number[][] }) {
  const [place, setPlace] = useState(0)
  const { items, newCount } = useSteadyList('a list', lists[place], keyOf, true)
  return (
    <>
      <p>
        {items.join(' ')}, {newCount} wait
      </p>
      <button type="button" onClick={() => setPlace(place + 1)}>
        Next
      </button>
    </>
  )
}

test('the first ones of an empty list are shown at once, later ones wait', async () => {
  await renderPart(<List lists={[[], [], [2, 1], [3, 2, 1]]} />)
  const next = page.getByRole('button', { name: 'Next' })
  await next.click()
  await next.click()
  await expect.element(page.getByText('2 1, 0 wait')).toBeVisible()
  await next.click()
  await expect.element(page.getByText('2 1, 1 wait')).toBeVisible()
})
