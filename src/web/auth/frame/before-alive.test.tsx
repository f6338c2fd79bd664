import { QueryClientProvider } from '@tanstack/react-query'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Language } from '../../../contract/messages.ts'
import { LanguageProvider } from '../../platform/language.tsx'
import { FixedPlace } from '../../platform/link.tsx'
import { EMPTY_STATE, PageStateContext } from '../../platform/page-state.tsx'
import { createQueryClient } from '../../platform/query-client.ts'
import { answering, watchLeaving } from '../../testing/stand-ins.ts'
import { AuthPage } from '../auth-page.tsx'
import { cleanUp } from '../auth-page-testing.tsx'
import { ResetPasswordPage } from '../reset-password-page.tsx'

let container: HTMLElement
let root: Root | undefined

beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'))
})
afterEach(async () => {
  root?.unmount()
  root = undefined
  container.remove()
  await cleanUp()
})

/** The document as the server sends it, and what its scripts do with it later. */
function openDocument(path: string, language: Language = 'en') {
  const Page = path.startsWith('/reset-password') ? ResetPasswordPage : AuthPage
  const app = (
    <FixedPlace path={path}>
      <PageStateContext value={{ ...EMPTY_STATE, path, language }}>
        <QueryClientProvider client={createQueryClient()}>
          <LanguageProvider initial={language}>
            <Page />
          </LanguageProvider>
        </QueryClientProvider>
      </PageStateContext>
    </FixedPlace>
  )
  const html = renderToString(app)
  container.innerHTML = html
  const onRecoverableError = vi.fn()
  return {
    html,
    onRecoverableError,
    comeAlive: () => {
      root = hydrateRoot(container, app, { onRecoverableError })
    },
  }
}

const TOKEN = 'a'.repeat(43)

test.each([
  ['/auth', 'Password', 'lentera hijau', 'Sign In'],
  ['/auth?needsVerification=true&email=sari@example.com', '6-digit code', '123456', 'Verify'],
  [`/reset-password?token=${TOKEN}`, 'New password', 'lentera hijau', 'Save password'],
])(
  '%s sends nothing before it is alive, and then still has what was typed',
  async (path, label, typed, end) => {
    const left = watchLeaving()
    const calls = answering({})
    const opened = openDocument(path)
    const field = page.getByLabelText(label, { exact: true })
    const submit = page.getByRole('button', { name: end, exact: true })
    expect(container.querySelector('form')?.method).toBe('post')
    await expect.element(submit).toBeDisabled()
    await field.click()
    await userEvent.keyboard(`${typed}{Enter}`)
    expect(left).toEqual([])

    opened.comeAlive()
    await expect.element(submit).toBeEnabled()
    await expect.element(field).toHaveValue(typed)
    expect(opened.onRecoverableError).not.toHaveBeenCalled()
    expect(calls).toEqual([])
    expect(left).toEqual([])
  },
)

test('what was typed early is kept when the tab changes', async () => {
  const { comeAlive } = openDocument('/auth')
  await page.getByLabelText('Email').fill('sari@example.com')
  await page.getByLabelText('Password', { exact: true }).fill('lentera hijau membaca malam')
  comeAlive()
  await expect.element(page.getByRole('button', { name: 'Sign In', exact: true })).toBeEnabled()
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await expect.element(page.getByLabelText('First name')).toHaveValue('')
  await expect.element(page.getByLabelText('Email')).toHaveValue('sari@example.com')
  await expect.element(page.getByText('Strong: hard to guess.')).toBeVisible()
})

test('half a code typed early can be typed on', async () => {
  const calls = answering({})
  const { comeAlive } = openDocument('/auth?needsVerification=true&email=sari@example.com')
  const code = page.getByLabelText('6-digit code')
  await code.click()
  await userEvent.keyboard('123')
  comeAlive()
  await expect.element(page.getByRole('button', { name: 'Verify' })).toBeEnabled()
  await userEvent.keyboard('456')
  await expect
    .poll(() => calls.map(({ body }) => body))
    .toEqual([{ code: '123456', email: 'sari@example.com' }])
})

test.each([
  ['en', 'Signing in needs JavaScript.'],
  ['id', 'Masuk memerlukan JavaScript.'],
  ['my', 'Log masuk memerlukan JavaScript.'],
] as const)('without scripts the document in %s says what it needs', (language, words) => {
  openDocument('/auth', language)
  expect(container.querySelector('noscript')?.textContent).toContain(words)
})
