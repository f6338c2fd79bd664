import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { eventually, leaveApp, renderPart } from '../testing/render-app.tsx'
import { LegalPage } from './legal-page.tsx'

afterEach(leaveApp)

const SENTENCES = {
  en: 'The operator of Cendekia hasn’t published an email address yet.',
  id: 'Pengelola Cendekia belum mencantumkan alamat email.',
  my: 'Pengendali Cendekia belum menyatakan alamat e-mel.',
} as const

test.each(['en', 'id', 'my'] as const)('without a contact a legal text says so in %s', async (language) => {
  const state = { contact: '', siteName: 'Cendekia' }
  await renderPart(<LegalPage />, { at: '/privacy-policy', language, state })
  await expect.element(page.getByText(SENTENCES[language])).toBeVisible()
  await eventually(() => document.body.textContent).not.toMatch(/\{contact\}|@localhost/)
})

test('with a contact it is named, and nothing else is said about it', async () => {
  const state = { contact: 'hello@baca.example', siteName: 'Cendekia' }
  await renderPart(<LegalPage />, { at: '/privacy-policy', state })
  await eventually(() => document.body.textContent).toContain('hello@baca.example')
  expect(document.body.textContent).not.toContain('published')
})
