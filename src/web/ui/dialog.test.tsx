import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles/app.css'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Field } from './field.tsx'
import { Toaster } from './toast.tsx'
import { toast } from './toast-store.ts'

function Opener() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="A question" description="Its reason">
        <Field label="Answer" />
        <Button onClick={() => toast({ title: 'Told' })}>Tell</Button>
      </Dialog>
      <Toaster />
    </>
  )
}

const dialog = page.getByRole('dialog', { name: 'A question' })
const opener = page.getByRole('button', { name: 'Open' })

async function open(): Promise<void> {
  await render(<Opener />)
  await opener.click()
  await expect.element(dialog).toBeVisible()
}

test('a dialog is labelled, takes the focus into its first field and keeps the page from scrolling', async () => {
  await open()
  await expect.element(dialog).toHaveAccessibleDescription('Its reason')
  await expect.element(page.getByLabelText('Answer')).toHaveFocus()
  expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden')
})

test('Esc closes a dialog and gives the focus back', async () => {
  await open()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  expect(getComputedStyle(document.documentElement).overflowY).toBe('visible')
})

test('the close button and a click outside close a dialog, a click inside does not', async () => {
  await open()
  await page.getByRole('heading', { name: 'A question' }).click()
  await expect.element(dialog).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await opener.click()
  await dialog.click({ position: { x: -40, y: -40 }, force: true })
  await expect.element(dialog).not.toBeInTheDocument()
})

test('a toast told from a dialog can be reached in it and outlives it', async () => {
  await open()
  await page.getByRole('button', { name: 'Tell' }).click()
  await expect.element(dialog.getByText('Told')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await page.getByRole('region').getByRole('button', { name: 'Close' }).click()
  await expect.element(page.getByText('Told')).not.toBeInTheDocument()
})
