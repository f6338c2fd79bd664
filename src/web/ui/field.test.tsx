import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles/app.css'
import { Button } from './button.tsx'
import { Field } from './field.tsx'
import { PasswordField } from './password-field.tsx'
import { Switch } from './switch.tsx'
import { TabPanel, Tabs } from './tabs.tsx'

test('a field is named by its label and described by its error and hint', async () => {
  await render(<Field label="Email" hint="We write rarely" error="This is no address" />)
  const input = page.getByLabelText('Email')
  await expect.element(input).toHaveAttribute('aria-invalid', 'true')
  await expect.element(input).toHaveAccessibleDescription('This is no address We write rarely')
})

test('a password can be shown and hidden again without losing it', async () => {
  await render(
    <form>
      <PasswordField label="Password" autoComplete="current-password" />
    </form>,
  )
  const input = page.getByLabelText('Password', { exact: true })
  await input.fill('a long secret')
  await expect.element(input).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect.element(input).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect.element(input).toHaveAttribute('type', 'password')
  await expect.element(input).toHaveValue('a long secret')
})

test('a busy button keeps its width and name and cannot be pressed', async () => {
  const { rerender } = await render(<Button>Sign in to the site</Button>)
  const button = page.getByRole('button', { name: 'Sign in to the site' })
  const width = button.element().getBoundingClientRect().width
  await rerender(<Button busy>Sign in to the site</Button>)
  await expect.element(button).toBeDisabled()
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  expect(button.element().getBoundingClientRect().width).toBe(width)
})

test('a switch is named, described and changes with the space bar', async () => {
  function Kept() {
    const [isOn, setOn] = useState(false)
    return <Switch label="Analytics" description="Counts visits" checked={isOn} onChange={setOn} />
  }
  await render(<Kept />)
  const input = page.getByRole('switch', { name: 'Analytics' })
  await expect.element(input).toHaveAccessibleDescription('Counts visits')
  await userEvent.keyboard('{Tab}{ }')
  await expect.element(input).toBeChecked()
})

test('the arrows walk through tabs and show their panels', async () => {
  const tabs = [
    { id: 'in', label: 'Sign In' },
    { id: 'up', label: 'Sign Up' },
  ]
  function Kept() {
    const [selected, select] = useState('in')
    return (
      <>
        <Tabs label="Account" tabs={tabs} selected={selected} onSelect={select} />
        <TabPanel id="in" selected={selected}>
          Welcome back
        </TabPanel>
        <TabPanel id="up" selected={selected}>
          Hello
        </TabPanel>
      </>
    )
  }
  await render(<Kept />)
  await expect.element(page.getByRole('tabpanel', { name: 'Sign In' })).toHaveTextContent('Welcome back')
  await userEvent.keyboard('{Tab}{ArrowRight}')
  await expect.element(page.getByRole('tab', { name: 'Sign Up' })).toHaveFocus()
  await expect.element(page.getByRole('tabpanel', { name: 'Sign Up' })).toHaveTextContent('Hello')
})
