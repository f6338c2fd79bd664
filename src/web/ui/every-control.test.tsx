import axe from 'axe-core'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { PREMIUM_THEMES } from '../../contract/plans.ts'
import { leaveApp, renderPart } from '../testing/render-app.tsx'
import { everyControl, openableMenu, openDialog, openSheet } from './every-control-testing.tsx'
import { toast } from './toast-store.ts'

/** Journeys see each state in one theme only, with all rules: here are all controls in all themes, by their contrasts. */
const THEMES = ['dark', 'light', ...PREMIUM_THEMES]

afterEach(async () => {
  delete document.documentElement.dataset['theme']
  await leaveApp()
})

async function faultsIn(theme: string): Promise<string[]> {
  document.documentElement.dataset['theme'] = theme
  const { violations } = await axe.run(document, {
    runOnly: ['color-contrast'],
    resultTypes: ['violations'],
  })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${theme}: ${id} ${html} ${failureSummary ?? ''}`),
  )
}

async function expectNoFaults(): Promise<void> {
  const faults = []
  for (const theme of THEMES) faults.push(...(await faultsIn(theme)))
  expect(faults).toEqual([])
}

test('the colours of every control stand out, in any theme', async () => {
  await renderPart(everyControl)
  toast({ title: 'Saved', description: 'It can be taken back' })
  await expect.element(page.getByText('Saved')).toBeVisible()
  await expectNoFaults()
})

test('what has the focus is outlined, and a card around all of it', async () => {
  await renderPart(everyControl)
  const link = page.getByRole('link', { name: 'All of the card' })
  await userEvent.tab()
  link.element().focus()
  expect(getComputedStyle(link.element()).outlineStyle).toBe('none')
  const { outlineStyle, position } = getComputedStyle(link.element(), '::after')
  expect([outlineStyle, position]).toEqual(['solid', 'absolute'])
})

test('the colours of a message of something that failed stand out, in any theme', async () => {
  await renderPart(<main>Below</main>)
  toast({ title: 'Not saved', description: 'Try it again', tone: 'destructive' })
  await expect.element(page.getByText('Not saved')).toBeVisible()
  await expectNoFaults()
})

test('the colours of an open menu stand out, in any theme', async () => {
  await renderPart(openableMenu)
  await page.getByRole('button', { name: 'More' }).click()
  await expect.element(page.getByRole('menu')).toBeVisible()
  await expectNoFaults()
})

test('the colours of a dialog stand out, in any theme', async () => {
  await renderPart(openDialog)
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await expectNoFaults()
})

test('the colours of the side menu stand out, in any theme', async () => {
  await renderPart(openSheet)
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await expectNoFaults()
})

/** Components of ui/ that no test here draws by their own name. */
const ELSEWHERE: Record<string, string> = {
  Backdrop: 'behind everything; e2e/theme-and-language.spec.ts',
  Form: 'has no look of its own',
  Modal: 'what a dialog and the side menu are made of',
  Ring: 'the picture of a spinner, and of a busy button',
  ToastCard: 'drawn by toast()',
  Toaster: 'drawn around every part that is tested',
}

test('no component of ui/ is left out', () => {
  const sources = import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default', eager: true })
  const isTest = (path: string) => /test(ing)?\.tsx$/.test(path)
  const drawn = sources['./every-control-testing.tsx'] ?? ''
  const names = Object.entries(sources)
    .filter(([path]) => !isTest(path))
    .flatMap(([, source]) =>
      [...source.matchAll(/^export function ([A-Z]\w*)/gm)].map(([, name = '']) => name),
    )
  expect(names.length).toBeGreaterThan(30)
  const missing = names.filter((name) => !(name in ELSEWHERE) && !new RegExp(`<${name}\\b`).test(drawn))
  expect(missing).toEqual([])
  expect(Object.keys(ELSEWHERE).filter((name) => !names.includes(name))).toEqual([])
})
