import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '../../scripts/run-command.ts'

/** The words with which `npm start` starts the built site: its flags bound the memory, and cost a little speed. */
export async function startCommand(): Promise<[string, ...string[]]> {
  const { scripts } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: { start: string }
  }
  const [program, ...args] = scripts.start.split('exec ')[1]?.split(' ') ?? []
  if (program === undefined) throw new Error('package.json does not say how the site is started')
  return [program, ...args]
}
