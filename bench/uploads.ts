import { spawn, type ChildProcess } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import type { BenchRow } from '../scripts/bench.ts'
import { ROOT } from '../scripts/run-command.ts'
import { freePort } from '../scripts/setup/free-port.ts'
import { connectDatabases } from '../src/server/platform/db.ts'
import { insertSession } from '../src/server/platform/session.ts'
import { copyDatabase, startTestDatabase } from '../src/server/testing/test-database.ts'

export const title =
  'memory of the server while 50 images of 12 MP are uploaded: to be flat after the first ten'

const IMAGES = 50
const GROUP = 10
const PEOPLE = 4
const SAMPLE_MS = 100
const MEGABYTE = 1024 ** 2
/** More than this above the level of the first ten would be a leak: one image takes some 30 MB while it is drawn. */
const FLAT_MB = 60

export async function measure(): Promise<BenchRow[]> {
  const database = await startTestDatabase()
  const copy = await copyDatabase(database.templateUrl)
  const folder = await mkdtemp(join(tmpdir(), 'cendekia-bench-'))
  await chmod(folder, 0o755)
  const port = await freePort()
  const server = spawn('node', ['--import', 'tsx', 'src/server/main.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      DATABASE_URL: copy.url,
      DATA_DIR: folder,
      PORT: String(port),
      RATE_LIMIT_SCALE: '1000000',
    },
    stdio: 'ignore',
  })
  try {
    const site = `http://localhost:${port}`
    await answers(`${site}/readyz`)
    const sessions = await signUp(copy.url)
    return await upload(site, sessions, await drawPhotos(), server)
  } finally {
    server.kill('SIGTERM')
    await new Promise((done) => server.once('exit', done))
    await rm(folder, { recursive: true, force: true })
    await copy.drop()
    await database.stop()
  }
}

async function upload(
  site: string,
  sessions: string[],
  photos: Buffer[],
  server: ChildProcess,
): Promise<BenchRow[]> {
  const atRest = await memoryOf(server)
  const samples: { megabytes: number; done: number }[] = []
  let [next, done] = [0, 0]
  const sampling = setInterval(
    () => void memoryOf(server).then((megabytes) => samples.push({ megabytes, done })),
    SAMPLE_MS,
  )
  const started = Date.now()
  const durations: number[] = []
  const send = async (session: string): Promise<void> => {
    while (next < IMAGES) {
      const photo = photos[next++ % photos.length]
      if (photo === undefined) return
      const startedAt = Date.now()
      const form = new FormData()
      form.set('file', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg')
      const headers = { cookie: `sid=${session}`, 'sec-fetch-site': 'same-origin' }
      const response = await fetch(`${site}/api/media`, { method: 'POST', body: form, headers })
      if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`)
      await response.arrayBuffer()
      durations.push(Date.now() - startedAt)
      done++
    }
  }
  await Promise.all(sessions.map(send)).finally(() => clearInterval(sampling))
  const rows = Array.from({ length: IMAGES / GROUP }, (_, index) => {
    const group = samples
      .filter((sample) => Math.floor(sample.done / GROUP) === index)
      .map(({ megabytes }) => megabytes)
    return {
      images: `${index * GROUP + 1}–${(index + 1) * GROUP}`,
      'RSS, mean MB': Math.round(group.reduce((sum, value) => sum + value, 0) / Math.max(1, group.length)),
      'RSS, most MB': Math.round(Math.max(...group)),
    }
  })
  const [warm = 0, ...later] = rows.map((row) => row['RSS, most MB'])
  const growth = Math.max(...later) - warm
  durations.sort((a, b) => a - b)
  const sizes = photos.map((photo) => (photo.length / MEGABYTE).toFixed(1))
  console.log(
    `Photos of ${sizes.join(' and ')} MB, ${PEOPLE} people at once; before: ${Math.round(atRest)} MB.`,
  )
  console.log(
    `${IMAGES} images in ${((Date.now() - started) / 1000).toFixed(1)} s, half of them within ${durations[IMAGES / 2] ?? 0} ms.`,
  )
  console.log(
    `Most memory after the first ${GROUP} images: ${growth} MB above theirs. ${growth <= FLAT_MB ? 'Flat.' : 'NOT FLAT.'}`,
  )
  return rows
}

/** 4000 x 3000, with as much detail as a camera leaves. */
async function drawPhotos(): Promise<Buffer[]> {
  const photos: Buffer[] = []
  for (const sigma of [30, 80]) {
    const noise = { type: 'gaussian' as const, mean: 128, sigma }
    const picture = sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#888', noise } })
    photos.push(await picture.blur(0.7).jpeg({ quality: 85 }).toBuffer())
  }
  return photos
}

async function signUp(url: string): Promise<string[]> {
  const db = connectDatabases(url, undefined, () => {})
  const now = new Date()
  const sessions: string[] = []
  for (let person = 0; person < PEOPLE; person++) {
    const { id } = await db.write
      .insertInto('users')
      .values({
        email: `p${person}@example.com`,
        first_name: 'P',
        last_name: 'Q',
        alias_name: `p-${person}`,
        role: 'user',
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    sessions.push(await insertSession(db.write, id, { ip: '127.0.0.1', userAgent: 'bench' }, now))
  }
  await db.close()
  return sessions
}

/** Resident memory in megabytes; only Linux reports it this way. */
async function memoryOf({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024
}

async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const response = await fetch(url).catch(() => undefined)
    if (response?.status === 200) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`${url} does not answer`)
}
