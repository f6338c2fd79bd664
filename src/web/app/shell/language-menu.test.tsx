import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { eventually, leaveApp, renderApp } from '../../testing/render-app.tsx'

afterEach(leaveApp)

const menu = page.getByRole('menu')
const root = document.documentElement
const navigationLabels = () =>
  Array.from(document.querySelectorAll('header nav a'), (link) => link.textContent)

async function choose(name: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Language: English' }).click()
  await menu.getByRole('menuitemradio', { name }).click()
}

test('[S2.5-10] the language menu offers en, id and my', async () => {
  await renderApp('/settings')
  await page.getByRole('banner').getByRole('button', { name: 'Language: English' }).click()
  await expect.element(menu).toBeVisible()
  const offered = Array.from(document.querySelectorAll('[role=menuitemradio]'), (item) => item.textContent)
  expect(offered).toEqual(['English', 'Bahasa Indonesia', 'Bahasa Melayu'])
  await expect
    .element(menu.getByRole('menuitemradio', { name: 'English' }))
    .toHaveAttribute('aria-checked', 'true')
})

test('[S4.2-1] without a choice the page is in English', async () => {
  await renderApp('/settings')
  await eventually(() => root.lang).toBe('en')
  expect(navigationLabels()[0]).toBe('Home')
})

test('[S4.2-2] the language can be changed to id', async () => {
  await renderApp('/settings')
  await choose('Bahasa Indonesia')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Pengaturan' })).toBeVisible()
  expect(navigationLabels()).toEqual(['Beranda', 'Kategori', 'Sedang tren', 'Paket', 'Bantuan', 'Page'])
  expect(root.lang).toBe('id')
  expect(localStorage.getItem('language')).toBe('id')
  expect(document.cookie).toContain('lang=id')
})

test('[S4.2-3] the language can be changed to my, and the outside is told ms', async () => {
  await renderApp('/settings')
  await choose('Bahasa Melayu')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Tetapan' })).toBeVisible()
  expect(navigationLabels()[0]).toBe('Utama')
  expect(root.lang).toBe('ms')
  expect(localStorage.getItem('language')).toBe('my')
  await expect.poll(() => document.title).toBe('Tetapan / Cendekia')
})

test('the choice at the foot of the page does the same', async () => {
  await renderApp('/settings')
  await page.getByRole('contentinfo').getByRole('button', { name: 'Bahasa Melayu' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Tetapan' })).toBeVisible()
  await expect
    .element(page.getByRole('contentinfo').getByRole('button', { name: 'Bahasa Melayu' }))
    .toHaveAttribute('aria-pressed', 'true')
})
