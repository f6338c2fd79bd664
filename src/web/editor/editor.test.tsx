import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { leaveApp, renderPart } from '../testing/render-app.tsx'
import type { Answer } from '../testing/stand-ins.ts'
import { MarkdownEditor } from './public.ts'

afterEach(async () => {
  await leaveApp()
  await page.viewport(1440, 900)
})

function Page({ text }: { text: string }) {
  const [value, setValue] = useState(text)
  return (
    <div className="wrap">
      <MarkdownEditor id="text" label="Text" value={value} onChange={setValue} lang="en" />
      <button type="button">After</button>
    </div>
  )
}

const tree = (value: string) => ({
  body: { nodes: [{ type: 'paragraph', children: [{ type: 'text', value }] }], words: 1, characters: 1 },
})
const area = () => page.getByRole('textbox', { name: 'Text' })
const element = () => document.querySelector<HTMLTextAreaElement>('textarea') ?? fail()
function fail(): never {
  throw new Error('There is no text area')
}
const tool = (name: string) => page.getByRole('button', { name, exact: true })

async function open(text = '', preview: Answer | (() => Answer) = tree('drawn')) {
  return renderPart(<Page text={text} />, { answers: { '/api/preview': preview } })
}
async function select(start: number, end: number): Promise<void> {
  await area().click()
  element().setSelectionRange(start, end)
}
const selected = () => element().value.slice(element().selectionStart, element().selectionEnd)

test('every tool of the specification’s formatting is there, with a name and its keys', async () => {
  await open()
  const bar = page.getByRole('toolbar', { name: 'Formatting' })
  const names = bar.getByRole('button').elements()
  expect(names.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Bold',
    'Italic',
    'Strikethrough',
    'Heading',
    'Subheading',
    'Quote',
    'Bullet list',
    'Numbered list',
    'Task list',
    'Link',
    'Image',
    'Table',
    'Card from this site',
    'Footnote',
    'Code',
    'Code block',
    'Formula',
    'Spoiler',
    'Keyboard shortcuts',
  ])
  await expect.element(tool('Bold')).toHaveAttribute('aria-keyshortcuts', 'Control+B Meta+B')
})

test('the toolbar is one stop for Tab, and the arrow keys go through it', async () => {
  await open('some words')
  await select(5, 10)
  await userEvent.tab({ shift: true })
  await expect.element(tool('Bold')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tool('Italic')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(area()).toHaveValue('some *words*')
  await expect.element(area()).toHaveFocus()
  expect(selected()).toBe('words')
  await userEvent.tab({ shift: true })
  await expect.element(tool('Italic')).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.element(tool('Keyboard shortcuts')).toHaveFocus()
})

test('a press on a tool leaves the focus in the text', async () => {
  await open('some words')
  await select(0, 4)
  await tool('Bold').click()
  await expect.element(area()).toHaveFocus()
  await expect.element(area()).toHaveValue('**some** words')
})

test('keys do what the tools do, and the browser’s own undo takes each back in one step', async () => {
  await open('some words')
  await select(0, 4)
  await userEvent.keyboard('{Control>}b{/Control}')
  await expect.element(area()).toHaveValue('**some** words')
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(area()).toHaveValue('**[some](https://)** words')
  expect(selected()).toBe('https://')
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(area()).toHaveValue('**some** words')
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(area()).toHaveValue('some words')
})

test('Enter goes on with a list and ends it, and Tab leads out of the text', async () => {
  await open('- one')
  await select(5, 5)
  await userEvent.keyboard('{Enter}two{Enter}')
  await expect.element(area()).toHaveValue('- one\n- two\n- ')
  await userEvent.keyboard('{Control>}]{/Control}')
  await expect.element(area()).toHaveValue('- one\n- two\n    - ')
  await userEvent.keyboard('{Control>}[[{/Control}{Enter}end')
  await expect.element(area()).toHaveValue('- one\n- two\nend')
  await userEvent.tab()
  await expect.element(area()).not.toHaveFocus()
})

test('an address that is pasted over words becomes their link', async () => {
  await open('see this')
  await select(4, 8)
  const data = new DataTransfer()
  data.setData('text/plain', 'https://example.org')
  element().dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
  )
  await expect.element(area()).toHaveValue('see [this](https://example.org)')
})

test('the help lists every key', async () => {
  await open()
  await tool('Keyboard shortcuts').click()
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect.element(dialog.getByText('Ctrl+Shift+8')).toBeVisible()
  expect(dialog.getByRole('definition').elements().length).toBe(22)
})

test('words and characters are counted', async () => {
  await open('two words')
  await expect.element(page.getByText('2 words / 9 characters')).toBeVisible()
  await expect.element(area()).toHaveAccessibleDescription('2 words / 9 characters')
})

test('the preview follows 400 ms after the last key, and only when the text has changed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const calls = await open('', () => tree('drawn'))
  await expect.element(page.getByText('What you write is shown here as readers will see it.')).toBeVisible()
  await area().fill('some **words**')
  await vi.advanceTimersByTimeAsync(399)
  expect(calls).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  await expect.element(page.getByText('drawn')).toBeVisible()
  await userEvent.keyboard('{ArrowLeft}')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(calls.map(({ body }) => body)).toEqual([{ text: 'some **words**' }])
})

test('a preview that fails says so quietly, and the old one stays', async () => {
  let answer: Answer = tree('drawn')
  const calls = await open('one', () => answer)
  await expect.element(page.getByText('drawn')).toBeVisible()
  answer = { status: 400, body: { message: 'No.', fields: { text: 'There are too many marks.' } } }
  await area().fill('two')
  await expect.element(page.getByText('There are too many marks.')).toBeVisible()
  await expect.element(page.getByText('drawn')).toBeVisible()
  answer = tree('anew')
  dispatchEvent(new Event('online'))
  await expect.element(page.getByText('anew')).toBeVisible()
  await expect.element(page.getByText('There are too many marks.')).not.toBeInTheDocument()
  expect(calls).toHaveLength(3)
})

test('a text that is what was drawn before has nothing to say about itself', async () => {
  let answer: Answer = tree('drawn')
  const calls = await open('one', () => answer)
  await expect.element(page.getByText('drawn')).toBeVisible()
  answer = { status: 400, body: { message: 'No.', fields: { text: 'There are too many marks.' } } }
  await area().fill('two')
  await expect.element(page.getByText('There are too many marks.')).toBeVisible()
  await area().fill('one')
  await expect.element(page.getByText('There are too many marks.')).not.toBeInTheDocument()
  expect(calls).toHaveLength(2)
})

test('a preview that is refused for a while says so to everybody, and is drawn when the time has come', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  let answer: Answer = {
    status: 429,
    body: { code: 'too_many_requests', message: 'Please try again in 47 seconds.' },
    headers: { 'Retry-After': '47' },
  }
  const calls = await open('', () => answer)
  await area().fill('one')
  await vi.advanceTimersByTimeAsync(400)
  const note = page.getByRole('status').filter({ hasText: 'The preview is paused for now.' })
  await expect.element(note).toBeVisible()
  // What is typed meanwhile waits as well.
  await area().fill('two')
  await vi.advanceTimersByTimeAsync(46_900)
  expect(calls).toHaveLength(1)
  answer = tree('drawn')
  await vi.advanceTimersByTimeAsync(100)
  await expect.element(page.getByText('drawn')).toBeVisible()
  await expect.element(note).not.toBeInTheDocument()
  expect(calls.map(({ body }) => body)).toEqual([{ text: 'one' }, { text: 'two' }])
})

test('on a small screen text and preview are two tabs, and nothing is asked for before it is looked at', async () => {
  await page.viewport(390, 844)
  const calls = await open('one')
  await expect.element(page.getByRole('tab', { name: 'Write' })).toHaveAttribute('aria-selected', 'true')
  await expect.element(page.getByRole('tabpanel', { name: 'Write' })).toBeVisible()
  expect(calls).toEqual([])
  await page.getByRole('tab', { name: 'Preview' }).click()
  await expect.element(page.getByRole('tabpanel', { name: 'Preview' }).getByText('drawn')).toBeVisible()
  await expect.element(page.getByRole('toolbar')).not.toBeInTheDocument()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})
