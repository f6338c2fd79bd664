import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { readTouched, sortTouched } from './touched-files.ts'

const BEFORE = [
  'README.md',
  'docs/openapi.json',
  'migrations/0001_accounts.sql',
  'src/contract/index.ts',
  'src/contract/settings.ts',
  'src/server/features.ts',
  'src/server/platform/tables.ts',
  'src/server/settings/feature.ts',
  'src/server/settings/routes.ts',
  'src/web/home/home-page.tsx',
]

test('the files of a new feature are its own, older ones that it changed are counted', () => {
  const changed = [
    'migrations/0002_guilds.sql',
    'src/contract/guilds.ts',
    'src/contract/index.ts',
    'src/server/features.ts',
    'src/server/guilds/feature.ts',
    'src/server/guilds/posts/queries.ts',
    'src/server/settings/routes.ts',
    'src/web/guilds/guild-page.tsx',
    'src/web/home/home-page.tsx',
    'src/web/home/guilds.tsx',
  ]
  expect(sortTouched(changed, BEFORE)).toEqual({
    features: ['guilds'],
    older: [
      'src/contract/index.ts',
      'src/server/features.ts',
      'src/server/settings/routes.ts',
      'src/web/home/home-page.tsx',
    ],
    apart: [],
  })
})

test('migrations, documentation and generated files are listed apart', () => {
  const apart = [
    'README.md',
    'docs/openapi.json',
    'migrations/0001_accounts.sql',
    'src/server/platform/tables.ts',
  ]
  expect(sortTouched(apart, BEFORE)).toEqual({ features: [], older: [], apart })
})

test.each([
  ['its facts', 'src/server/home/feature.ts'],
  ['its part of the contract', 'src/contract/home.ts'],
  ['a new folder of the server', 'src/server/home/queries.ts'],
])('a feature is added by %s, and its older folders are its own', (_, path) => {
  expect(sortTouched([path, 'src/web/home/home-page.tsx'], BEFORE)).toMatchObject({
    features: ['home'],
    older: [],
  })
})

test('a file more in a folder that was there adds no feature', () => {
  const changed = ['src/server/settings/actions.ts', 'src/server/settings/routes.ts', 'src/server/worker.ts']
  expect(sortTouched(changed, BEFORE)).toMatchObject({
    features: [],
    older: ['src/server/settings/routes.ts'],
  })
})

test('it is read from the commits; what was moved or deleted counts as changed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cendekia-touched-'))
  const git = (...args: string[]): string =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], {
      cwd: folder,
      encoding: 'utf8',
    }).trim()
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const commit = (): string => {
    git('add', '--all')
    git('commit', '--quiet', '--no-gpg-sign', '--message', 'x')
    return git('rev-parse', 'HEAD')
  }
  try {
    git('init', '--quiet')
    for (const path of BEFORE) write(path, path)
    const from = commit()
    git('mv', 'src/web/home/home-page.tsx', 'src/web/home/welcome.tsx')
    git('rm', '--quiet', 'src/server/settings/routes.ts')
    write('src/server/guilds/feature.ts', 'guilds')
    commit()
    write('src/server/features.ts', 'with guilds')
    write('src/server/guilds/feature.ts', 'guilds, changed')
    const to = commit()
    expect(await readTouched(from, to, folder)).toEqual({
      features: ['guilds'],
      older: ['src/server/features.ts', 'src/server/settings/routes.ts', 'src/web/home/home-page.tsx'],
      apart: [],
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
})
