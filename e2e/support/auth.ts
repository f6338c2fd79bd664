import { expect, type Page } from '@playwright/test'
import type { Person } from './member.ts'

/** On the auth screen: fills the sign-up form and sends it. */
export async function fillSignUp(page: Page, person: Person): Promise<void> {
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await page.getByLabel('First name').fill(person.firstName)
  await page.getByLabel('Last name').fill(person.lastName)
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
}

export async function signIn(page: Page, person: Pick<Person, 'email' | 'password'>): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

/** Spec 4.6: "/v2/" with random code and errorCode query values and an empty hash. */
export async function expectSecureHome(page: Page): Promise<{ code: string; errorCode: string }> {
  await expect(page).toHaveURL(/\/v2\/\?code=[A-Za-z0-9]{16}&errorCode=[A-Za-z0-9]+$/)
  expect(await page.evaluate(() => location.hash)).toBe('')
  const { searchParams } = new URL(page.url())
  return { code: searchParams.get('code') ?? '', errorCode: searchParams.get('errorCode') ?? '' }
}
