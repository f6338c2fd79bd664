import { readdir } from 'node:fs/promises'

/** One line of a result: what was measured and the figures. */
export type BenchRow = Record<string, string | number>

interface Bench {
  /** Printed above the table. */
  title: string
  measure: (options: BenchOptions) => BenchRow[] | Promise<BenchRow[]>
}

export interface BenchOptions {
  /** The scale of the seeded community, where one is needed: `--scale=1000`. */
  scale: number
  /** The folder of another built checkout to compare with: `--before=../older`. */
  before: string | undefined
  /** For benches with many cases: `--every=6` tries every sixth. */
  every: number
  /** Of a bench with many rows those whose name has this in it: `--only=phrase`. */
  only: string
  /** How long each load lasts: `--seconds=10`. */
  seconds: number
  /** How long a bench watches something that may grow: `--minutes=60`. */
  minutes: number
  /** Where a filled database is kept and used again: `--data=../corpora`. Without it each run fills a new one. */
  data: string | undefined
  /** `--explain` prints the plan of every statement, where a bench measures statements. */
  explain: boolean
}

/** `npm run bench` measures everything in bench/, `npm run bench -- markdown` one thing. Nothing is judged here. */
const known = (await readdir('bench')).filter((file) => file.endsWith('.ts')).map((file) => file.slice(0, -3))
const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const option = (name: string) =>
  process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(`--${name}=`.length)
const scale = Number(option('scale') ?? 10)
const before = option('before')
const data = option('data')
const every = Number(option('every') ?? 1)
const only = option('only') ?? ''
const seconds = Number(option('seconds') ?? 5)
const minutes = Number(option('minutes') ?? 3)
const explain = process.argv.includes('--explain')
const unknown = asked.filter((name) => !known.includes(name))
if (unknown.length > 0) {
  console.error(`There is no bench called ${unknown.join(', ')}. There are: ${known.join(', ')}.`)
  process.exit(1)
}
for (const name of asked.length === 0 ? known : asked) {
  const { title, measure } = (await import(`../bench/${name}.ts`)) as Bench
  console.log(`\n${name}: ${title}`)
  console.table(await measure({ scale, before, every, only, seconds, minutes, data, explain }))
}
