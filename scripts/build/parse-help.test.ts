import { expect, test } from 'vitest'
import { parseHelpPage } from './parse-help.ts'

const ENGLISH = `# Your first steps

What to do first.

## Step by step

1. Press **Publish**.
2. Type \`x\`.

- One
- Two

## What’s more? {#more}

Read [the rules](/help-center?page=community-rules).

{% example table %}

{% honor levels %}

{% rules %}
`

test('a page is its title, its summary and its sections, with the words as they are written', () => {
  expect(parseHelpPage(ENGLISH)).toEqual({
    title: 'Your first steps',
    summary: 'What to do first.',
    sections: [
      {
        id: 'step-by-step',
        heading: 'Step by step',
        blocks: [{ steps: ['Press **Publish**.', 'Type `x`.'] }, { list: ['One', 'Two'] }],
      },
      {
        id: 'more',
        heading: 'What’s more?',
        blocks: [
          'Read [the rules](/help-center?page=community-rules).',
          { example: 'table' },
          { honor: 'levels' },
          { rules: true },
        ],
      },
    ],
  })
})

test('a translation has the ids of the English sections', () => {
  const page = parseHelpPage('# A\n\nB.\n\n## Satu\n\nC.\n\n## Dua\n\nD.\n', ENGLISH)
  expect(page.sections.map(({ id, heading }) => [id, heading])).toEqual([
    ['step-by-step', 'Satu'],
    ['more', 'Dua'],
  ])
})

test.each([
  ['no title', 'A\n\nB.'],
  ['no summary', '# A\n\n## B\n\nC.'],
  ['a summary of two lines', '# A\n\nB\nC\n\n## D\n\nE.'],
  ['words under no heading', '# A\n\nB.\n\nC.'],
  ['a heading twice', '# A\n\nB.\n\n## C\n\nD.\n\n## C\n\nE.'],
  ['a smaller heading', '# A\n\nB.\n\n## C\n\n### D'],
  ['steps that do not count', '# A\n\nB.\n\n## C\n\n1. D\n3. E'],
  ['lines that are no list', '# A\n\nB.\n\n## C\n\n- D\nE'],
  ['an unknown directive', '# A\n\nB.\n\n## C\n\n{% video x %}'],
  ['an example without a name', '# A\n\nB.\n\n## C\n\n{% example %}'],
])('%s is refused', (_, source) => {
  expect(() => parseHelpPage(source)).toThrow()
})

test('an id has plain letters only', () => {
  const page = parseHelpPage('# A\n\nB.\n\n## You don’t get the café’s code?\n\nC.')
  expect(page.sections[0]?.id).toBe('you-dont-get-the-cafes-code')
})

test('more or fewer sections than in English are refused', () => {
  expect(() => parseHelpPage('# A\n\nB.\n\n## C\n\nD.', ENGLISH)).toThrow('more sections')
  expect(() => parseHelpPage(ENGLISH, '# A\n\nB.\n\n## C\n\nD.')).toThrow('no section')
})
