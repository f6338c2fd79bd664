import type { RichNode, RichText } from '../../contract/rich-text.ts'

interface Example {
  source: string
  /** What the server makes of it; src/help-examples.test.ts asks it. */
  nodes: RichText
}

const text = (value: string): RichNode => ({ type: 'text', value })
const paragraph = (...children: RichNode[]): RichNode => ({ type: 'paragraph', children })
const item = (value: string, isDone: boolean | null = null): RichNode => ({
  type: 'listItem',
  isDone,
  children: [text(value)],
})
const row = (...cells: string[]): RichNode => ({
  type: 'tableRow',
  children: cells.map((cell) => ({ type: 'tableCell', children: [text(cell)] })),
})
const math = (tag: 'math' | 'mrow' | 'msup' | 'mi' | 'mn' | 'mo', ...children: RichNode[]): RichNode => ({
  type: 'mathElement',
  tag,
  attributes: {},
  children,
})

/** Names and numbers only, so that one set serves readers of all languages. */
export const EXAMPLES = {
  headings: {
    source: '## Borobudur\n\n### Relief',
    nodes: [
      { type: 'heading', level: 2, id: 'h-borobudur', children: [text('Borobudur')] },
      { type: 'heading', level: 3, id: 'h-relief', children: [text('Relief')] },
    ],
  },
  marks: {
    source: '**Toba**, *Samosir*\n\n~~Pluto~~\n\n[Top 20](/trending)\n\n> Bhinneka Tunggal Ika',
    nodes: [
      paragraph({ type: 'strong', children: [text('Toba')] }, text(', '), {
        type: 'emphasis',
        children: [text('Samosir')],
      }),
      paragraph({ type: 'strike', children: [text('Pluto')] }),
      paragraph({ type: 'link', href: '/trending', isExternal: false, children: [text('Top 20')] }),
      { type: 'quote', children: [paragraph(text('Bhinneka Tunggal Ika'))] },
    ],
  },
  lists: {
    source: '- Sumatra\n- Borneo\n\n1. Jakarta\n2. Kuala Lumpur',
    nodes: [
      { type: 'list', start: null, children: [item('Sumatra'), item('Borneo')] },
      { type: 'list', start: 1, children: [item('Jakarta'), item('Kuala Lumpur')] },
    ],
  },
  tasks: {
    source: '- [x] Merapi\n- [ ] Kinabalu',
    nodes: [{ type: 'list', start: null, children: [item('Merapi', true), item('Kinabalu', false)] }],
  },
  table: {
    source: '| °C | °F |\n| ---: | ---: |\n| 0 | 32 |\n| 100 | 212 |',
    nodes: [
      {
        type: 'table',
        align: ['right', 'right'],
        children: [row('°C', '°F'), row('0', '32'), row('100', '212')],
      },
    ],
  },
  footnote: {
    source: 'Borobudur[^1]\n\n[^1]: UNESCO, 1991.',
    nodes: [
      paragraph(text('Borobudur'), { type: 'footnoteReference', number: 1, reference: 1 }),
      {
        type: 'footnotes',
        children: [
          { type: 'footnote', number: 1, references: 1, children: [paragraph(text('UNESCO, 1991.'))] },
        ],
      },
    ],
  },
  code: {
    source: '```js\nconst answer = 6 * 7\n```',
    nodes: [
      {
        type: 'code',
        language: 'js',
        tokens: [
          { kind: 'keyword', value: 'const' },
          { kind: null, value: ' answer = ' },
          { kind: 'number', value: '6' },
          { kind: null, value: ' * ' },
          { kind: 'number', value: '7' },
        ],
      },
    ],
  },
  formula: {
    source: '$E = mc^2$',
    nodes: [
      paragraph({
        type: 'math',
        isBlock: false,
        source: 'E = mc^2',
        children: [
          math(
            'math',
            math(
              'mrow',
              math('mi', text('E')),
              math('mo', text('=')),
              math('mi', text('m')),
              math('msup', math('mi', text('c')), math('mn', text('2'))),
            ),
          ),
        ],
      }),
    ],
  },
  spoiler: {
    source: '6 × 7 = ||42||',
    nodes: [paragraph(text('6 × 7 = '), { type: 'spoiler', children: [text('42')] })],
  },
} satisfies Record<string, Example>

export type ExampleName = keyof typeof EXAMPLES
