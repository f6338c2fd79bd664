import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { routes } from '../contract/index.ts'
import type * as iq from '../contract/iq.ts'
import type { EndpointFactsOf } from './content/endpoint-facts.ts'
import { features } from './features.ts'
import { heavyWork } from './heavy-work.ts'
import { purgeSteps } from './purge-site.ts'
import { matrix } from './testing/role-matrix/matrix.ts'

const HERE = new URL('.', import.meta.url).pathname

test('every folder with routes, a seed or a feature.ts is in the list of features, under its own name', () => {
  const folders = readdirSync(HERE, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((name) =>
      ['routes.ts', 'seed.ts', 'feature.ts'].some((file) => existsSync(join(HERE, name, file))),
    )
    // What a feature is, not one.
    .filter((name) => name !== 'content')
  expect(folders.length).toBeGreaterThan(20)
  expect(features.map(({ name }) => name).sort()).toEqual(folders.sort())
})

test('every route of the contract is described by one feature, and has its row in the role matrix', () => {
  const described = features.flatMap(({ endpoints = {} }) => Object.keys(endpoints))
  expect(described.sort()).toEqual(Object.keys(routes).sort())
  expect(Object.keys(matrix).sort()).toEqual(Object.keys(routes).sort())
})

test('a route without its facts, and facts without their route, do not compile', () => {
  const summary = { en: 'One', id: 'Satu', my: 'Suatu' }
  // @ts-expect-error getIqStatus is missing
  const forgotten: EndpointFactsOf<typeof iq> = {}
  // @ts-expect-error there is no such route
  const invented: EndpointFactsOf<typeof iq> = { getIqStatus: { summary }, getNothing: { summary } }
  expect([forgotten, invented]).toHaveLength(2)
})

test('the threads can do the heavy work of every feature, and nothing else', () => {
  expect(features.flatMap(({ work = [] }) => work).sort()).toEqual(Object.keys(heavyWork).sort())
})

test('uploads are purged after everything that may have shown them, wherever their feature is in the list', () => {
  const backwards = features.toReversed()
  for (const list of [features, backwards]) {
    const names = purgeSteps(list).map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(names.indexOf('uploads')).toBeGreaterThan(names.indexOf('page posts'))
    expect(names.at(-1)).toBe('uploads')
  }
})
