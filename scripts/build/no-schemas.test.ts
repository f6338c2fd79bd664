import { build } from 'vite'
import { expect, test } from 'vitest'
import { noSchemas } from './no-schemas.ts'

const ENTRY = '/src/entry.ts'

test('the built web knows the address of an endpoint, and neither its schemas nor the endpoints beside it', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [
      noSchemas(),
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) =>
          id === ENTRY
            ? `import { createPagePost, PAGE_POST_TYPES } from '/src/contract/page-posts.ts'
               console.log(createPagePost, PAGE_POST_TYPES)`
            : null,
      },
    ],
    build: { write: false, minify: false, rolldownOptions: { input: ENTRY } },
  })
  const [output] = [built].flat()
  const code =
    output && 'output' in output ? output.output.map((file) => ('code' in file ? file.code : '')).join() : ''
  expect(code).toContain('path: "/api/page-posts"')
  expect(code).toContain('discussion')
  expect(code).not.toMatch(/zod|strictObject|\/api\/page-posts\/:id/i)
})
