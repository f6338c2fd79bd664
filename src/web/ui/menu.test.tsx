import { useEffect, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { navigate } from '../platform/location.ts'
import '../styles/app.css'
import { Menu, MenuItem, MenuLink, MenuRadioGroup, MenuRadioItem } from './menu.tsx'

const chosen = vi.fn<(value: string) => void>()

function Choices() {
  const [value, setValue] = useState('two')
  return (
    <div className="flex justify-end">
      <p>Outside</p>
      <Menu label="Choose" trigger="…" align="end">
        <MenuRadioGroup label="Number" value={value} onChange={setValue}>
          <MenuRadioItem value="one">One</MenuRadioItem>
          <MenuRadioItem value="two">Two</MenuRadioItem>
        </MenuRadioGroup>
        <MenuItem onSelect={() => chosen('leave')}>Leave</MenuItem>
        <MenuLink to="/somewhere">Somewhere</MenuLink>
      </Menu>
    </div>
  )
}

const trigger = page.getByRole('button', { name: 'Choose' })
const menu = page.getByRole('menu', { name: 'Choose' })
const item = (name: string) => menu.getByText(name)
const focused = () => document.activeElement?.textContent

async function open(): Promise<void> {
  await render(<Choices />)
  await trigger.click()
  await expect.element(menu).toBeVisible()
}

test('a menu opens on what is chosen and walks with the arrows, Home, End and letters', async () => {
  await open()
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'true')
  expect(focused()).toBe('Two')
  await userEvent.keyboard('{ArrowDown}')
  expect(focused()).toBe('Leave')
  await userEvent.keyboard('{End}{ArrowDown}')
  expect(focused()).toBe('One')
  await userEvent.keyboard('{ArrowUp}')
  expect(focused()).toBe('Somewhere')
  await userEvent.keyboard('{Home}')
  expect(focused()).toBe('One')
  // What letters take is fetched with the first of them.
  await userEvent.keyboard('so')
  await expect.poll(focused).toBe('Somewhere')
  await userEvent.keyboard('{Home}')
  expect(focused()).toBe('One')
})

test('Esc closes a menu and gives the focus back', async () => {
  await open()
  await userEvent.keyboard('{Escape}')
  await expect.element(menu).not.toBeInTheDocument()
  await expect.element(trigger).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(menu).toBeVisible()
})

test('a second press on the trigger and a press elsewhere close a menu', async () => {
  await open()
  await trigger.click()
  await expect.element(menu).not.toBeInTheDocument()
  await trigger.click()
  await expect.element(menu).toBeVisible()
  await page.getByText('Outside').click()
  await expect.element(menu).not.toBeInTheDocument()
})

test('a choice closes a menu and is told', async () => {
  await open()
  await userEvent.keyboard('{End}{ArrowUp}{Enter}')
  expect(chosen).toHaveBeenCalledExactlyOnceWith('leave')
  await expect.element(menu).not.toBeInTheDocument()
  await trigger.click()
  await item('One').click()
  await trigger.click()
  await expect
    .element(menu.getByRole('menuitemradio', { name: 'One' }))
    .toHaveAttribute('aria-checked', 'true')
})

test('a menu goes away when the place changes', async () => {
  await open()
  navigate('/elsewhere')
  await expect.element(menu).not.toBeInTheDocument()
})

test('a menu at the edge stays on the screen', async () => {
  await page.viewport(320, 568)
  await open()
  const box = document.querySelector('[popover]')?.getBoundingClientRect()
  expect(box?.left).toBeGreaterThanOrEqual(0)
  expect(box?.right).toBeLessThanOrEqual(document.documentElement.clientWidth)
  await page.viewport(1440, 900)
})

test('a menu that the browser has just closed opens again at once, and stays open', async () => {
  await open()
  document.querySelector<HTMLElement>('[popover]')?.hidePopover()
  // The browser says only later that it closed the menu; a quick Enter on the trigger comes before that.
  document.querySelector<HTMLElement>('[aria-haspopup=menu]')?.click()
  await expect.poll(focused).toBe('Two')
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(document.querySelector('[popover]')?.matches(':popover-open')).toBe(true)
})

test('a menu that grows while it is open stays on the screen', async () => {
  function Growing() {
    const [isLong, setLong] = useState(false)
    useEffect(() => {
      const timer = setTimeout(() => setLong(true), 50)
      return () => clearTimeout(timer)
    }, [])
    return (
      isLong &&
      Array.from({ length: 8 }, (_, place) => (
        <MenuItem key={place} onSelect={() => {}}>{`Later ${place}`}</MenuItem>
      ))
    )
  }
  await render(
    <div className="fixed bottom-24 left-4">
      <Menu label="More" trigger="…">
        <MenuItem onSelect={() => {}}>First</MenuItem>
        <Growing />
      </Menu>
    </div>,
  )
  await page.getByRole('button', { name: 'More' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Later 7' })).toBeVisible()
  const bottom = () => document.querySelector('[popover]')?.getBoundingClientRect().bottom
  await expect.poll(bottom).toBeLessThanOrEqual(innerHeight)
})
