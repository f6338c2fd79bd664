import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { forbiddenStorage } from '../testing/stand-ins.ts'
import { leaveApp, renderPart } from '../testing/render-app.tsx'
import { shownLanguage, storedLanguage, useLanguage, useText } from './language.tsx'
import { builtMessages, defineMessages } from './messages.ts'
import { WORDS_FILES } from './words-files.ts'

afterEach(leaveApp)

const messages = defineMessages({ hello: { en: 'Hello {name}', id: 'Halo {name}', my: 'Helo {name}' } })

function Greeting({ dictionary = messages }: { dictionary?: typeof messages }) {
  const t = useText(dictionary)
  const { setLanguage } = useLanguage()
  return (
    <>
      <p data-testid="words">{t('hello', { name: 'Sari' })}</p>
      <p data-testid="missing">{t('gone' as 'hello')}</p>
      <button type="button" onClick={() => setLanguage('id')}>
        id
      </button>
      <button type="button" onClick={() => setLanguage('my')}>
        my
      </button>
    </>
  )
}

const words = page.getByTestId('words')
const press = (name: string) => page.getByRole('button', { name }).click()

test('[S4.2-1] without a stored choice the language is en, and so it is with a broken one', () => {
  expect(storedLanguage()).toBe('en')
  for (const broken of ['ms', 'EN', '', 'toString']) {
    localStorage.setItem('language', broken)
    expect(storedLanguage()).toBe('en')
  }
  localStorage.setItem('language', 'my')
  expect(storedLanguage()).toBe('my')
})

test('[S4.2-5] a missing key shows the key itself on the page', async () => {
  await renderPart(<Greeting />)
  await expect.element(page.getByTestId('missing')).toHaveTextContent('gone')
})

test('a choice changes the words, the page and what the server is told', async () => {
  await renderPart(<Greeting />)
  await expect.element(words).toHaveTextContent('Hello Sari')
  await press('my')
  await expect.element(words).toHaveTextContent('Helo Sari')
  expect([document.documentElement.lang, shownLanguage(), localStorage.getItem('language')]).toEqual([
    'ms',
    'my',
    'my',
  ])
  expect(document.cookie).toContain('lang=my')
})

test('the old words stay until the new ones have come, and the last choice wins', async () => {
  const arrivals: (() => void)[] = []
  const comes = [0, 1].map(() => new Promise<void>((resolve) => void arrivals.push(resolve)))
  vi.stubGlobal('comes', comes)
  const file = (place: number, hello: string) => {
    const words = encodeURIComponent(JSON.stringify({ greeting: { hello } }))
    return `data:text/javascript,await globalThis.comes[${place}];export default ${words}`
  }
  Object.assign(WORDS_FILES, { id: file(0, 'Halo {name}'), my: file(1, 'Helo {name}') })
  const dictionary = builtMessages('greeting', { en: { hello: 'Hello {name}' } }) as typeof messages
  await renderPart(<Greeting dictionary={dictionary} />)
  await press('id')
  await press('my')
  await expect.element(words).toHaveTextContent('Hello Sari')
  arrivals[1]?.()
  await expect.element(words).toHaveTextContent('Helo Sari')
  arrivals[0]?.()
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  await expect.element(words).toHaveTextContent('Helo Sari')
  expect(document.documentElement.lang).toBe('ms')
  Object.assign(WORDS_FILES, { id: undefined, my: undefined })
})

test('a language can be chosen where storage is forbidden', async () => {
  vi.stubGlobal('localStorage', forbiddenStorage)
  await renderPart(<Greeting />)
  await press('id')
  await expect.element(words).toHaveTextContent('Halo Sari')
  expect(storedLanguage()).toBe('id')
})
