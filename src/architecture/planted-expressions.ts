import { EXPRESSION_RULES } from './expression-rules.ts'
import type { SourceFile } from './read-module.ts'

const SERVER = 'src/server/honor/rules.ts'
const { linear, excuse } = EXPRESSION_RULES

/** Modules with one bad expression or excuse each. */
export const PLANTED_EXPRESSIONS: (SourceFile & { rule: string })[] = [
  { rule: linear, path: SERVER, source: `export const x = (t: string) => t.replace(/ +$/gm, '')` },
  { rule: linear, path: SERVER, source: `export const x = /(a+)+$/` },
  { rule: linear, path: 'src/contract/b.ts', source: `export const b = /^(\\w+\\s?)*$/` },
  { rule: linear, path: 'src/web/honor/words.ts', source: `export const x = /(?:x|x)*y/.test('x')` },
  { rule: linear, path: SERVER, source: `export const x = /(?=x)(?:\\w+ ?)*$/` },
  { rule: linear, path: SERVER, source: `export const x = /(?:a|a)*b/y` },
  // Quick to find one match, but it reads to the end of the text for each.
  { rule: linear, path: SERVER, source: `export const x = (t: string) => t.match(/a(?:.*b)?/g)` },
  { rule: linear, path: SERVER, source: `export const x = (t: string) => t.split(/a(?:.*b)?/)` },
  { rule: linear, path: SERVER, source: `const A = /a(?:.*b)?/\nexport const x = (t: string) => t.split(A)` },
  { rule: linear, path: SERVER, source: `export const x = new RegExp('(a+)+$')` },
  { rule: linear, path: SERVER, source: `export const x = RegExp('x*y')` },
  { rule: linear, path: SERVER, source: `const A = 'a+'\nexport const x = new RegExp(\`(\${A})+$\`, 'u')` },
  {
    rule: linear,
    path: SERVER,
    source: `const A = ['a', 'a'] as const\nexport const x = new RegExp(\`(?:\${A.join('|')})*b\`)`,
  },
  // Its source is only known at run time, so the analyser can not read it.
  { rule: linear, path: SERVER, source: `export const x = (name: string) => new RegExp(\`^\${name}$\`)` },
  { rule: linear, path: SERVER, source: `export const x = /[\\p{L}--[a]]/v` },
  // A few dozen characters are too many for it.
  { rule: linear, path: SERVER, source: `// bounded: at most 50 characters\nexport const x = /(a+)+$/` },
  { rule: linear, path: SERVER, source: `// bounded: at most 50 characters\n\nexport const x = / +$/` },
  { rule: excuse, path: SERVER, source: `// bounded: at most 50 characters\nexport const x = /^ +$/` },
  { rule: excuse, path: SERVER, source: `// bounded: at most 50 characters\nexport const x = 1` },
  { rule: excuse, path: SERVER, source: `// bounded: names are short\nexport const x = / +$/` },
]

/** The harmless forms of the same. */
export const HARMLESS_EXPRESSIONS: SourceFile = {
  path: 'src/server/guilds/words.ts',
  source: `import { LONGEST } from './longest.ts'
const A = 'a+'
export const harmless = [
  / +/g,
  /(?<! ) +$/gm,
  /^ +$/gm,
  /a+$/y,
  /(?:^|[^a])a+$/,
  /^(\\w+\\s)*$/,
  /^(?:x|z)*y/,
  /a(?:.*b)?/,
  /<[^<>]*>/g,
  new RegExp('^x*y'),
  new RegExp(\`^(\${A}b)+$\`),
  new RegExp(\`^x{1,\${LONGEST - 1}}$\`),
  // bounded: a name has at most 50 characters
  / +$/,
  // bounded: a name has at most 50 characters
  (name: string) => new RegExp(\`^\${name}$\`),
]`,
}
