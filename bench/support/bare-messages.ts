import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

const CONNECTIONS = 10
const CHANNEL = 'bench_bare'
const PATIENCE_MS = 5000

/**
 * What the machine takes for the least that could be called sending: a row is committed, another connection is told by
 * NOTIFY. No session, no rules, no text, no HTTP.
 */
export async function measureBare(url: string, aSecond: number, seconds: number): Promise<number[]> {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS })
  const listener = new pg.Client({ connectionString: url })
  await listener.connect()
  const sentAt = new Map<string, number>()
  const delays: number[] = []
  listener.on('notification', ({ payload = '' }) => {
    delays.push(performance.now() - (sentAt.get(payload) ?? Number.NaN))
  })
  try {
    await listener.query(`listen ${CHANNEL}`)
    await pool.query('create table bench_bare (id integer primary key, body text not null)')
    const send = async (id: number) => {
      sentAt.set(String(id), performance.now())
      await pool.query({
        name: 'insert',
        text: 'insert into bench_bare values ($1, $2)',
        values: [id, `Message ${id}`],
      })
      await pool.query({ name: 'notify', text: `select pg_notify('${CHANNEL}', $1)`, values: [String(id)] })
    }
    const startedAt = performance.now()
    const sending: Promise<void>[] = []
    const total = aSecond * seconds
    for (let id = 0; id < total; id++) {
      const dueAt = startedAt + (id * 1000) / aSecond
      if (dueAt > performance.now()) await pause(dueAt - performance.now())
      sending.push(send(id))
    }
    await Promise.all(sending)
    for (const end = Date.now() + PATIENCE_MS; delays.length < total && Date.now() < end;) await pause(20)
    await pool.query('drop table bench_bare')
    return delays
  } finally {
    await listener.end()
    await pool.end()
  }
}
