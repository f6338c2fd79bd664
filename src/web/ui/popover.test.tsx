import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles/app.css'
import { IconButton } from './icon-button.tsx'
import { Menu, MenuItem } from './menu.tsx'
import { Popover } from './popover.tsx'
import { Tooltips } from './tooltips.ts'

const shown = () =>
  Array.from(document.querySelectorAll('[role=tooltip]:popover-open'), (tip) => tip.textContent)
const button = (name: string) => page.getByRole('button', { name })
const panel = page.getByRole('dialog', { name: 'Settings' })
const menu = page.getByRole('menu', { name: 'Language' })

async function renderHeader(): Promise<void> {
  await render(
    <>
      <h1>Away</h1>
      <div className="flex justify-end">
        <Menu label="Language" trigger="EN">
          <MenuItem onSelect={() => {}}>Melayu</MenuItem>
        </Menu>
        <Popover label="Settings" icon="*">
          <button type="button">Dark</button>
        </Popover>
        <IconButton label="Guilds" icon="G" />
      </div>
      <Tooltips />
    </>,
  )
  await page.getByRole('heading').hover()
}

test('Esc with a tooltip open closes a panel, and the tooltip of its trigger stays away', async () => {
  await renderHeader()
  await button('Settings').click()
  await expect.element(panel).toBeVisible()
  await button('Guilds').hover()
  await expect.poll(shown).toEqual(['Guilds'])
  await userEvent.keyboard('{Escape}')
  await expect.element(panel).not.toBeInTheDocument()
  await expect.element(button('Settings')).toHaveFocus()
  await expect.poll(shown).toEqual([])
})

test.each([
  ['Settings', panel],
  ['Language', menu],
])('%s opens and closes as quickly as the keyboard goes', async (name, floating) => {
  await renderHeader()
  await userEvent.keyboard(name === 'Settings' ? '{Tab}{Tab}' : '{Tab}')
  await expect.element(button(name)).toHaveFocus()
  await expect.poll(shown).toEqual([name])
  for (let round = 0; round < 4; round++) await userEvent.keyboard('{Enter}{Escape}')
  await expect.element(floating).not.toBeInTheDocument()
  await expect.element(button(name)).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(floating).toBeVisible()
})

test('Esc with a tooltip open closes a menu, and Tab out of it leads on', async () => {
  await renderHeader()
  await button('Language').click()
  await button('Guilds').hover()
  await expect.poll(shown).toEqual(['Guilds'])
  await userEvent.keyboard('{Escape}')
  await expect.element(menu).not.toBeInTheDocument()
  await expect.element(button('Language')).toHaveFocus()
  expect(shown()).toEqual([])
  await userEvent.keyboard('{Enter}')
  await expect.element(menu).toBeVisible()
  await userEvent.keyboard('{Tab}')
  await expect.element(menu).not.toBeInTheDocument()
  await expect.element(button('Settings')).toHaveFocus()
  await expect.poll(shown).toEqual(['Settings'])
})
