import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Language } from '../../../contract/messages.ts'
import { cleanUp, openAuth } from '../auth-page-testing.tsx'
import { answering } from '../../testing/stand-ins.ts'
import { shownToast } from '../../testing/render-app.tsx'

afterEach(cleanUp)

const FORGOT = '/api/auth/forgot-password'
const dialog = () => page.getByRole('dialog')
const email = () => page.getByLabelText('Alamat email')
const send = () => page.getByRole('button', { name: 'Kirim tautan' })
const close = () => dialog().getByText('Tutup', { exact: true })
const OPENERS = { en: 'Forgot password?', id: 'Lupa kata sandi?', my: 'Lupa kata laluan?' }

async function openDialog(language: Language = 'en'): Promise<void> {
  await openAuth({ language })
  await reopen(language)
}

async function reopen(language: Language = 'en'): Promise<void> {
  await page.getByRole('button', { name: OPENERS[language] }).click()
  await expect.element(dialog()).toBeVisible()
}

async function ask(address: string): Promise<void> {
  await email().fill(address)
  await send().click()
}

test.each(['en', 'id', 'my'] as const)(
  '[S2.8-9] [S1-12] the dialog is in Indonesian on a page in %s',
  async (language) => {
    await openDialog(language)
    await expect.element(dialog()).toHaveAccessibleName('Reset Password')
    await expect.element(email()).toBeVisible()
    await expect.element(page.getByText('Masukkan alamat email akun Anda.')).toBeVisible()
    await expect.element(send()).toBeVisible()
    expect(dialog().element().closest('[lang]')?.getAttribute('lang')).toBe('id')
  },
)

test('[S5-13] an empty address gives its toast and sends nothing', async () => {
  const calls = answering({})
  await openDialog()
  await send().click()
  await expect.poll(shownToast).toMatchObject({
    title: 'Email Diperlukan',
    description: 'Silakan masukkan alamat email Anda',
  })
  await expect.element(dialog().getByText('Email Diperlukan')).toBeVisible()
  expect(calls).toEqual([])
})

test('[S5-14] an address without @ gives its toast and sends nothing', async () => {
  const calls = answering({})
  await openDialog()
  await ask('sari.example.com')
  await expect.poll(shownToast).toMatchObject({
    title: 'Format Email Salah',
    description: 'Silakan masukkan alamat email yang valid',
  })
  await expect.element(email()).toHaveValue('sari.example.com')
  expect(calls).toEqual([])
})

test('[S9-4] [S9-6] the dialog says that the link expires after 30 minutes, and advises the spam folder', async () => {
  answering({ [FORGOT]: { body: { email: 'sari@example.com' } } })
  await openDialog()
  const notes = dialog().getByText(
    'Tautan kedaluwarsa setelah 30 menit. Tidak ada email? Periksa folder spam Anda.',
  )
  await expect.element(notes).toBeVisible()
  await ask('sari@example.com')
  await expect.element(page.getByText('sari@example.com')).toBeVisible()
  await expect.element(notes).toBeVisible()
})

test('[S4.6-10] [S4.6-11] [S8-17] the form becomes the sent state after success, with its toast', async () => {
  const calls = answering({ [FORGOT]: { body: { email: 'sari@example.com' } } })
  await openDialog()
  await expect.element(email()).toHaveValue('')
  await ask('sari@example.com')
  await expect.poll(shownToast).toEqual({
    title: 'Email Berhasil Dikirim',
    description: 'Silakan periksa email Anda untuk petunjuk reset password',
    tone: 'success',
  })
  await expect.element(dialog().getByText(/^Jika sari@example.com terdaftar/)).toBeVisible()
  await expect.element(email()).not.toBeInTheDocument()
  expect(calls).toEqual([{ method: 'POST', path: FORGOT, body: { email: 'sari@example.com' } }])
})

test('[S4.6-13] Tutup resets the sent state to the form and clears the address', async () => {
  answering({ [FORGOT]: { body: { email: 'sari@example.com' } } })
  await openDialog()
  await ask('sari@example.com')
  await expect.element(email()).not.toBeInTheDocument()
  await close().click()
  await expect.element(dialog()).not.toBeInTheDocument()
  await reopen()
  await expect.element(email()).toHaveValue('')
})

test('[S4.6-12] closing resets the dialog and clears the address', async () => {
  answering({ [FORGOT]: { body: { email: 'sari@example.com' } } })
  await openDialog()
  await email().fill('sari@example.com')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
  await reopen()
  await expect.element(email()).toHaveValue('')
  await ask('sari@example.com')
  await expect.element(email()).not.toBeInTheDocument()
  await dialog().getByRole('button', { name: 'Close' }).first().click()
  await expect.element(dialog()).not.toBeInTheDocument()
  await reopen()
  await expect.element(email()).toHaveValue('')
})

test('[S8-12] a failure shows the server’s message under Kesalahan and keeps the form', async () => {
  answering({ [FORGOT]: { status: 429, body: { code: 'too_many_requests', message: 'Please wait.' } } })
  await openDialog()
  await ask('sari@example.com')
  await expect
    .poll(shownToast)
    .toEqual({ title: 'Kesalahan', description: 'Please wait.', tone: 'destructive' })
  await expect.element(email()).toHaveValue('sari@example.com')
})

test('[S8-13] a failure without a server message has its own words', async () => {
  answering({})
  await openDialog()
  await ask('sari@example.com')
  await expect.poll(shownToast).toEqual({
    title: 'Kesalahan',
    description: 'Gagal mengirim email reset password',
    tone: 'destructive',
  })
})

test('who does not read Indonesian puts the dialog into the language of the page, and back', async () => {
  answering({})
  await openDialog('my')
  await email().fill('sari@example.com')
  await dialog().getByRole('button', { name: 'Bahasa Melayu' }).click()
  await expect.element(page.getByText('Masukkan alamat e-mel akaun anda.')).toBeVisible()
  await expect.element(page.getByLabelText('Alamat e-mel')).toHaveValue('sari@example.com')
  expect(dialog().element().closest('[lang]')?.getAttribute('lang')).toBe('ms')
  await dialog().getByRole('button', { name: 'Bahasa Indonesia' }).click()
  await expect.element(send()).toBeVisible()
})

test('on an Indonesian page there is no other language to offer', async () => {
  answering({})
  await openDialog('id')
  await expect.element(send()).toBeVisible()
  expect(
    dialog()
      .getByRole('button', { name: /English|Bahasa/ })
      .elements(),
  ).toEqual([])
})
