import type { BenchRow } from '../scripts/bench.ts'
import { Refusal } from '../src/server/platform/errors.ts'
import { parseRichText } from '../src/server/rich-text/public.ts'

export const title = 'a text becomes a tree; hostile ones are to be answered in under 200 ms'

const ROUNDS = 7

const sentence =
  'The quick brown fox **jumps** over the [lazy dog](https://example.com/dog) again, `then` rests until told. '
const plain = 'The night was long and the lamp was low, and nobody in the reading room spoke a single word. '
const chapter = `## A chapter\n\n${`${sentence}${plain.repeat(3)}\n\n`.repeat(3)}- one\n- *two*\n- three\n\n`
const prose = `${'Words without any mark, one after the other, as in a novel. '.repeat(12)}\n\n`
const rich = `${chapter}|a|b|\n|-|-|\n${'|1|**2**|\n'.repeat(10)}\n\`\`\`js\n${'const x = f(1) // note\n'.repeat(20)}\`\`\`\n\n$$\n\\int_0^1 \\frac{x^2}{2} dx\n$$\n\n`
const upTo = (text: string, bytes: number) => text.repeat(Math.ceil(bytes / text.length)).slice(0, bytes)
const KB = 1024

const inputs: Record<string, string> = {
  'article, 10 KB': upTo(chapter, 10 * KB),
  'article, 60 KB': upTo(chapter, 60 * KB),
  'article with tables, code and formulas, 20 KB': upTo(rich, 20 * KB),
  'prose, 250 KB': upTo(prose, 250 * KB),
  'too many marks everywhere, 250 KB': upTo(chapter, 250 * KB),
  '5 MB on one line': 'a'.repeat(5 * KB * KB),
  '10,000 nested **': '**a '.repeat(10_000),
  '10,000 [': '['.repeat(10_000),
  '10,000 >': '>'.repeat(10_000),
  '10,000 list markers': `${'- '.repeat(10_000)}a`,
  '200 nested lists': Array.from({ length: 200 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n'),
  '100,000 backticks': '`'.repeat(100_000),
  'just under the limit of marks': '*a _b '.repeat(330),
  'just under the limit, in 60 paragraphs': `${'*a _b '.repeat(40)}\n\n`.repeat(60),
  'backslashes, 250 KB': upTo(`${'\\'.repeat(400)}\n\n`, 250 * KB),
  'a table of 5,000 cells': `|a|b|\n|-|-|\n${'|x|y|\n'.repeat(2500)}`,
  'a table just under the limit': `|a|b|c|\n|-|-|-|\n${'|x|y|z|\n'.repeat(360)}`,
  '1,000 footnotes': Array.from({ length: 1000 }, (_, n) => `x[^${n}]\n\n[^${n}]: y\n`).join('\n'),
  '199 footnotes of each other': Array.from({ length: 199 }, (_, n) => `[^${n}]: x[^${n + 1}]`)
    .join('\n\n')
    .concat('\n\n[^0]'),
  'a macro that calls itself': '$\\def\\a{\\a\\a}\\a$',
  'long formulas': `${'$$\n' + 'x+\\frac{a}{b}'.repeat(70)}\n$$\n\n`.repeat(12),
  'three blocks of coloured code, 5 KB each':
    `\`\`\`js\n${'const x = `${f(1)}` // note\n'.repeat(175)}\`\`\`\n\n`.repeat(3),
  'code made to slow a grammar down': `\`\`\`arduino\n${`${'"'.repeat(290)}\n`.repeat(16)}\`\`\`\n\n`.repeat(
    3,
  ),
}

export function measure(): BenchRow[] {
  return Object.entries(inputs).map(([input, text]) => {
    const rounds = Array.from({ length: ROUNDS }, () => {
      const [start, used] = [performance.now(), process.cpuUsage()]
      attempt(text)
      const { user, system } = process.cpuUsage(used)
      return { wall: performance.now() - start, cpu: (user + system) / 1000 }
    })
    return {
      input,
      'median ms': median(rounds.map(({ wall }) => wall)),
      // On a busy machine this is the figure that means something.
      'median ms of CPU': median(rounds.map(({ cpu }) => cpu)),
      answer: attempt(text),
    }
  })
}

function attempt(text: string): string {
  try {
    return `${parseRichText(text).length} blocks`
  } catch (error) {
    if (error instanceof Refusal) return error.details.fields?.['text']?.en ?? error.message
    throw error
  }
}

function median(times: number[]): number {
  const middle = times.sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0
  return Math.round(middle * 10) / 10
}
