import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { features } from './features.ts'
import { purgeSteps } from './purge-site.ts'

const HERE = new URL('.', import.meta.url).pathname

test('every folder with routes or a feature.ts is in the list of features, under its own name', () => {
  const folders = readdirSync(HERE, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((name) => ['routes.ts', 'feature.ts'].some((file) => existsSync(join(HERE, name, file))))
    // What a feature is, not one.
    .filter((name) => name !== 'content')
  expect(folders.length).toBeGreaterThan(20)
  expect(features.map(({ name }) => name).sort()).toEqual(folders.sort())
})

test('uploads are purged after all that may have shown them, wherever their feature stands in the list', () => {
  const backwards = features.toReversed()
  for (const list of [features, backwards]) {
    const names = purgeSteps(list).map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(names.indexOf('uploads')).toBeGreaterThan(names.indexOf('page posts'))
    expect(names.at(-1)).toBe('uploads')
  }
})
