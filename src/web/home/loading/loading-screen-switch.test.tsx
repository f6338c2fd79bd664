import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { leaveApp, renderPart } from '../../testing/render-app.tsx'
import { LoadingScreenSwitch } from '../public.ts'

afterEach(leaveApp)

test('the loading screen is on until somebody switches it off, and can be brought back', async () => {
  await renderPart(<LoadingScreenSwitch />)
  const control = page.getByRole('switch', { name: 'Loading screen' })
  await expect.element(control).toBeChecked()
  await control.click()
  await expect.element(control).not.toBeChecked()
  expect(localStorage.getItem('skip-loading-screen')).toBe('true')
  await control.click()
  expect(localStorage.getItem('skip-loading-screen')).toBeNull()
})
