import { ZipFile } from 'yazl'
import { ownWord, WORDS } from './support/articles.ts'
import { expectAccessible, expectNoOverflow } from './support/axe.ts'
import { siteUrl } from './support/environment.ts'
import { expect, onPhone, test } from './support/fixtures.ts'
import { heading, open } from './support/open.ts'
import { writing } from './support/writing.ts'

test('a member makes an API token, a program writes with it as far as it may, and it is revoked', async ({
  page,
  member,
  playwright,
}) => {
  expect(member.firstName).toBe('Sari')
  await open(page, '/settings')
  await page
    .getByRole('navigation', { name: 'Settings sections' })
    .getByRole('link', { name: 'API tokens' })
    .click()
  await expect(heading(page, 'API tokens')).toBeVisible()
  await expect(page.getByText('No tokens yet.')).toBeVisible()
  await page.getByLabel('Name').fill('Publishing script')
  await page.getByRole('checkbox', { name: /Write, edit and delete my articles/ }).check()
  await page.getByRole('button', { name: 'Create token' }).click()
  const token = await page.getByLabel('Your new token').inputValue()
  expect(token).toMatch(/^cdk_[\w-]{43}$/)
  await expectAccessible(page, 'a new API token')
  await expectNoOverflow(page, 'a new API token')

  const program = await playwright.request.newContext({
    baseURL: siteUrl(),
    extraHTTPHeaders: { authorization: `Bearer ${token}` },
  })
  const title = `Written by a program ${ownWord()}`
  const data = { title, content: WORDS, language: 'en', categories: ['science'], isDraft: true }
  const made = await program.post('/api/articles', { data })
  expect(made.status(), await made.text()).toBe(200)
  expect(made.headers()['ratelimit-policy']).toContain('"memberCalls"')
  const refused = await program.post('/api/questions', { data: {} })
  expect([refused.status(), await refused.json()]).toEqual([
    403,
    expect.objectContaining({ code: 'missing_scope', scope: 'write:questions' }),
  ])
  expect((await program.get('/api/account')).status()).toBe(403)

  await open(page, '/library?tab=drafts')
  await expect(page.getByText(title)).toBeVisible()
  await open(page, '/settings/tokens')
  await expect(page.getByText(/^Last used/)).toBeVisible()
  await expect(page.getByText(token)).toHaveCount(0)
  await page.getByRole('button', { name: 'Revoke Publishing script' }).click()
  await page.getByRole('button', { name: 'Revoke token' }).click()
  await expect(page.getByText('No tokens yet.')).toBeVisible()
  expect((await program.get('/api/my-articles')).status()).toBe(401)
  await program.dispose()
})

async function zipOf(files: Record<string, string>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, text] of Object.entries(files)) zip.addBuffer(Buffer.from(text), name)
  zip.end()
  const chunks: Buffer[] = []
  for await (const chunk of zip.outputStream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

test(
  'a zip of Markdown files becomes drafts, and one of them is continued',
  onPhone,
  async ({ page, member }) => {
    const word = ownWord()
    const buffer = await zipOf({
      'notes/stars.md': `---\ntitle: Stars of ${word}\ncategory: science\ntags: [sky]\n---\n\n${WORDS}`,
      'notes/moon.md': `# Moons of ${word}\n\n${WORDS}`,
      'notes/empty.md': '\n',
      'notes/photo.jpg': 'x',
    })
    expect(member.firstName).toBe('Sari')
    await open(page, '/settings/import')
    await expect(heading(page, 'Import articles')).toBeVisible()
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'notes.zip', mimeType: 'application/zip', buffer })
    await expect(page.getByText(`Stars of ${word}`)).toBeVisible()
    await expect(page.getByText('There is no text in this file.')).toBeVisible()
    await expect(page.getByText('isn’t Markdown: notes/photo.jpg')).toBeVisible()
    await expectAccessible(page, 'the preview of an import')
    await expectNoOverflow(page, 'the preview of an import')
    await page.getByRole('button', { name: 'Import 2 files' }).click()
    await expect(page.getByText('2 drafts are in your library.')).toBeVisible()
    await page.getByRole('link', { name: 'Open drafts' }).click()
    await page
      .getByRole('link', { name: new RegExp(`Stars of ${word}`) })
      .first()
      .click()
    await expect(writing(page).title).toHaveValue(`Stars of ${word}`)
  },
)
