import { plant, type Planted } from './plant.ts'
import { WORD_RULE } from './word-rules.ts'

const messages = (en: string, id: string, my: string) =>
  `export const messages = defineMessages({ a: { en: '${en}', id: '${id}', my: \`${my}\` } })`

/** One refused word in each language and in each place where texts are. */
export const PLANTED_WORDS: Planted[] = [
  plant(WORD_RULE, 'src/web/honor/messages.ts', messages('Nobody yet', 'Belum ada', 'Belum ada')),
  plant(WORD_RULE, 'src/web/honor/messages.ts', messages('If you like', 'Bila Anda mau', 'Jika anda mahu')),
  plant(WORD_RULE, 'src/web/honor/messages.ts', messages('Articles', 'Artikel', 'Rencana ${1}')),
  plant(WORD_RULE, 'src/server/honor/mail-messages.ts', messages('Your e-mail', 'Email Anda', 'E-mel anda')),
  plant(
    WORD_RULE,
    'src/server/honor/endpoints.ts',
    `export const endpoints = { a: { summary: { en: 'Comments.', id: 'Komentar.', my: 'Ulasan.' } } }`,
  ),
  plant(
    WORD_RULE,
    'src/server/honor/notifications.ts',
    `export const types = { a: { words: { en: 'It was fetched', id: 'Dimuat', my: 'Dimuatkan' } } }`,
  ),
  plant(
    WORD_RULE,
    'src/web/legal/texts/terms.id.ts',
    `export const text = { sections: [{ blocks: ['Kami memakai ' + 'kuki.'] }] }`,
  ),
  plant(WORD_RULE, 'src/web/help/texts/writing.my.ts', `export const writing = { title: 'Muka surat' }`),
  plant(
    WORD_RULE,
    'src/web/help/pages/writing.en.md',
    `# Writing\n\n1. Press **Save**.\n2. Whoever reads it`,
  ),
  plant(WORD_RULE, 'src/web/help/pages/writing.id.md', `---\ntitle: Tagar\n---\n`),
]
