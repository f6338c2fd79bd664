import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSuggestion } from '../../contract/article-history.ts'
import { createCollectionRow, updateCollectionRow } from '../../contract/collection-rows.ts'
import { importCollection } from '../../contract/collection-files.ts'
import { createRowSuggestion } from '../../contract/collection-suggestions.ts'
import { createCollection } from '../../contract/collections.ts'
import { createGuild, updateGuild } from '../../contract/guilds.ts'
import type { BodyOf } from '../../contract/endpoint.ts'
import { createSavedView, updateSavedView } from '../../contract/explore.ts'
import { updateProfile } from '../../contract/profiles.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { WORDS, writeArticle } from '../testing/write-article.ts'

let app: TestApp
let ana: TestClient
beforeAll(async () => {
  app = await testApp()
  ana = await app.signIn('ana')
})
afterAll(() => app.close())

const BAD = 'Join the free crypto giveaway'
const TOLD =
  'This site doesn’t allow “free crypto giveaway”. Please remove it and try again. Your text is safe.'
const at = ({ id }: { id: number }) => ({ id: String(id) })
const refusal = (fields: Record<string, string>) => ({ status: 400, body: { code: 'invalid_input', fields } })

test('a bio with a refused word is not saved, and says which word', async () => {
  const save = (bio: string) => ana.attempt(updateProfile, { body: { bio } })
  expect((await save('I read about stars.')).status).toBe(200)
  expect(await save(BAD)).toMatchObject(refusal({ bio: TOLD }))
  const mod = await app.signIn('mod', 'moderator')
  expect((await mod.attempt(updateProfile, { body: { bio: BAD } })).status).toBe(200)
})

test('everything that a guild says of itself is read, when it is founded and when it changes', async () => {
  const look = { insignia: 'SR', logo: 'logo3', logoBackgroundColor: '#1f5f8b' } as const
  const founding = { body: { ...look, name: BAD, description: BAD } }
  expect(await ana.attempt(createGuild, founding)).toMatchObject(refusal({ name: TOLD, description: TOLD }))
  const guild = await ana.call(createGuild, { body: { ...look, name: 'Star readers' } })
  const change = (body: object) => ana.attempt(updateGuild, { params: at(guild), body })
  expect(await change({ questions: ['Why?', BAD] })).toMatchObject(refusal({ questions: TOLD }))
  const rules = [{ title: 'Be kind', text: BAD }]
  expect(await change({ rules })).toMatchObject(refusal({ rules: TOLD }))
  expect((await change({ rules: [{ title: 'Be kind', text: 'Always.' }] })).status).toBe(200)
})

test('cells of a collection, one by one, from a file and as suggestions', async () => {
  const body: BodyOf<typeof createCollection> = {
    title: 'Planets',
    category: 'astronomy',
    language: 'en',
    columns: [{ label: 'Planet', type: 'text' }],
  }
  const withFile = { ...body, csv: `Planet\nMars\n${BAD}\n` }
  expect(await ana.attempt(createCollection, { body: withFile })).toMatchObject(refusal({ csv: TOLD }))
  const planets = await ana.call(createCollection, { body })
  const add = (c1: string) =>
    ana.attempt(createCollectionRow, { params: at(planets), body: { values: { c1 } } })
  expect(await add(BAD)).toMatchObject(refusal({ 'values.c1': TOLD }))
  const row = await ana.call(createCollectionRow, { params: at(planets), body: { values: { c1: 'Mars' } } })
  const rowAt = { ...at(planets), rowId: String(row.id) }
  const changed = { params: rowAt, body: { values: { c1: BAD }, version: row.version } }
  expect(await ana.attempt(updateCollectionRow, changed)).toMatchObject(refusal({ 'values.c1': TOLD }))
  const file = { csv: `Planet\n${BAD}\n`, mode: 'append', isPreview: false } as const
  const imported = await ana.attempt(importCollection, { params: at(planets), body: file })
  expect(imported).toMatchObject(refusal({ csv: TOLD }))
  const bela = await app.signIn('bela')
  const suggestion = { kind: 'add', values: { c1: BAD }, summary: BAD } as const
  expect(await bela.attempt(createRowSuggestion, { params: at(planets), body: suggestion })).toMatchObject(
    refusal({ 'values.c1': TOLD, summary: TOLD }),
  )
})

test('the name of a view of Explore, as soon as everybody may open it', async () => {
  const state: BodyOf<typeof createSavedView>['state'] = { query: {}, columns: ['title'], kind: 'table' }
  const save = (isPublic: boolean) => ana.attempt(createSavedView, { body: { name: BAD, isPublic, state } })
  expect(await save(true)).toMatchObject(refusal({ name: TOLD }))
  const { status, body: view } = await save(false)
  expect(status).toBe(200)
  const change = (body: BodyOf<typeof updateSavedView>) =>
    ana.attempt(updateSavedView, { params: at(view), body })
  expect((await change({ state })).status).toBe(200)
  expect(await change({ isPublic: true })).toMatchObject(refusal({ name: TOLD }))
  expect((await change({ name: 'Stars', isPublic: true })).status).toBe(200)
  expect(await change({ name: BAD })).toMatchObject(refusal({ name: TOLD }))
})

test('a suggested change is judged by what it adds, not by what the author wrote before', async () => {
  const links = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => `[${index}](https://site-${from + index}.example)`).join(' ')
  const mod = await app.signIn('second-mod', 'moderator')
  const article = await writeArticle(mod, { content: `${WORDS}\n\n${BAD} ${links(0, 12)}` })
  const bela = await app.signIn('bela')
  const suggest = (added: string, summary = 'A source') =>
    bela.attempt(createSuggestion, {
      params: at(article),
      body: {
        title: article.title,
        content: `${article.content}\n\n${added}`,
        summary,
        baseRevisionId: article.revisionId,
      },
    })
  expect(await suggest(links(20, 11))).toMatchObject(
    refusal({
      content:
        'While your account is new, you can add up to 10 links to other sites here. Please remove some.',
    }),
  )
  expect((await suggest('More.', 'Judi slot gacor')).status).toBe(200)
  expect((await suggest(`More. ${links(20, 3)}`)).status).toBe(200)
})
