import { readdir, readFile } from 'node:fs/promises'

const MS_PER_TICK = 10

/** Processor time that a process has used so far, with its threads: it says something on a busy machine too. */
export async function processorMs(pid: number | undefined): Promise<number> {
  const { own } = await timesOf(pid)
  return own
}

/** The same of a process, of those that it has started, and of those of them that have ended. */
export async function processorMsOfAll(parent: number): Promise<number> {
  let sum = 0
  for (const pid of (await readdir('/proc')).map(Number).filter(Number.isInteger)) {
    // It may end just now.
    const times = await timesOf(pid).catch(() => undefined)
    if (pid === parent) sum += (times?.own ?? 0) + (times?.ended ?? 0)
    else if (times?.parent === parent) sum += times.own
  }
  return sum
}

/** Who has started this process. */
export async function parentOf(pid: number): Promise<number> {
  return (await timesOf(pid)).parent
}

async function timesOf(pid: number | undefined) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')')).split(' ').map(Number)
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(12, 16)
  return {
    parent: fields[2] ?? 0,
    own: (user + system) * MS_PER_TICK,
    ended: (endedUser + endedSystem) * MS_PER_TICK,
  }
}
