import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LanguageProvider } from './language.tsx'
import { formatRelative } from './format.ts'
import { RelativeTime } from './time.tsx'

test('a document says how long ago it was, as the page does once it is alive', () => {
  const at = new Date(Date.now() - 3 * 3_600_000).toISOString()
  const html = renderToString(
    <LanguageProvider initial="en">
      <RelativeTime at={at} />
    </LanguageProvider>,
  )
  expect(html).toContain(formatRelative(at, 'en', Date.now()))
  expect(html).toContain('3 hr. ago')
})
