import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { User } from '../../contract/auth.ts'
import { pass, stopClock } from '../testing/clock.ts'
import { renderPart } from '../testing/render-app.tsx'
import type { SentCall } from '../testing/stand-ins.ts'
import { HomePage } from './home-page.tsx'
import { siteAnswers, type Answers } from './home-testing.ts'

export const section = (name: string) => page.getByRole('region', { name })

/** What a search found, after the searching state. */
export async function openSearch(answers: Answers, at = '/?q=star', user?: User): Promise<SentCall[]> {
  stopClock()
  const calls = await renderPart(<HomePage />, { at, user, answers: siteAnswers(answers) })
  await expect.element(page.getByRole('link', { name: 'Back to home' })).toBeVisible()
  await pass(1500)
  return calls
}
