import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { guildOf } from '../../testing/guilds.ts'
import { eventually, leaveApp, renderPart } from '../../testing/render-app.tsx'
import { OpenDoors } from './open-doors.tsx'
import { SideColumn } from './side-column.tsx'

afterEach(leaveApp)

const GUILDS = '/api/guilds?open=true&limit=4'
const found = (...ids: number[]) => ({ body: { items: ids.map((id) => guildOf(id)), nextCursor: null } })

test('the home page names guilds that everyone can join, and the way to all', async () => {
  await renderPart(<OpenDoors />, { answers: { [GUILDS]: found(3, 2) } })
  const doors = page.getByRole('region', { name: 'Guilds with open doors' })
  await expect.element(doors.getByRole('link', { name: 'Guild 3' })).toHaveAttribute('href', '/guild/3')
  await expect.element(doors.getByRole('link', { name: 'All guilds' })).toHaveAttribute('href', '/guilds')
  expect(doors.getByRole('listitem').elements()).toHaveLength(2)
})

test('where there are none, or none arrived, there is nothing', async () => {
  for (const answer of [found(), { status: 500 }]) {
    const calls = await renderPart(<OpenDoors />, { answers: { [GUILDS]: answer } })
    await eventually(() => calls.length).toBeGreaterThan(0)
    await expect.element(page.getByText('Guilds with open doors')).not.toBeInTheDocument()
    await leaveApp()
  }
})

test('a phone, which shows no column, asks for neither guilds nor Honor', async () => {
  await page.viewport(390, 844)
  const calls = await renderPart(<SideColumn />)
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  expect(calls.filter(({ path }) => /guilds|honor/.test(path))).toEqual([])
})
